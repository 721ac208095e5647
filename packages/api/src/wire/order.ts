import {
  type Instant,
  type Order as DomainOrder,
  canChangeAddress,
  canExtend,
  extendConfirmation,
  orderNext,
} from '@hien/domain';
import type { Order, OrderNext, OrderPayment, OrderRow } from '../types.ts';
import { instant, moment } from './moment.ts';
import { wireNext } from './order-item.ts';
import { type Viewer, actorOf } from './viewer.ts';

/** What an order waits for, said of the line that says it; null when nothing does. `ids`: of the lines, in their order. */
export function wireOrderNext(order: DomainOrder, ids: readonly number[]): OrderNext | null {
  const next = orderNext(order);
  const item = next === null ? undefined : order.items[next.item];
  const id = next === null ? undefined : ids[next.item];
  return item === undefined || id === undefined ? null : wireNext(item, id);
}

/** Whether the time to confirm can be extended, and until when it would be or is. */
export function wireExtension(order: DomainOrder, viewer: Viewer, at: Instant): Order['extension'] {
  const actor = actorOf(viewer);
  // Until when is the same for everybody, and staff have not said why yet.
  const extended = extendConfirmation(order, 'buyer', at);
  const items = extended.ok ? extended.order.items : order.extendedAt === null ? [] : order.items;
  const until = Math.max(0, ...items.map(({ confirmDueAt }) => confirmDueAt ?? 0));
  return {
    refused: viewer === 'guest' ? 'NOT_YOURS' : canExtend(order, actor, at),
    until: until === 0 ? null : moment(until),
    extendedAt: instant(order.extendedAt),
  };
}

/** Why the order cannot go to another address now; null when it can. A link shows an order and changes nothing of it. */
export const wireAddressRefused = (
  order: DomainOrder,
  viewer: Viewer,
  at: Instant,
): Order['addressRefused'] =>
  viewer === 'guest' ? 'NOT_YOURS' : canChangeAddress(order, actorOf(viewer), at);

/** Where the money of an order stands: one line that waits lets it wait. */
export function paymentState({ items }: Pick<DomainOrder, 'items'>): OrderPayment['state'] {
  if (items.some(({ state }) => state === 'awaiting_payment')) return 'waiting';
  return items.every(({ paidAt }) => paidAt === null) ? 'cancelled' : 'paid';
}

/** The lines of an order as its row in a list shows them. */
export const wireRowItems = (items: Order['items']): OrderRow['items'] =>
  items.map(({ thing, ...item }) => ({
    id: item.id,
    code: item.code,
    state: item.state,
    stage: item.stage,
    quantity: item.quantity,
    productId: thing.productId,
    productOpen: thing.productOpen,
    name: thing.name,
    optionName: thing.optionName,
    picture: thing.picture,
    paid: item.paid,
    reviewable: item.reviewable,
  }));
