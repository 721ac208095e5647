import { type EventPayload, type SellerItem, sendOrderEvent } from '@hien/api';
import { ConfirmDialog, Dialog, useToast } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { refusedText } from '../../shared/order/refused-text.ts';
import type { EventForm } from '../../shared/order/events/event-form.ts';
import { askedBefore } from '../../shared/order/events/event-forms.tsx';
import { type SellerEvent, sellerEventWords } from '../../shared/order/events/seller-actions.ts';
import * as s from './LineTable.css.ts';

export interface Act {
  readonly event: SellerEvent;
  readonly row: SellerItem;
}

/** Sends one event for a line. When somebody else was first, the list is asked anew and says so. */
export function useAct({ row, event }: Act) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const changed = text('seller.act.changed');
  const sending = useSend(sendOrderEvent, {
    about: row.item.id,
    says: {
      VERSION_CONFLICT: async () => {
        await sending.refresh();
        return changed;
      },
      EVENT_REFUSED: (error) => refusedText(error, text, language, 'seller'),
    },
  });
  const wordsOf = (payload: EventPayload) => ({
    id: row.orderId,
    event,
    itemIds: [row.item.id],
    payload,
    expectedVersion: row.orderVersion,
  });
  const done = () => toast.show({ tone: 'positive', text: text('seller.act.done') });
  return {
    busy: sending.busy,
    submit: (payload: EventPayload, close: () => void) =>
      sending.submit(wordsOf(payload), () => {
        done();
        close();
      }),
  };
}

/** What an event asks before it is sent: a sentence to confirm, or a form. */
export function EventDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const asked = askedBefore(act.event, act.row);
  if (asked === null) return null;
  return typeof asked === 'string' ? (
    <Confirmed act={act} sentence={asked} onClose={onClose} />
  ) : (
    <Filled act={act} form={asked} onClose={onClose} />
  );
}

type Words = ReturnType<typeof useText>;

const aboutOf = ({ row }: Act, text: Words): string =>
  text('seller.act.about', {
    number: row.orderNumber,
    thing: row.item.thing.name,
    count: row.item.quantity,
  });

interface ConfirmedProps {
  act: Act;
  sentence: Exclude<ReturnType<typeof askedBefore>, EventForm | null>;
  onClose: () => void;
}

function Confirmed({ act, sentence, onClose }: ConfirmedProps) {
  const text = useText();
  const [failed, setFailed] = useState('');
  const { submit } = useAct(act);
  const send = async () => {
    const failure = await submit({}, () => undefined);
    if (failure === undefined) return;
    setFailed(failure.message ?? failureText(undefined, text));
    throw new Error(failure.message);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone={act.event === 'cancel.approve' ? 'danger' : 'primary'}
      title={text(sellerEventWords[act.event])}
      description={text(sentence)}
      confirmLabel={text(sellerEventWords[act.event])}
      cancelLabel={text('seller.act.cancel')}
      failedText={failed}
      waitingLabel={text('seller.act.sending')}
      onConfirm={send}
    >
      <p className={s.about}>{aboutOf(act, text)}</p>
    </ConfirmDialog>
  );
}

function Filled({ act, form, onClose }: { act: Act; form: EventForm; onClose: () => void }) {
  const text = useText();
  const { submit } = useAct(act);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text(sellerEventWords[act.event])}
      description={aboutOf(act, text)}
      closeLabel={text('seller.act.close')}
      size="md"
    >
      <Form
        schema={form.schema}
        initialValues={form.initialValues}
        className={s.form}
        draft={{ in: `seller-${act.event}-${act.row.item.id}`, until: 'tab-closes' }}
        onSubmit={(values) => submit(form.payload(values), onClose)}
      >
        {form.fields(act.row, act.event)}
        <SubmitButton fullWidth size="lg">
          {text(sellerEventWords[act.event])}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
