import { type Input, type OfficeQuotation, moveOfficeQuotation } from '@hien/api';
import { allowed, reasonTexts, systemClock } from '@hien/domain';
import {
  quotationDeclineSchema,
  quotationEventLabels,
  quotationMachine,
} from '@hien/domain/office-plan';
import { Button, ConfirmDialog, Notice, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Quotation.css.ts';

type Event = Input<'moveOfficeQuotation'>['event'];

const events: readonly Event[] = ['accept', 'decline', 'withdraw'];

/** What the member can do with a quotation now; whatever is refused says why. */
export function QuotationActs({ quotation }: { quotation: OfficeQuotation }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [now] = useState(() => systemClock.now());
  const [asked, setAsked] = useState<Event>();
  const [failed, setFailed] = useState<string>();
  const move = useSend(moveOfficeQuotation, {
    says: { VERSION_CONFLICT: text('office.order.changed') },
  });
  const { id, state, version, total, valid_until: until, start, changed_at: changed } = quotation;
  const options = allowed(
    quotationMachine,
    {
      state,
      version,
      total,
      start,
      changedAt: Date.parse(changed),
      validUntil: until === null ? null : Date.parse(until),
    },
    'member',
    now,
  );
  const send = async (event: Event, reason: string) => {
    setFailed(undefined);
    const failure = await move.submit({ id, event, reason, expected_version: version }, () => {
      setAsked(undefined);
      toast.show({ tone: 'positive', text: text(`office.order.done.${event}`) });
    });
    if (failure === undefined) return undefined;
    setFailed(failure.message ?? text('office.order.failed'));
    setAsked(undefined);
    await move.refresh();
    return failure;
  };
  const offered = events.flatMap((event) => {
    const option = options.find((one) => one.event === event);
    return option === undefined ? [] : [{ event, refused: option.refused }];
  });
  return (
    <div className={s.acts}>
      <div role="alert">
        {failed === undefined ? null : <Notice tone="critical">{failed}</Notice>}
      </div>
      <div className={s.buttons}>
        {offered.map(({ event, refused }) => (
          <Button
            key={event}
            variant={event === 'accept' ? 'primary' : 'secondary'}
            disabledReason={refused === null ? undefined : reasonTexts[refused][language]}
            aria-expanded={event === 'decline' ? asked === 'decline' : undefined}
            onClick={() => setAsked(event)}
          >
            {quotationEventLabels[event][language]}
          </Button>
        ))}
      </div>
      {asked === 'decline' ? (
        <Form
          schema={quotationDeclineSchema}
          initialValues={{ reason: '' }}
          className={s.form}
          draft={{ in: `office-decline-${id}`, until: 'tab-closes' }}
          onSubmit={({ reason }) => send('decline', reason)}
        >
          <FormField
            name="reason"
            label={text('office.order.why')}
            hint={text('office.order.why.hint')}
            required
          >
            <Textarea rows={3} maxLength={1000} />
          </FormField>
          <div className={s.buttons}>
            <SubmitButton>{text('office.order.decline')}</SubmitButton>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {text('office.order.keep')}
            </Button>
          </div>
        </Form>
      ) : null}
      {(['accept', 'withdraw'] as const).map((event) => (
        <ConfirmDialog
          key={event}
          open={asked === event}
          onOpenChange={(open) => setAsked(open ? event : undefined)}
          tone={event === 'accept' ? 'primary' : 'danger'}
          title={text(`office.order.ask.${event}`, { number: quotation.number })}
          description={text(`office.order.ask.${event}.text`)}
          confirmLabel={quotationEventLabels[event][language]}
          cancelLabel={text('office.order.keep')}
          waitingLabel={text('office.order.sending')}
          failedText={text('office.order.failed')}
          onConfirm={async () => {
            await send(event, '');
          }}
        />
      ))}
    </div>
  );
}
