import { businessDaysAfter } from '../../calendar/business-days.ts';
import { daysAfter } from '../../calendar/ict.ts';
import { limits } from '../../constants.ts';
import { type Effect, notify } from '../../machine/effects.ts';
import type { Rules } from '../../machine/machine.ts';
import { after, cashKnown, reasonGiven, shipmentGiven } from './item-guards.ts';
import { askForCash, clockAfterClaim, collected, doubtCash, payoutDue } from './item-changes.ts';
import { cashUnseen, type Item } from './item.ts';
import type { ItemPayloads } from './item-payloads.ts';
import { itemStateInfo, itemStates, type ItemState } from './item-state.ts';

const confirmable = [
  'delivering',
  'delivered',
  'exchange_completed',
  'refund_rejected_in_transit',
  'refund_rejected_with_buyer',
  'exchange_rejected_in_transit',
  'exchange_rejected_with_buyer',
] as const;

/** A purchase is settled once it is confirmed and its money was seen; cash that was not is asked for (2.3, “COD”). */
const sold = (item: Item): readonly Effect[] =>
  cashUnseen(item) ? askForCash(item) : [{ do: 'settlement', line: 'add' }];

/** Where goods have come to the buyer, whatever became of them; a claim on hold waits for its release alone. */
const withBuyer = (Object.keys(itemStates) as ItemState[]).filter((state) => {
  const { voice, claim } = itemStateInfo(state);
  return (
    claim?.held !== true &&
    (voice === 'arrived' ||
      voice === 'confirmed' ||
      voice === 'exchange' ||
      voice.startsWith('refund-')) &&
    voice !== 'refund-confirmed'
  );
});

