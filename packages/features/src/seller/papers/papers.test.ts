import type { SellerItem } from '@hien/api';
import { expect, test } from 'vitest';
import { isToBeSent, parcelsOf, picksOf } from './papers.ts';

const line = (
  id: number,
  orderId: number,
  name: string,
  quantity: number,
  event = 'seller.dispatch',
) =>
  ({
    orderId,
    orderNumber: `SO-${orderId}`,
    item: {
      id,
      quantity,
      thing: { productId: name.length, optionId: 1, name, optionName: 'Nhỏ', sku: name },
      actions: [{ event, refused: null }],
    },
  }) as unknown as SellerItem;

const lines = [
  line(1, 2, 'Đèn mây', 1),
  line(2, 1, 'Bàn trà', 2),
  line(3, 2, 'Bàn trà', 3),
  line(4, 1, 'Ghế 10', 1),
  line(5, 1, 'Ghế 9', 1),
];

test('a thing is taken from the shelf once for all orders, things as people look for them', () => {
  const picks = picksOf(lines, 'vi');
  expect(picks.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Bàn trà', 5],
    ['Đèn mây', 1],
    ['Ghế 9', 1],
    ['Ghế 10', 1],
  ]);
  expect(picks[0]?.orders).toEqual([
    { number: 'SO-1', quantity: 2 },
    { number: 'SO-2', quantity: 3 },
  ]);
});

test('what goes to one door is one parcel, orders as they were chosen', () => {
  expect(parcelsOf(lines).map(({ order, items }) => [order.orderId, items.length])).toEqual([
    [2, 2],
    [1, 3],
  ]);
});

test('a line that was called off is on no paper', () => {
  expect(isToBeSent(line(1, 1, 'Bàn', 1))).toBe(true);
  expect(isToBeSent(line(1, 1, 'Bàn', 1, 'cancel.approve'))).toBe(false);
});
