import type { Item } from './item.ts';
import type { ItemState } from './item-state.ts';

/** Cancelled: nothing of the line is bought any more. */
export function isCancelled({ state }: { readonly state: ItemState }): boolean {
  return state === 'cancel_confirmed' || state === 'cancel_completed';
}

/** Cancelled or refunded: what was paid for the line is on its way back or has arrived. */
export function isGone(item: { readonly state: ItemState }): boolean {
  return (
    isCancelled(item) || item.state === 'refund_confirmed' || item.state === 'refund_completed'
  );
}

/** Money has come in for the line: a gateway's at once, cash when somebody saw it. */
export function isPaidInMoney(item: Pick<Item, 'paidAt' | 'cod' | 'collectedAt'>): boolean {
  return item.paidAt !== null && (!item.cod || item.collectedAt !== null);
}

/** The money for all that is left of an order is here (D19, ADR 72); not where nothing is left of it. */
export function isPaidFor(
  items: readonly Pick<Item, 'state' | 'paidAt' | 'cod' | 'collectedAt'>[],
): boolean {
  const living = items.filter((item) => !isGone(item));
  return living.length > 0 && living.every(isPaidInMoney);
}
