import { isGone } from '../order/item/gone.ts';
import type { Item } from '../order/item/item.ts';
import type { ItemState } from '../order/item/item-state.ts';

const refusals: ReadonlySet<ItemState> = new Set<ItemState>([
  'refund_rejected_in_transit',
  'refund_rejected_with_buyer',
  'exchange_rejected_in_transit',
  'exchange_rejected_with_buyer',
]);

/** The claim ends here and its parcels have travelled: the exchange is at the door, or what was sent in is sent back. */
function hasTravelled({ state }: Item, after: Item): boolean {
  if (state === after.state) return false;
  return (
    after.state === 'exchange_completed' ||
    (refusals.has(after.state) && (after.claim?.receivedAt ?? null) !== null)
  );
}

/**
 * What the buyer has paid for ways of return before a hold was released, in đồng, and no way has used up (2.9): the fee of a
 * release is added; it is used up with the ways it was paid for, so that a later claim pays its own.
 */
export function prepaidAfter(prepaid: number, before: Item, after: Item): number {
  if (hasTravelled(before, after)) return 0;
  const hold = before.claim?.hold ?? null;
  const isReleased = hold !== null && after.claim?.hold === null && !isGone(after);
  return isReleased && hold.reason.startsWith('RETURN_') ? prepaid + (hold.amount ?? 0) : prepaid;
}
