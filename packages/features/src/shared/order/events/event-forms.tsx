import {
  cancelRejectSchema,
  delaySchema,
  holdSchema,
  inspectionSchema,
  refundApproveSchema,
  refundConfirmSchema,
  rejectReceivedSchema,
  rejectSchema,
  sellerCancelSchema,
  shipmentSchema,
  toExchangeSchema,
  toRefundSchema,
} from '@hien/domain';
import type { MessageId } from '../../i18n/useText.ts';
import { WantedOption } from '../WantedOption.tsx';
import { type EventForm, type EventLine, formOf } from './event-form.ts';
import {
  AmountField,
  Change,
  DelayDay,
  HoldReason,
  OwnReason,
  SellerCancelReason,
  SendBackFields,
  ShipmentFields,
  Tick,
  WordsField,
} from './event-fields.tsx';
import { RefundChoice } from './RefundChoice.tsx';
import { RefundMoney } from './RefundMoney.tsx';
import type { SellerEvent } from './seller-actions.ts';

const carrier = { kind: 'carrier', carrier: '', tracking: '' } as const;

const shipment = formOf(
  shipmentSchema,
  carrier,
  (sent) => ({ shipment: sent }),
  (_row, event) => <ShipmentFields fetched={event.endsWith('.pickup_started')} />,
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
  (row, event) => <RefundChoice row={row} event={event} reader="seller" />,
);

const confirm = formOf(
  refundConfirmSchema,
  { cash_missing: false },
  ({ cash_missing }) => (cash_missing ? { cashMissing: true } : {}),
  (row, event) => (
    <>
      <RefundMoney row={row} event={event} reader="seller" />
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
export function askedBefore(event: SellerEvent, row: EventLine): EventForm | MessageId | null {
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
