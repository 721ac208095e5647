import { daysAfter } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Rules } from '../machine/machine.ts';
import {
  afterClaimDue,
  buyerAgreed,
  feeGiven,
  feeWithinLine,
  inClaimWindow,
  optionChosen,
  optionInStock,
  picturesGiven,
  reasonGiven,
  returnClaimLeft,
  sendBackGiven,
  shipmentGiven,
  textGiven,
} from '../order/item/item-guards.ts';
import {
  changeType,
  askForCash,
  clockAfterClaim,
  collected,
  held,
  inClaim,
  isInTransit,
  openClaim,
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
  oneOf: ['exchange_rejected_in_transit', 'exchange_rejected_with_buyer'],
  pick: (item: Item) =>
    isInTransit(item) ? 'exchange_rejected_in_transit' : 'exchange_rejected_with_buyer',
} as const;

const asked = [
  'exchange_requested',
  'exchange_late_requested',
  'exchange_released_requested',
] as const;
const inspecting = [
  'exchange_received',
  'exchange_late_received',
  'exchange_released_received',
] as const;
const promised = [
  'exchange_confirmed',
  'exchange_late_confirmed',
  'exchange_released_confirmed',
] as const;

/** Goods back, other goods out; rows E01–E21. */
export const exchangeRules: Rules<Item, ItemPayloads> = [
  {
    id: 'E01',
    event: 'exchange.request',
    by: ['buyer', 'seller', 'admin'],
    from: returnable,
    to: 'exchange_requested',
    guards: [inClaimWindow, returnClaimLeft],
    needs: [reasonGiven, picturesGiven, optionChosen, optionInStock],
    change: (item, { by, at, payload }) => openClaim(item, 'exchange', by, at, payload),
    effects: () => [notify('exchange.requested', 'seller')],
  },
  {
    id: 'E02',
    event: 'exchange.withdraw',
    by: ['buyer'],
    from: ['exchange_requested', 'exchange_late_requested'],
    to: { oneOf: returnable, pick: stateBefore },
    change: (item, { at }) => withdraw(item, at),
    effects: () => [notify('exchange.withdrawn', 'seller')],
  },
  {
    id: 'E03',
    event: 'exchange.pickup_started',
    by: ['seller', 'carrier'],
    from: asked,
    to: 'exchange_collecting',
    needs: [shipmentGiven],
    change: (item, { payload }) => inClaim(item, { dueAt: null, back: payload.shipment }),
    effects: () => [notify('exchange.collecting', 'buyer')],
  },
  {
    id: 'E04',
    event: 'exchange.received',
    by: ['seller', 'carrier'],
    from: [...asked, 'exchange_collecting', 'exchange_released_collecting'],
    to: 'exchange_received',
    change: (item, { at }) => received(item, at),
    effects: () => [notify('exchange.received', 'buyer', 'seller')],
  },
  {
    id: 'E05',
    event: 'exchange.confirm',
    by: ['seller', 'admin'],
    from: inspecting,
    to: 'exchange_confirmed',
    needs: [
      { reason: 'INSPECTION_REQUIRED', met: ({ inspected, reserved }) => inspected && reserved },
    ],
    effects: () => [{ do: 'stock', change: 'reserve' }, notify('exchange.confirmed', 'buyer')],
  },
  {
    id: 'E06',
    event: 'exchange.redeliver',
    by: ['seller'],
    from: promised,
    to: 'exchange_redelivering',
    needs: [shipmentGiven],
    change: (item, { at, payload }) => ({
      ...inClaim(item, { dueAt: null, out: payload.shipment }),
      confirmDueAt: daysAfter(at, limits.confirm.autoDays),
    }),
    effects: () => [notify('exchange.redelivering', 'buyer')],
  },
  {
    id: 'E07',
    event: 'exchange.redelivered',
    by: ['carrier', 'seller', 'buyer'],
    from: ['exchange_redelivering'],
    to: 'exchange_completed',
    // A replacement that took longer than its seven days still leaves the buyer three days to look at it.
    change: (item, { by, at }) => ({
      before: null,
      deliveredAt: at,
      ...collected(item, by, at),
      ...(item.autoConfirmFrom === 'delivery'
        ? { confirmDueAt: daysAfter(at, limits.confirm.autoDays) }
        : clockAfterClaim(item, at)),
    }),
    effects: (item) => [notify('exchange.completed', 'buyer'), ...askForCash(item)],
  },
  {
    id: 'E08',
    event: 'exchange.reject',
    by: ['seller', 'admin'],
    from: asked,
    to: rejected,
    needs: [reasonGiven],
    change: (item, { at, payload }) => ({
      before: null,
      ...inClaim(item, { dueAt: null, refused: payload }),
      ...clockAfterClaim(item, at),
    }),
    effects: () => [notify('exchange.rejected', 'buyer')],
  },
  {
    id: 'E09',
    event: 'exchange.reject',
    by: ['seller', 'admin'],
    from: inspecting,
    to: rejected,
    needs: [reasonGiven, sendBackGiven],
    change: (item, { at, payload }) => ({
      before: null,
      ...inClaim(item, { dueAt: null, refused: payload, out: payload.sendBack ?? null }),
      ...clockAfterClaim(item, at),
    }),
    effects: () => [notify('exchange.rejected', 'buyer')],
  },
  ...(
    [
      ['E10', asked, 'exchange_held_requested'],
      ['E11', ['exchange_collecting', 'exchange_released_collecting'], 'exchange_held_collecting'],
      ['E12', inspecting, 'exchange_held_received'],
      ['E13', promised, 'exchange_held_confirmed'],
    ] as const
  ).map(([id, from, to]): Rules<Item, ItemPayloads>[number] => ({
    id,
    event: 'exchange.hold',
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
    effects: () => [notify('exchange.held', 'buyer')],
  })),
  {
    id: 'E14',
    event: 'exchange.received',
    by: ['seller', 'carrier'],
    from: ['exchange_held_requested', 'exchange_held_collecting'],
    to: 'exchange_held_received',
    change: (item, { at }) => received(item, at),
    effects: () => [notify('exchange.received', 'buyer', 'seller')],
  },
  {
    id: 'E15',
    event: 'exchange.release',
    by: ['seller', 'admin'],
    from: [
      'exchange_held_requested',
      'exchange_held_collecting',
      'exchange_held_received',
      'exchange_held_confirmed',
    ],
    to: {
      exchange_held_requested: 'exchange_released_requested',
      exchange_held_collecting: 'exchange_released_collecting',
      exchange_held_received: 'exchange_released_received',
      exchange_held_confirmed: 'exchange_released_confirmed',
    },
    change: (item, { at }) => released(item, at),
    effects: () => [notify('exchange.released', 'buyer')],
  },
  ...(
    [
      ['E16', asked, 'refund_requested'],
      ['E17', ['exchange_collecting', 'exchange_released_collecting'], 'refund_collecting'],
      ['E18', [...inspecting, ...promised], 'refund_received'],
    ] as const
  ).map(([id, from, to]): Rules<Item, ItemPayloads>[number] => ({
    id,
    event: 'exchange.to_refund',
    by: ['seller', 'admin'],
    from,
    to,
    needs: [reasonGiven, buyerAgreed],
    change: (item, { at }) => changeType(item, 'refund', null, at),
    effects: (_, __, before) => [
      ...(promised.some((state) => state === before.state)
        ? [{ do: 'stock', change: 'release' } as const]
        : []),
      notify('exchange.to-refund', 'buyer', 'seller'),
    ],
  })),
  {
    id: 'E19',
    event: 'sla.claim_elapsed',
    by: ['system'],
    from: ['exchange_requested', 'exchange_released_requested'],
    to: 'exchange_late_requested',
    guards: [afterClaimDue],
    effects: () => [notify('exchange.late', 'seller', 'admin')],
  },
  ...(
    [
      ['E20', ['exchange_received', 'exchange_released_received'], 'exchange_late_received'],
      ['E21', ['exchange_confirmed', 'exchange_released_confirmed'], 'exchange_late_confirmed'],
    ] as const
  ).map(([id, from, to]): Rules<Item, ItemPayloads>[number] => ({
    id,
    event: 'sla.claim_elapsed',
    by: ['system'],
    from,
    to,
    guards: [afterClaimDue],
    change: (item) => inClaim(item, { penalised: true }),
    effects: (_, __, before) => [
      ...processPenalty(before),
      notify('exchange.late', 'seller', 'admin'),
    ],
  })),
];
