import { day } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Actor } from '../machine/actors.ts';
import type { Effect } from '../machine/effects.ts';
import {
  type Applied,
  type HistoryEntry,
  type Refusal,
  apply,
  can,
  ruleFor,
} from '../machine/engine.ts';
import type { Command } from '../machine/machine.ts';
import type { Reason } from '../machine/reasons.ts';
import { advance } from '../machine/timers.ts';
import { isGone } from './item/gone.ts';
import { type ItemHistory, itemHistoryMachine } from './item/item-history.ts';
import { itemMachine } from './item/item-machine.ts';
import type { ItemEvent, ItemPayloads } from './item/item-payloads.ts';
import { type Item, hasOpenClaim } from './item/item.ts';
import { orderCode } from './order-code.ts';
import type { OrderCode } from './order-codes.ts';

/** A shop order: one seller, one address, one or more items. */
export type Order = {
  readonly items: readonly Item[];
  readonly extendedAt: Instant | null;
  readonly extensions: number;
};

export function newOrder(items: readonly Item[]): Order {
  return { items, extendedAt: null, extensions: 0 };
}

export function codeOf(order: Order): OrderCode {
  return orderCode(order.items, order.extendedAt !== null);
}

/** `item` is the position in `order.items`. */
export type OrderEntry = HistoryEntry<ItemHistory> & { readonly item: number };
export type OrderEffect = Effect & { readonly item: number };

export type Changed = {
  readonly ok: true;
  readonly order: Order;
  readonly code: OrderCode;
  readonly effects: readonly OrderEffect[];
  readonly entries: readonly OrderEntry[];
};

export type OrderApplied =
  | Changed
  | {
      readonly ok: false;
      readonly order: Order;
      readonly item: number;
      readonly refusal: Refusal<ItemPayloads>;
    };

/** Whether money goes back for an item that has left its order. */
export type Owed = (item: Item, index: number) => boolean;

/** As far as the item alone tells. Delivery fees belong to the order: whoever knows them answers itself. */
const owedForGoods: Owed = (item) =>
  (item.state === 'refund_confirmed' ? item.claim?.refundAmount : item.captured) !== 0;

const leaving = (item: Item): boolean =>
  item.state === 'cancel_confirmed' || item.state === 'refund_confirmed';

/**
 * One event on some items of an order, all or nothing: the first item that refuses names itself and the
 * order stays as it was. Where nothing is owed no bank is needed: the return is complete at once (C07, "COD").
 * @param indexes positions in `order.items`; all of them when left out.
 * @throws RangeError for a position that is not there.
 */
export function applyToOrder(
  order: Order,
  command: Command<ItemPayloads>,
  indexes: readonly number[] = [...order.items.keys()],
  owed: Owed = owedForGoods,
): OrderApplied {
  const items = [...order.items];
  const effects: OrderEffect[] = [];
  const entries: OrderEntry[] = [];
  for (const index of indexes) {
    const before = items[index];
    if (before === undefined) throw new RangeError(`the order has no item at ${index}`);
    let item: Item = before;
    for (let next: Command<ItemPayloads> | null = command; next !== null;) {
      const applied: Applied<Item, ItemPayloads> = apply(itemMachine, item, next);
      if (!applied.ok) return { ok: false, order, item: index, refusal: applied.refusal };
      item = applied.entity;
      for (const effect of applied.effects) effects.push({ ...effect, item: index });
      entries.push({ ...applied.entry, item: index });
      next =
        leaving(item) && !owed(item, index)
          ? { event: 'payment.refunded', by: 'system', at: command.at, payload: {} }
          : null;
    }
    items[index] = item;
  }
  const changed: Order = { ...order, items };
  return { ok: true, order: changed, code: codeOf(changed), effects, entries };
}

/** Lets time pass for every item of an order. */
export function advanceOrder(order: Order, now: Instant): Changed {
  const effects: OrderEffect[] = [];
  const entries: OrderEntry[] = [];
  const items = order.items.map((item, index) => {
    const advanced = advance(itemMachine, item, now);
    for (const effect of advanced.effects) effects.push({ ...effect, item: index });
    for (const entry of advanced.entries) entries.push({ ...entry, item: index });
    return advanced.entity;
  });
  const changed: Order = { ...order, items };
  return { ok: true, order: changed, code: codeOf(changed), effects, entries };
}

const extend = 'buyer.extend_confirm';

