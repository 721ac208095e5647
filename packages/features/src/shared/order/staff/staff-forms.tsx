import {
  cancelRejectSchema,
  holdSchema,
  rejectReceivedSchema,
  rejectSchema,
  sellerCancelSchema,
  staffApproveSchema,
  staffConfirmSchema,
  staffDeliverySchema,
  staffInspectionSchema,
  staffReasonSchema,
  staffUnpaidSchema,
  toExchangeSchema,
  toRefundSchema,
} from '@hien/domain';
import { Text, Textarea } from '@hien/ui';
import { FormField } from '@hien/ui/form';
import { type MessageId, useText } from '../../i18n/useText.ts';
import { type EventForm, type EventLine, formOf } from '../events/event-form.ts';
import {
  AmountField,
  Change,
  HoldReason,
  OwnReason,
  SellerCancelReason,
  SendBackFields,
  ShipmentFields,
  Tick,
  WordsField,
} from '../events/event-fields.tsx';
import { RefundChoice } from '../events/RefundChoice.tsx';
import { RefundMoney } from '../events/RefundMoney.tsx';
import { WantedOption } from '../WantedOption.tsx';
import type { ClaimEvent, StaffEvent } from './staff-actions.ts';

const carrier = { kind: 'carrier', carrier: '', tracking: '' } as const;

const money = (row: EventLine, event: string) => (
  <RefundMoney row={row} event={event} reader="staff" />
);

/** A sentence about what happens, with or without the money that goes back, and the reason. */
const saying = (sentence: MessageId, givesBack = false) =>
  formOf(
    staffReasonSchema,
    { reason: '' },
    ({ reason }) => ({ reason }),
    (row, event) => (
      <>
        <Sentence id={sentence} />
        {givesBack ? money(row, event) : null}
        <Why />
      </>
    ),
  );

const unpaid = formOf(
  staffUnpaidSchema,
  {},
  () => ({}),
  () => <Sentence id="orders.staff.unpaid.text" />,
);

/** Money goes back for good: how much, whether the cash ever came, and why. */
const giveBack = (sentence: MessageId) =>
  formOf(
    staffConfirmSchema,
    { cash_missing: false, reason: '' },
    ({ cash_missing, reason }) => ({ reason, ...(cash_missing ? { cashMissing: true } : {}) }),
    (row, event) => (
      <>
        <Sentence id={sentence} />
        {money(row, event)}
        {row.payment.method === 'COD' ? (
          <Tick
            name="cash_missing"
            label="orders.staff.cash-missing"
            hint="seller.act.cash-missing.hint"
          />
        ) : null}
        <Why />
      </>
    ),
  );

const cancelBySeller = formOf(
  sellerCancelSchema,
  { reason: '', text: '' },
  ({ reason }) => ({ reason }),
  (row, event) => (
    <>
      <Sentence id="orders.staff.cancel.text" />
      {money(row, event)}
      <SellerCancelReason />
    </>
  ),
);

const cancelReject = formOf(
  cancelRejectSchema,
  { reason: '' },
  ({ reason }) => ({ reason }),
  () => <OwnReason label="seller.act.why" />,
);

const approve = formOf(
  staffApproveSchema,
  { keep: false, reason: '' },
  ({ keep, reason }) => ({ returnRequired: !keep, reason }),
  (row, event) => (
    <>
      <RefundChoice row={row} event={event} reader="staff" />
      <Why />
    </>
  ),
);

const inspect = formOf(
  staffInspectionSchema,
  { inspected: false, reason: '' },
  ({ inspected, reason }) => ({ inspected, reason }),
  () => (
    <>
      <Tick name="inspected" label="orders.staff.inspected" />
      <Why />
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
      <SendBackFields hint="orders.staff.send-back.hint" />
    </>
  ),
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

const toRefund = formOf(
  toRefundSchema,
  { reason: '', agreed: false },
  ({ reason, agreed }) => ({ reason, buyerAgreed: agreed }),
  () => <Change />,
);

const delivery = formOf(
  staffDeliverySchema,
  { shipment: carrier, reason: '' },
  ({ shipment, reason }) => ({ shipment, reason }),
  () => (
    <>
      <ShipmentFields at="shipment." />
      <Why />
    </>
  ),
);

const forms: Readonly<
  Record<Exclude<StaffEvent, ClaimEvent | 'refund.reject' | 'exchange.reject'>, EventForm>
> = {
  'cancel.approve': saying('orders.staff.cancel.text', true),
  'cancel.reject': cancelReject,
  'cancel.unpaid': unpaid,
  'cancel.by_seller': cancelBySeller,
  'refund.approve': approve,
  'refund.confirm': giveBack('orders.staff.refund.text'),
  'refund.confirm_no_return': giveBack('orders.staff.refund.text'),
  'refund.hold': hold,
  'refund.release': saying('seller.act.release.text'),
  'refund.to_exchange': toExchange,
  'exchange.confirm': inspect,
  'exchange.hold': hold,
  'exchange.release': saying('seller.act.release.text'),
  'exchange.to_refund': toRefund,
  'seller.edit_delivery': delivery,
  'cash.collected': saying('orders.staff.cash.text'),
  'admin.cancel_confirmed': giveBack('orders.staff.confirmed.text'),
};

/** What staff are asked before an event of theirs is sent: never nothing, for each is done in somebody else's place. */
export function staffForm(
  event: Exclude<StaffEvent, ClaimEvent>,
  { item }: Pick<EventLine, 'item'>,
): EventForm {
  if (event === 'refund.reject' || event === 'exchange.reject')
    return item.claim?.receivedAt == null ? reject : rejectReceived;
  return forms[event];
}

function Sentence({ id }: { id: MessageId }) {
  const text = useText();
  return <Text>{text(id)}</Text>;
}

/** Whoever acts in a shop's place says why (2.3). */
export function Why() {
  const text = useText();
  return (
    <FormField
      name="reason"
      label={text('orders.staff.reason')}
      hint={text('orders.staff.reason.hint')}
      required
    >
      <Textarea rows={3} maxLength={200} />
    </FormField>
  );
}
