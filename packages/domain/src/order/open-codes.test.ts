import { expect, it } from 'vitest';
import { openOrderCodes } from './open-codes.ts';
import { orderCodes } from './order-codes.ts';

it('an order is under way until it is confirmed, cancelled or refunded whole; designs until they can be downloaded (2.5, 2.7)', () => {
  // 2.7: 6 and 14 are final, 5 is left by staff alone, and 9 is the rest that designs come to.
  expect(Object.values(orderCodes).filter((code) => !openOrderCodes.includes(code))).toEqual([
    5, 6, 9, 14,
  ]);
});
