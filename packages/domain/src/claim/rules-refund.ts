import { notify } from '../machine/effects.ts';
import type { Rules } from '../machine/machine.ts';
import {
  afterClaimDue,
  buyerAgreed,
  cashKnown,
  feeGiven,
  feeWithinLine,
  inClaimWindow,
  noReturnNeeded,
  optionChosen,
  optionInStock,
  picturesGiven,
  reasonGiven,
  returnClaimLeft,
  sendBackGiven,
  shipmentGiven,
  textGiven,
  withinCaptured,
} from '../order/item/item-guards.ts';
import {
  changeType,
  clockAfterClaim,
  doubtCash,
  held,
  inClaim,
  isInTransit,
  openClaim,
  payoutDue,
  processPenalty,
  received,
  released,
  stateBefore,
  withdraw,
} from '../order/item/item-changes.ts';
import type { Item } from '../order/item/item.ts';
import type { ItemPayloads } from '../order/item/item-payloads.ts';
import { returnable } from './return-states.ts';

const rejected = {
  oneOf: ['refund_rejected_in_transit', 'refund_rejected_with_buyer'],
  pick: (item: Item) =>
    isInTransit(item) ? 'refund_rejected_in_transit' : 'refund_rejected_with_buyer',
} as const;

const asked = ['refund_requested', 'refund_late_requested', 'refund_released_requested'] as const;
const inspecting = ['refund_received', 'refund_late_received', 'refund_released_received'] as const;

const refundFixed = (item: Item, at: number, amount: number): Partial<Item> => ({
  ...inClaim(item, { dueAt: null, refundAmount: amount }),
  ...payoutDue(at),
});

