import { formatDate, reasonTexts, type Language, type Reason } from '@hien/domain';
import { Button, Checkbox, Field, Inline, Input, Notice, Stack, Text, Textarea } from '@hien/ui';
import { useOwnSubmit } from '@hien/ui/form';
import { useState } from 'react';
import { wordsIn, type Words } from '../texts.ts';
import { fieldsOf, payloadOf, type PayloadField } from './payload.ts';

// Numbers beyond this are instants: amounts in đồng stay far below.
const leastInstant = 1_000_000_000_000;

export type PayloadFormProps = {
  /** What the event is called. */
  event: string;
  sample: object;
  /** Reasons for which what is filled in may be refused. */
  needs: readonly Reason[];
  refused: Reason | 'UNREADABLE' | null;
  language: Language;
  onSend: (payload: object) => void;
  onCancel: () => void;
};

/** What an event brings along, filled in so that it is accepted; change it to see what is refused. */
export const PayloadForm = ({
  event,
  sample,
  needs,
  refused,
  language,
  onSend,
  onCancel,
}: PayloadFormProps) => {
  const words = wordsIn(language);
  const [fields, setFields] = useState(() => fieldsOf(sample));
  const [unread, setUnread] = useState(false);
  const change = (name: string, text: string) =>
    setFields(fields.map((field) => (field.name === name ? { ...field, text } : field)));
  const submit = useOwnSubmit(() => {
    const payload = payloadOf(fields);
    setUnread(payload === null);
    if (payload !== null) onSend(payload);
  });
  const problem = unread ? words.notJson : refused && sayRefusal(refused, language, words);
  return (
    <form method="post" aria-label={event} onSubmit={submit}>
      <Stack gap={3}>
        {fields.map((field) => (
          <PayloadInput
            key={field.name}
            field={field}
            language={language}
            onChange={(text) => change(field.name, text)}
          />
        ))}
        {needs.length === 0 ? null : (
          <Text size="caption" tone="muted">
            {`${words.mayRefuse}: ${needs.map((reason) => reasonTexts[reason][language]).join(' ')}`}
          </Text>
        )}
        <div role="alert">
          {problem ? (
            <Notice tone="critical" title={words.refused}>
              {problem}
            </Notice>
          ) : null}
        </div>
        <Inline gap={2}>
          <Button type="submit" size="sm" variant="primary">
            {`${words.send}: ${event}`}
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
};

type PayloadInputProps = {
  field: PayloadField;
  language: Language;
  onChange: (text: string) => void;
};

const PayloadInput = ({ field: { name, kind, text }, language, onChange }: PayloadInputProps) => {
  if (kind === 'yes-no') {
    return (
      <Checkbox
        checked={text === 'true'}
        onChange={(event) => onChange(String(event.currentTarget.checked))}
      >
        {name}
      </Checkbox>
    );
  }
  const instant = kind === 'number' && Number(text) >= leastInstant;
  return (
    <Field label={name} hint={instant ? formatDate(Number(text), 'deadline', language) : undefined}>
      {kind === 'json' ? (
        <Textarea rows={3} value={text} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <Input
          type={kind === 'number' ? 'number' : 'text'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};

export function sayRefusal(
  reason: Reason | 'UNREADABLE',
  language: Language,
  words: Words,
): string {
  return reason === 'UNREADABLE'
    ? words.unreadable
    : `${reasonTexts[reason][language]} (${reason})`;
}
