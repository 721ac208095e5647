import { expect, it } from 'vitest';
import { hour } from '../calendar/duration.ts';
import { newItem } from './item/item.ts';
import { newOrder } from './order.ts';
import { orderNext } from './order-next.ts';
import { itemsByState, send, start } from './testing/walk.ts';

it('is the step of the item that gives the order its code, the most urgent first', () => {
  const items = itemsByState();
  const delivered = items.get('delivered') ?? newItem({ amount: 1, placedAt: start });
  const asked = send(delivered, 'refund.request', 'buyer', delivered.changedAt + hour);
  const later = send(delivered, 'refund.request', 'buyer', delivered.changedAt + 48 * hour);
  expect(orderNext(newOrder([delivered, later, asked]))).toMatchObject({
    item: 2,
    who: ['seller'],
    until: asked.claim?.dueAt,
    deadline: 'respond-due',
  });
  expect(orderNext(newOrder([delivered]))).toMatchObject({ item: 0, deadline: 'confirm-due' });
  // Sent and not sent: the order is on its way by neither of them alone.
  const preparing = items.get('preparing') ?? delivered;
  expect(orderNext(newOrder([preparing, delivered]))).toMatchObject({
    item: 0,
    deadline: 'dispatch-due',
  });
  expect(orderNext(newOrder([]))).toBeNull();
  expect(orderNext(newOrder([items.get('cancel_completed') ?? delivered]))).toEqual({
    item: 0,
    who: [],
    until: null,
    deadline: null,
    otherwise: null,
  });
});
