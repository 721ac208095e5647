import { type OwnedDesignDetail, askForDownloads } from '@hien/api';
import { designRefundSchema } from '@hien/domain';
import { Button, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DesignDownload.css.ts';

/** When nothing can be downloaded any more: what was asked of staff, what they said, and the way to ask (G11). */
export function MoreDownloads({ owned }: { owned: OwnedDesignDetail }) {
  const text = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { extension } = owned;
  if (extension?.decision === null)
    return (
      <Text measure>
        {text('designs.more.waits', { when: format.date(extension.requested_at, 'dateTime') })}
      </Text>
    );
  return (
    <>
      {extension?.answer == null ? null : (
        <Text measure>{text('designs.more.answer', { answer: extension.answer })}</Text>
      )}
      {asking ? (
        <Ask id={owned.design.id} />
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>{text('designs.more.ask')}</Button>
        </div>
      )}
    </>
  );
}

function Ask({ id }: { id: number }) {
  const text = useText();
  const ask = useSend(askForDownloads, { about: id });
  return (
    <Form
      schema={designRefundSchema}
      initialValues={{ reason: '' }}
      className={s.part}
      draft={{ in: `design-more-${id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) => ask.submit({ id, reason })}
    >
      <FormField
        name="reason"
        label={text('designs.more.reason')}
        hint={text('designs.more.reason.hint')}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <SubmitButton>{text('designs.more.send')}</SubmitButton>
    </Form>
  );
}
