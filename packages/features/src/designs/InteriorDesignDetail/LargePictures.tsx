import { type LargePictures as Standing, askForLargePictures, getLargePictures } from '@hien/api';
import { designRefundSchema } from '@hien/domain';
import { Button, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Suspense, lazy, useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LargePictures.css.ts';

const LargePictureDialog = lazy(async () => ({
  default: (await import('./LargePictureDialog.tsx')).LargePictureDialog,
}));

interface LargePicturesProps {
  id: number;
  name: string;
}

/** The pictures as large as there are: how the member's request stands, the way to ask, and the pictures while they are shown. */
export function LargePictures({ id, name }: LargePicturesProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const { data } = useCall(getLargePictures, { id });
  if (data === undefined) return null;
  const { shown, request } = data;
  const waits = request !== null && request.decision === null;
  return (
    <div className={s.part}>
      <State standing={data} />
      {shown ? (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {text('designs.large.open')}
          </Button>
        </div>
      ) : null}
      {asking && !waits && !shown ? <Ask id={id} onDone={() => setAsking(false)} /> : null}
      {asking || waits || shown ? null : (
        <div>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {text(request === null ? 'designs.large.ask' : 'designs.large.again')}
          </Button>
        </div>
      )}
      {open ? (
        <Suspense fallback={null}>
          <LargePictureDialog
            id={id}
            name={name}
            pictures={data.pictures}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function State({ standing: { shown, request } }: { standing: Standing }) {
  const text = useText();
  const format = useFormat();
  if (request === null) return null;
  const { decision, answer, requested_at: when, shown_until: until } = request;
  const at = (instant: string) => format.date(instant, 'dateTime');
  const said = answer ?? '';
  if (decision === null)
    return <Text measure>{text('designs.large.waits', { when: at(when) })}</Text>;
  if (until === null) return <Text measure>{text('designs.large.refused', { answer: said })}</Text>;
  return (
    <Text measure>
      {shown
        ? text('designs.large.shown', { until: at(until), answer: said })
        : text('designs.large.over', { until: at(until) })}
    </Text>
  );
}

function Ask({ id, onDone }: { id: number; onDone: () => void }) {
  const text = useText();
  const ask = useSend(askForLargePictures, { about: id });
  return (
    <Form
      schema={designRefundSchema}
      initialValues={{ reason: '' }}
      className={s.part}
      draft={{ in: `large-pictures-${id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) => ask.submit({ id, reason }, onDone)}
    >
      <FormField
        name="reason"
        label={text('designs.large.why')}
        hint={text('designs.large.why.hint')}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div className={s.acts}>
        <SubmitButton>{text('designs.large.send')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {text('designs.large.later')}
        </Button>
      </div>
    </Form>
  );
}
