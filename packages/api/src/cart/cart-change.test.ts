import { expect, it } from 'vitest';
import { cart, linesOf } from '../testing/fixtures/cart.ts';
import { cartAnswers } from '../testing/answers/cart.ts';
import { withChange, withoutLines } from './cart-change.ts';

const now = cart('vi');
const answer = (body: { id: number; quantity?: number; selected?: boolean; later?: boolean }) =>
  cartAnswers.changeCartLine({ body, language: 'vi' } as Parameters<
    typeof cartAnswers.changeCartLine
  >[0]);

it('shows at once what the server answers a moment later', () => {
  for (const change of [{ quantity: 2 }, { quantity: 9_000 }, { selected: false }])
    expect(withChange(now, [2], change)).toMatchObject({
      ...answer({ id: 2, ...change }),
      coupon: now.coupon,
    });
  const later = withChange(now, [2], { later: true });
  expect([later.count, linesOf(later).length, later.later.map(({ id }) => id)]).toEqual([
    2,
    4,
    [2, 4],
  ]);
});

it('adds up what is left when lines go', () => {
  const left = withoutLines(now, [1, 2]);
  expect(left.sellers.map(({ lines }) => lines.map(({ id }) => id))).toEqual([[3]]);
  expect(left.totals).toMatchObject({ lines: 1, goods: left.sellers[0]?.amount });
});