/** Whether a line is where its confirmation can be put off, now or once. */
export const mayWaitLonger = ({ state }: Pick<Item, 'state'>): boolean =>
  ruleFor(itemHistoryMachine, state, extend) !== undefined;

/** Whether the confirmation date can be extended now: null or the reason why not (2.3, "Extend"). */
export function canExtend(order: Order, by: Actor, at: Instant): Reason | null {
  if (by !== 'buyer' && by !== 'seller' && by !== 'admin') return 'NOT_YOURS';
  const waiting = order.items.filter(mayWaitLonger);
  if (order.items.some(hasOpenClaim)) return 'CLAIM_OPEN';
  if (waiting.length === 0)
    return order.items.some((item) => item.state === 'confirmed') ? 'CONFIRMED' : 'NOT_DISPATCHED';
  if (order.extensions >= limits.confirm.maxExtensions) return 'EXTENSION_USED';
  for (const item of waiting) {
    const reason = can(itemHistoryMachine, item, extend, by, at);
    if (reason !== null) return reason;
  }
  return null;
}

/**
 * Seven more days for every item that waits for its confirmation, each with its entry; the order shows code 10 (D9).
 * @param why asked of staff, who do it in the place of others: refused with REASON_REQUIRED without it
 */
export function extendConfirmation(
  order: Order,
  by: Actor,
  at: Instant,
  why?: string,
): Changed | { readonly ok: false; readonly order: Order; readonly reason: Reason } {
  const reason = canExtend(order, by, at);
  if (reason !== null) return { ok: false, order, reason };
  return onItems(
    order,
    (item) =>
      mayWaitLonger(item) && item.confirmDueAt !== null
        ? {
            event: extend,
            by,
            at,
            payload: {
              until: item.confirmDueAt + limits.confirm.extensionDays * day,
              ...(why === undefined ? {} : { reason: why }),
            },
          }
        : null,
    { extendedAt: at, extensions: order.extensions + 1 },
  );
}

const changeAddressEvent = 'buyer.change_address';

/**
 * Whether the whole order can go to another address now: null or the reason why not. Until the first of its goods is
 * dispatched, and not while somebody asks to cancel (D97).
 */
export function canChangeAddress(order: Order, by: Actor, at: Instant): Reason | null {
  if (by !== 'buyer') return 'NOT_YOURS';
  const coming = order.items.filter((item) => !isGone(item));
  for (const item of coming) {
    const reason = can(itemHistoryMachine, item, changeAddressEvent, by, at);
    if (reason !== null) return reason;
  }
  return coming.length === 0 ? 'FINISHED' : null;
}

/** Another address for everything that is still to come. What it costs stays; where it may go is asked before. */
export function changeAddress(
  order: Order,
  by: Actor,
  at: Instant,
  city: string,
): Changed | { readonly ok: false; readonly order: Order; readonly reason: Reason } {
  const reason = canChangeAddress(order, by, at);
  if (reason !== null) return { ok: false, order, reason };
  return onItems(order, (item) =>
    isGone(item) ? null : { event: changeAddressEvent, by, at, payload: { city } },
  );
}

/** An event of the whole order, noted on the items that `commandOf` names one for: all or none. */
function onItems(
  order: Order,
  commandOf: (item: Item) => Command<ItemHistory> | null,
  more: Partial<Pick<Order, 'extendedAt' | 'extensions'>> = {},
): Changed | { readonly ok: false; readonly order: Order; readonly reason: Reason } {
  const items = [...order.items];
  const effects: OrderEffect[] = [];
  const entries: OrderEntry[] = [];
  for (const [index, item] of order.items.entries()) {
    const command = commandOf(item);
    if (command === null) continue;
    const applied: Applied<Item, ItemHistory> = apply(itemHistoryMachine, item, command);
    if (!applied.ok) return { ok: false, order, reason: applied.refusal.reason };
    items[index] = applied.entity;
    for (const effect of applied.effects) effects.push({ ...effect, item: index });
    entries.push({ ...applied.entry, item: index });
  }
  const changed: Order = { ...order, ...more, items };
  return { ok: true, order: changed, code: codeOf(changed), effects, entries };
}

/** The positions of the items on which this actor may send the event now. */
export function itemsFor(
  order: Order,
  event: ItemEvent,
  by: Actor,
  at: Instant,
): readonly number[] {
  return [...order.items.entries()]
    .filter(([, item]) => can(itemMachine, item, event, by, at) === null)
    .map(([index]) => index);
}
