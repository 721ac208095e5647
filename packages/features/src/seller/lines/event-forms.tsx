import type { EventPayload, SellerItem } from '@hien/api';
import {
  cancelRejectSchema,
  delaySchema,
  holdReasonLabels,
  holdReasons,
  holdSchema,
  inspectionSchema,
  refundApproveSchema,
  refundConfirmSchema,
  rejectReceivedSchema,
  rejectSchema,
  sellerCancelReasonLabels,
  sellerCancelReasons,
  sellerCancelSchema,
  shipmentSchema,
  toExchangeSchema,
  toRefundSchema,
} from '@hien/domain';
import { Input, MoneyInput, Radio, Select, Text, Textarea } from '@hien/ui';
import {
  FormCheckbox,
  FormField,
  FormRadioGroup,
  type FormProps,
  type FormSchema,
  useFormField,
} from '@hien/ui/form';
import type { ReactNode } from 'react';
import { DayField } from '../../shared/forms/DayField.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { WantedOption } from '../../shared/order/WantedOption.tsx';
import { RefundMoney } from './RefundMoney.tsx';
import type { SellerEvent } from './seller-actions.ts';
import * as s from './LineTable.css.ts';

/** What an event asks of the shop, and what of it goes along. */
export interface EventForm {
  readonly schema: FormSchema;
  readonly initialValues: Record<string, unknown>;
  readonly payload: (values: Record<string, unknown>) => EventPayload;
  readonly fields: (row: SellerItem, event: SellerEvent) => ReactNode;
}

/** Keeps the types of one form together; the dialog that shows it need not know them. */
function formOf<Schema extends FormSchema>(
  schema: Schema,
  initialValues: FormProps<Schema>['initialValues'],
  payload: (values: Parameters<FormProps<Schema>['onSubmit']>[0]) => EventPayload,
  fields: EventForm['fields'],
): EventForm {
  return { schema, initialValues, fields, payload: payload as EventForm['payload'] };
}

const carrier = { kind: 'carrier', carrier: '', tracking: '' } as const;

const shipment = formOf(
  shipmentSchema,
  carrier,
  (sent) => ({ shipment: sent }),
  () => <ShipmentFields />,
);

const hold = formOf(
  holdSchema,
  { reason: '', text: '', amount: null },
  ({ reason, text, amount }) => ({ reason, text, ...(amount === null ? {} : { amount }) }),
  () => (
    <>
      <HoldReason />
      <WordsField />
      <AmountField />
    </>
  ),
);

const reject = formOf(
  rejectSchema,
  { reason: '', text: '', send_back: null },
  ({ reason, text }) => ({ reason, text }),
  () => (
    <>
      <HoldReason />
      <WordsField />
    </>
  ),
);

/** The goods are with the shop already. */
const rejectReceived = formOf(
  rejectReceivedSchema,
  { reason: '', text: '', send_back: carrier },
  ({ reason, text, send_back }) => ({ reason, text, sendBack: send_back }),
  () => (
    <>
      <HoldReason />
      <WordsField />
      <SendBackFields />
    </>
  ),
);

const cancelReject = formOf(
  cancelRejectSchema,
  { reason: '' },
  ({ reason }) => ({ reason }),
  () => <OwnReason label="seller.act.why" />,
);

const delay = formOf(
  delaySchema,
  { reason: '', until: '' },
  // The end of a working day in Vietnam.
  ({ reason, until }) => ({ reason, until: `${until}T11:00:00.000Z` }),
  () => (
    <>
      <OwnReason label="seller.act.delay.reason" />
      <DelayDay />
    </>
  ),
);

const cancelBySeller = formOf(
  sellerCancelSchema,
  { reason: '', text: '' },
  ({ reason }) => ({ reason }),
  () => <SellerCancelReason />,
);

const approve = formOf(
  refundApproveSchema,
  { keep: false },
  ({ keep }) => ({ returnRequired: !keep }),
  () => <Tick name="keep" label="seller.act.no-return" />,
);

const confirm = formOf(
  refundConfirmSchema,
  { cash_missing: false },
  ({ cash_missing }) => (cash_missing ? { cashMissing: true } : {}),
  (row, event) => (
    <>
      <RefundMoney row={row} event={event} />
      {row.payment.method === 'COD' ? (
        <Tick
          name="cash_missing"
          label="seller.act.cash-missing"
          hint="seller.act.cash-missing.hint"
        />
      ) : null}
    </>
  ),
);

const inspect = formOf(
  inspectionSchema,
  { inspected: false },
  ({ inspected }) => ({ inspected }),
  () => <Tick name="inspected" label="seller.act.inspected" />,
);

const toRefund = formOf(
  toRefundSchema,
  { reason: '', agreed: false },
  ({ reason, agreed }) => ({ reason, buyerAgreed: agreed }),
  () => <Change />,
);

