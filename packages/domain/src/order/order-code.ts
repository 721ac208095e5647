import type { Item } from './item/item.ts';
import { itemStates, type OrderVoice } from './item/item-state.ts';
import type { OrderCode } from './order-codes.ts';

// Which answer wins when items say different things (2.6): the least advanced claim first, because that
// is where somebody has to act.
const claimsFirst: readonly (readonly [OrderVoice, OrderCode])[] = [
  ['refund-requested', 'REFUND_REQUEST'],
  ['refund-approved', 'REFUND_APPROVED'],
  ['refund-delivering', 'REFUND_DELIVERING'],
  ['refund-confirmed', 'REFUND_CONFIRMED'],
  ['exchange', 'EXCHANGE'],
  ['refund-rejected', 'REFUND_REJECTED'],
];

/**
 * The order's code from its items (2.6); the order itself stores none. `extended`: the buyer has extended
 * the confirmation date.
 */
export function orderCode(items: readonly Pick<Item, 'state'>[], extended: boolean): OrderCode {
  const voices = new Set<OrderVoice>();
  for (const item of items) voices.add(itemStates[item.state].voice);
  if (voices.has('unpaid')) return 'PENDING';
  const refunded = voices.delete('refunded');
  voices.delete('cancelled');
  // From here on `voices` speaks for the items that are still alive.
  if (voices.size === 0) return refunded ? 'REFUND_COMPLETED' : 'CANCELLED';
  for (const [voice, code] of claimsFirst) if (voices.has(voice)) return code;
  const waiting = voices.has('waiting');
  const moving = voices.has('moving');
  const arrived = voices.has('arrived');
  const confirmed = voices.has('confirmed');
  if (confirmed && !waiting && !moving && !arrived) return 'CONFIRMED';
  if (waiting && !moving && !arrived && !confirmed) return 'WAITING_FOR_DELIVERY';
  if (extended && !waiting) return 'EXTEND_CONFIRMATION';
  if (!waiting && !moving) return 'COMPLETED';
  return 'DELIVERY';
}
