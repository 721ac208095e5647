import { whatNext, type Next } from '../machine/next.ts';
import type { Item } from './item/item.ts';
import { itemMachine } from './item/item-machine.ts';
import type { ItemPayloads } from './item/item-payloads.ts';
import { codeOf, type Order } from './order.ts';
import { orderCode } from './order-code.ts';

/** What happens next to an order: the step of the item that gives the order its code, the most urgent first. */
export type OrderNext = Next<ItemPayloads> & { readonly item: number };

const urgency = (next: Next<ItemPayloads>): number => next.until ?? Number.POSITIVE_INFINITY;

/** Null for an order without items. */
export function orderNext(order: Order): OrderNext | null {
  const code = codeOf(order);
  const extended = order.extendedAt !== null;
  const speaks = (item: Item): boolean => orderCode([item], extended) === code;
  const all = [...order.items.entries()].map(([index, item]) => ({
    ...whatNext(itemMachine, item),
    item: index,
    speaks: speaks(item),
  }));
  const speakers = all.filter((next) => next.speaks);
  const [first] = (speakers.length > 0 ? speakers : all).toSorted(
    (a, b) => urgency(a) - urgency(b) || a.item - b.item,
  );
  if (first === undefined) return null;
  const { speaks: _, ...next } = first;
  return next;
}