const toExchange = formOf(
  toExchangeSchema,
  { reason: '', agreed: false, wanted_option: '' },
  ({ reason, agreed, wanted_option }) => ({
    reason,
    buyerAgreed: agreed,
    wantedOptionId: Number(wanted_option),
  }),
  (row) => (
    <>
      <WantedOption orderId={row.orderId} item={row.item} />
      <Change />
    </>
  ),
);

/** What is asked before an event; a sentence alone is confirmed, nothing is sent at once. */
export function askedBefore(event: SellerEvent, row: SellerItem): EventForm | MessageId | null {
  switch (event) {
    case 'seller.accept':
      return null;
    case 'delivered':
    case 'exchange.redelivered':
      return 'seller.act.delivered.text';
    case 'cash.collected':
      return 'seller.act.cash.text';
    case 'cancel.approve':
      return 'seller.act.cancel-approve.text';
    case 'refund.received':
    case 'exchange.received':
      return 'seller.act.received.text';
    case 'refund.release':
    case 'exchange.release':
      return 'seller.act.release.text';
    case 'seller.dispatch':
    case 'seller.edit_delivery':
    case 'refund.pickup_started':
    case 'exchange.pickup_started':
    case 'exchange.redeliver':
      return shipment;
    case 'seller.declare_delay':
      return delay;
    case 'cancel.reject':
      return cancelReject;
    case 'cancel.by_seller':
      return cancelBySeller;
    case 'refund.approve':
      return approve;
    case 'refund.confirm':
    case 'refund.confirm_no_return':
      return confirm;
    case 'refund.reject':
    case 'exchange.reject':
      return row.item.claim?.receivedAt == null ? reject : rejectReceived;
    case 'refund.hold':
    case 'exchange.hold':
      return hold;
    case 'exchange.confirm':
      return inspect;
    case 'refund.to_exchange':
      return toExchange;
    case 'exchange.to_refund':
      return toRefund;
    // no default
  }
}

function Tick({ name, label, hint }: { name: string; label: MessageId; hint?: MessageId }) {
  const text = useText();
  return (
    <FormCheckbox name={name} {...(hint ? { hint: text(hint) } : {})}>
      {text(label)}
    </FormCheckbox>
  );
}

/** With whom a parcel goes; `at` is where the form keeps it. */
function ShipmentFields({ at = '' }: { at?: string }) {
  const text = useText();
  const { value: kind } = useFormField<string>(`${at}kind`);
  return (
    <>
      <FormRadioGroup name={`${at}kind`} legend={text('seller.act.shipment.kind')}>
        <Radio value="carrier">{text('seller.act.shipment.carrier')}</Radio>
        <Radio value="self">{text('seller.act.shipment.self')}</Radio>
      </FormRadioGroup>
      {kind === 'self' ? null : (
        <>
          <FormField name={`${at}carrier`} label={text('seller.act.carrier')} required>
            <Input maxLength={100} />
          </FormField>
          <FormField
            name={`${at}tracking`}
            label={text('seller.act.tracking')}
            hint={text('seller.act.tracking.hint')}
            required
          >
            <Input maxLength={60} autoComplete="off" />
          </FormField>
        </>
      )}
    </>
  );
}

function SendBackFields() {
  const text = useText();
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{text('seller.act.send-back')}</legend>
      <Text size="small" tone="muted">
        {text('seller.act.send-back.hint')}
      </Text>
      <ShipmentFields at="send_back." />
    </fieldset>
  );
}

function HoldReason() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormField name="reason" label={text('seller.act.why')} required>
      <Select
        placeholder={text('seller.act.why.choose')}
        options={holdReasons.map((value) => ({
          value,
          label: holdReasonLabels[value][language],
        }))}
      />
    </FormField>
  );
}

function SellerCancelReason() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormField name="reason" label={text('seller.act.why')} required>
      <Select
        placeholder={text('seller.act.why.choose')}
        options={sellerCancelReasons.map((value) => ({
          value,
          label: sellerCancelReasonLabels[value][language],
        }))}
      />
    </FormField>
  );
}

function WordsField() {
  const text = useText();
  return (
    <FormField
      name="text"
      label={text('seller.act.words')}
      hint={text('seller.act.words.hint')}
      required
    >
      <Textarea rows={3} maxLength={1000} />
    </FormField>
  );
}

function OwnReason({ label }: { label: MessageId }) {
  const text = useText();
  return (
    <FormField name="reason" label={text(label)} hint={text('seller.act.words.hint')} required>
      <Textarea rows={3} maxLength={200} />
    </FormField>
  );
}

function AmountField() {
  const text = useText();
  const { integer } = useFormat();
  return (
    <FormField
      name="amount"
      label={text('seller.act.amount')}
      hint={text('seller.act.amount.hint')}
    >
      <MoneyInput format={integer} unit="đ" />
    </FormField>
  );
}

function DelayDay() {
  const text = useText();
  return <DayField name="until" label={text('seller.act.delay.until')} required />;
}

function Change() {
  return (
    <>
      <OwnReason label="seller.act.why" />
      <Tick name="agreed" label="seller.act.agreed" />
    </>
  );
}