/** Goods back, money back; rows R01–R21. */
export const refundRules: Rules<Item, ItemPayloads> = [
  {
    id: 'R01',
    event: 'refund.request',
    by: ['buyer', 'seller', 'admin'],
    from: returnable,
    to: 'refund_requested',
    guards: [inClaimWindow, returnClaimLeft],
    needs: [reasonGiven, picturesGiven],
    change: (item, { by, at, payload }) => openClaim(item, 'refund', by, at, payload),
    effects: () => [notify('refund.requested', 'seller')],
  },
  {
    id: 'R02',
    event: 'refund.withdraw',
    by: ['buyer'],
    from: ['refund_requested', 'refund_late_requested'],
    to: { oneOf: returnable, pick: stateBefore },
    change: (item, { at }) => withdraw(item, at),
    effects: () => [notify('refund.withdrawn', 'seller')],
  },
  {
    id: 'R03',
    event: 'refund.approve',
    by: ['seller', 'admin'],
    from: asked,
    to: 'refund_waiting',
    change: (item, { payload }) =>
      inClaim(item, {
        dueAt: null,
        ...(payload.returnRequired === undefined ? {} : { returnRequired: payload.returnRequired }),
      }),
    effects: () => [notify('refund.approved', 'buyer')],
  },
  {
    id: 'R04',
    event: 'refund.pickup_started',
    by: ['seller', 'carrier'],
    from: asked,
    to: 'refund_collecting',
    needs: [shipmentGiven],
    change: (item, { payload }) => inClaim(item, { dueAt: null, back: payload.shipment }),
    effects: () => [notify('refund.collecting', 'buyer')],
  },
  {
    id: 'R04b',
    event: 'refund.pickup_started',
    by: ['seller', 'carrier', 'buyer'],
    from: ['refund_waiting', 'refund_released_waiting'],
    to: 'refund_collecting',
    needs: [shipmentGiven],
    change: (item, { payload }) => inClaim(item, { dueAt: null, back: payload.shipment }),
    effects: () => [notify('refund.collecting', 'buyer', 'seller')],
  },
  {
    id: 'R05',
    event: 'refund.received',
    by: ['seller', 'carrier'],
    from: [
      ...asked,
      'refund_waiting',
      'refund_collecting',
      'refund_released_waiting',
      'refund_released_collecting',
    ],
    to: 'refund_received',
    change: (item, { at }) => received(item, at),
    effects: () => [notify('refund.received', 'buyer', 'seller')],
  },
  {
    id: 'R06',
    event: 'refund.confirm',
    by: ['seller', 'admin'],
    from: inspecting,
    to: 'refund_confirmed',
    needs: [cashKnown, withinCaptured],
    change: (item, { at, payload }) => refundFixed(item, at, payload.amount),
    effects: (_, { payload }) => [
      { do: 'return-money', amount: payload.amount },
      { do: 'adjust-invoice' },
      ...doubtCash(payload),
      notify('refund.confirmed', 'buyer'),
    ],
  },
  {
    id: 'R07',
    event: 'refund.confirm_no_return',
    by: ['seller', 'admin'],
    from: [...asked, 'refund_waiting', 'refund_released_waiting'],
    to: 'refund_confirmed',
    guards: [noReturnNeeded],
    needs: [cashKnown, withinCaptured],
    change: (item, { at, payload }) => refundFixed(item, at, payload.amount),
    effects: (_, { payload }) => [
      { do: 'return-money', amount: payload.amount },
      { do: 'adjust-invoice' },
      ...doubtCash(payload),
      notify('refund.confirmed', 'buyer'),
    ],
  },
  {
    id: 'R08',
    event: 'payment.refunded',
    by: ['system'],
    from: ['refund_confirmed'],
    to: 'refund_completed',
    change: () => ({ refundDueAt: null, refundFailed: false }),
    effects: () => [notify('refund.completed', 'buyer')],
  },
  {
    id: 'R09',
    event: 'refund.reject',
    by: ['seller', 'admin'],
    from: asked,
    to: rejected,
    needs: [reasonGiven],
    change: (item, { at, payload }) => ({
      before: null,
      ...inClaim(item, { dueAt: null, refused: payload }),
      ...clockAfterClaim(item, at),
    }),
    effects: () => [notify('refund.rejected', 'buyer')],
  },
  {
    id: 'R10',
    event: 'refund.reject',
    by: ['seller', 'admin'],
    from: inspecting,
    to: rejected,
    needs: [reasonGiven, sendBackGiven],
    change: (item, { at, payload }) => ({
      before: null,
      ...inClaim(item, { dueAt: null, refused: payload, out: payload.sendBack ?? null }),
      ...clockAfterClaim(item, at),
    }),
    effects: () => [notify('refund.rejected', 'buyer')],
  },
  ...(
    [
      ['R11', asked, 'refund_held_requested'],
      ['R12', ['refund_waiting', 'refund_released_waiting'], 'refund_held_waiting'],
      ['R13', ['refund_collecting', 'refund_released_collecting'], 'refund_held_collecting'],
      ['R14', inspecting, 'refund_held_received'],
    ] as const
  ).map(([id, from, to]): Rules<Item, ItemPayloads>[number] => ({
    id,
    event: 'refund.hold',
    by: ['seller', 'admin'],
    from,
    to,
    needs: [reasonGiven, textGiven, feeGiven, feeWithinLine],
    change: (item, { at, payload }) =>
      held(item, at, {
        reason: payload.reason,
        text: payload.text,
        amount: payload.amount ?? null,
      }),
    effects: () => [notify('refund.held', 'buyer')],
  })),
  {
    id: 'R15',
    event: 'refund.received',
    by: ['seller', 'carrier'],
    from: ['refund_held_requested', 'refund_held_waiting', 'refund_held_collecting'],
    to: 'refund_held_received',
    change: (item, { at }) => received(item, at),
    effects: () => [notify('refund.received', 'buyer', 'seller')],
  },
  {
    id: 'R16',
    event: 'refund.release',
    by: ['seller', 'admin'],
    from: [
      'refund_held_requested',
      'refund_held_waiting',
      'refund_held_collecting',
      'refund_held_received',
    ],
    to: {
      refund_held_requested: 'refund_released_requested',
      refund_held_waiting: 'refund_released_waiting',
      refund_held_collecting: 'refund_released_collecting',
      refund_held_received: 'refund_released_received',
    },
    change: (item, { at }) => released(item, at),
    effects: () => [notify('refund.released', 'buyer')],
  },
  ...(
    [
      ['R17', [...asked, 'refund_waiting', 'refund_released_waiting'], 'exchange_requested'],
      ['R18', ['refund_collecting', 'refund_released_collecting'], 'exchange_collecting'],
      ['R19', inspecting, 'exchange_received'],
    ] as const
  ).map(([id, from, to]): Rules<Item, ItemPayloads>[number] => ({
    id,
    event: 'refund.to_exchange',
    by: ['seller', 'admin'],
    from,
    to,
    needs: [reasonGiven, buyerAgreed, optionChosen, optionInStock],
    change: (item, { at, payload }) => changeType(item, 'exchange', payload.wantedOption, at),
    effects: () => [notify('refund.to-exchange', 'buyer', 'seller')],
  })),
  {
    id: 'R20',
    event: 'sla.claim_elapsed',
    by: ['system'],
    from: ['refund_requested', 'refund_released_requested'],
    to: 'refund_late_requested',
    guards: [afterClaimDue],
    effects: () => [notify('refund.late', 'seller', 'admin')],
  },
  {
    id: 'R21',
    event: 'sla.claim_elapsed',
    by: ['system'],
    from: ['refund_received', 'refund_released_received'],
    to: 'refund_late_received',
    guards: [afterClaimDue],
    change: (item) => inClaim(item, { penalised: true }),
    effects: (_, __, before) => [
      ...processPenalty(before),
      notify('refund.late', 'seller', 'admin'),
    ],
  },
];