/** Paying, preparing, sending, arriving, confirming: rows I01–I12 of 2.3. */
export const fulfilmentRules: Rules<Item, ItemPayloads> = [
  {
    id: 'I01',
    event: 'payment.succeeded',
    by: ['system'],
    from: ['awaiting_payment'],
    to: 'new_order',
    needs: [
      { reason: 'PAYMENT_NOT_VERIFIED', met: ({ cod, verified }) => cod || verified },
      {
        reason: 'AMOUNT_DIFFERS',
        met: ({ cod, captured }, item) => captured === (cod ? 0 : item.amount),
      },
    ],
    change: (item, { at, payload }) => ({
      cod: payload.cod,
      captured: payload.captured,
      paidAt: at,
      dispatchDueAt: businessDaysAfter(at, item.prepBusinessDays),
    }),
    effects: () => [notify('order.paid', 'buyer', 'seller')],
  },
  {
    id: 'I02',
    event: 'cancel.unpaid',
    by: ['buyer', 'admin'],
    from: ['awaiting_payment'],
    to: 'cancel_completed',
    effects: () => [{ do: 'stock', change: 'release' }, notify('order.cancelled', 'buyer')],
  },
  {
    id: 'I03',
    event: 'payment.due_elapsed',
    by: ['system'],
    from: ['awaiting_payment'],
    to: 'cancel_completed',
    guards: [after((item) => item.paymentDueAt)],
    effects: () => [{ do: 'stock', change: 'release' }, notify('order.payment-overdue', 'buyer')],
  },
  {
    id: 'I04',
    event: 'seller.accept',
    by: ['seller'],
    from: ['new_order'],
    to: 'preparing',
    effects: () => [notify('order.accepted', 'buyer')],
  },
  {
    id: 'I05',
    event: 'seller.declare_delay',
    by: ['seller'],
    from: ['new_order', 'preparing', 'cancel_rejected'],
    to: 'dispatch_delayed',
    needs: [
      reasonGiven,
      { reason: 'DATE_NOT_FUTURE', met: ({ until }, _, at) => until > at },
      {
        reason: 'DATE_TOO_FAR',
        met: ({ until }, _, at) => until <= daysAfter(at, limits.delivery.maxDelayDays),
      },
    ],
    change: (item, { payload }) => ({
      promisedAt: payload.until,
      deliveryDueAt: Math.max(item.deliveryDueAt, daysAfter(payload.until, 0)),
    }),
    effects: () => [notify('order.delay-declared', 'buyer')],
  },
  {
    id: 'I06',
    event: 'sla.dispatch_elapsed',
    by: ['system'],
    from: ['new_order', 'preparing'],
    to: 'dispatch_delayed',
    guards: [after((item) => item.dispatchDueAt)],
    effects: () => [
      { do: 'penalty', points: limits.penalty.points, because: 'dispatch' },
      notify('order.dispatch-late', 'buyer', 'seller'),
    ],
  },
  {
    id: 'I07',
    event: 'seller.dispatch',
    by: ['seller'],
    from: ['new_order', 'preparing', 'dispatch_delayed', 'cancel_rejected'],
    to: 'delivering',
    needs: [shipmentGiven],
    change: (_, { at, payload }) => ({
      dispatchedAt: at,
      shipment: payload.shipment,
      confirmDueAt: daysAfter(at, limits.confirm.autoDays),
    }),
    effects: () => [notify('order.dispatched', 'buyer')],
  },
  {
    id: 'I08',
    event: 'sla.delivery_elapsed',
    by: ['system'],
    from: ['delivering'],
    to: 'transit_delayed',
    guards: [after((item) => item.deliveryDueAt)],
    effects: () => [notify('order.delivery-late', 'buyer', 'seller')],
  },
  {
    id: 'I09',
    event: 'delivered',
    by: ['carrier', 'seller', 'buyer'],
    from: [
      'delivering',
      'transit_delayed',
      'refund_rejected_in_transit',
      'exchange_rejected_in_transit',
    ],
    to: 'delivered',
    change: (item, { by, at }) => ({
      deliveredAt: at,
      ...collected(item, by, at),
      ...(item.autoConfirmFrom === 'delivery'
        ? { confirmDueAt: daysAfter(at, limits.confirm.autoDays) }
        : item.state === 'delivering'
          ? {}
          : clockAfterClaim(item, at)),
    }),
    effects: (item) => [notify('order.delivered', 'buyer'), ...askForCash(item)],
  },
  {
    id: 'I10',
    event: 'buyer.confirm',
    by: ['buyer'],
    from: confirmable,
    to: 'confirmed',
    change: (_, { at }) => ({ confirmedAt: at }),
    effects: (item) => [...sold(item), notify('order.confirmed', 'buyer', 'seller')],
  },
  {
    id: 'I11',
    event: 'auto_confirm',
    by: ['system'],
    from: confirmable,
    to: 'confirmed',
    guards: [after((item) => item.confirmDueAt)],
    change: (_, { at }) => ({ confirmedAt: at }),
    effects: (item) => [...sold(item), notify('order.auto-confirmed', 'buyer', 'seller')],
  },
  {
    id: 'I12',
    event: 'admin.cancel_confirmed',
    by: ['admin'],
    from: ['confirmed'],
    to: 'cancel_confirmed',
    needs: [reasonGiven, cashKnown],
    change: (_, { at }) => payoutDue(at),
    effects: (item, { payload }) => [
      ...(cashUnseen(item) ? [] : [{ do: 'settlement', line: 'reverse' } as const]),
      { do: 'return-money', amount: item.captured },
      { do: 'adjust-invoice' },
      ...doubtCash(payload),
      notify('order.cancelled-by-admin', 'buyer', 'seller'),
    ],
  },
  // Beside the table: they leave the state as it is.
  {
    id: 'A01',
    event: 'seller.edit_delivery',
    by: ['seller', 'admin'],
    from: ['delivering', 'transit_delayed', 'exchange_redelivering'],
    to: {
      delivering: 'delivering',
      transit_delayed: 'transit_delayed',
      exchange_redelivering: 'exchange_redelivering',
    },
    needs: [shipmentGiven],
    change: (item, { payload }) =>
      item.state === 'exchange_redelivering' && item.claim !== null
        ? { claim: { ...item.claim, out: payload.shipment } }
        : { shipment: payload.shipment },
    effects: () => [notify('order.delivery-edited', 'buyer')],
  },
  {
    id: 'A04',
    event: 'cash.collected',
    by: ['carrier', 'seller', 'admin'],
    from: withBuyer,
    to: Object.fromEntries(withBuyer.map((state) => [state, state])),
    guards: [{ reason: 'NOTHING_TO_COLLECT', holds: cashUnseen }],
    change: (item, { by, at }) => collected(item, by, at),
    effects: (item) => [
      ...(item.state === 'confirmed' ? sold(item) : []),
      notify('order.cash-collected', 'buyer'),
    ],
  },
  {
    id: 'A02',
    event: 'payment.refund_failed',
    by: ['system'],
    from: ['cancel_confirmed', 'refund_confirmed'],
    to: { cancel_confirmed: 'cancel_confirmed', refund_confirmed: 'refund_confirmed' },
    change: () => ({ refundFailed: true }),
    // Finance is asked by the return of the money (V3), which knows the amount and the gateway's answer.
    effects: () => [notify('order.refund-delayed', 'buyer')],
  },
];
