import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newItem } from './item.ts';
import { boughtLine, type LineAmounts, splitAmounts, splitLine } from './split.ts';

const dong = fc.integer({ min: 0, max: 90_000_000 });

/** A line whose amounts add up, some of it paid with a coupon and points. */
const lines = fc
  .tuple(dong, dong, dong, dong, dong, fc.integer({ min: 2, max: 12 }))
  .map(([paid, couponShare, pointsShare, discount, prepaidShipping, quantity]) => {
    const goods = paid + couponShare + pointsShare;
    const amounts: LineAmounts = {
      list: goods + discount,
      discount,
      goods,
      couponShare,
      pointsShare,
      paid,
      prepaidShipping,
    };
    return { amounts, quantity, item: newItem({ amount: paid, placedAt: 0 }) };
  });

it('each part of a line adds up by itself, and both to the whole', () => {
  fc.assert(
    fc.property(lines, fc.nat(), ({ amounts, quantity, item }, any) => {
      const [rest, part] = splitLine({ quantity, item }, 1 + (any % (quantity - 1)));
      if (part === undefined) throw new Error('no part');
      const parts = splitAmounts(amounts, [rest, part]);
      for (const one of parts) {
        expect(one.goods).toBe(one.list - one.discount);
        expect(one.paid).toBe(one.goods - one.couponShare - one.pointsShare);
        expect(Math.min(one.couponShare, one.pointsShare, one.paid)).toBeGreaterThanOrEqual(0);
      }
      for (const key of Object.keys(amounts) as (keyof LineAmounts)[])
        expect(parts[0][key] + parts[1][key]).toBe(amounts[key]);
    }),
  );
});

it('two of five lamps at 900.000 đ, 100.000 đ of it by coupon and 50.000 đ by points', () => {
  const amounts = {
    list: 5_000_000,
    discount: 500_000,
    goods: 4_500_000,
    couponShare: 100_000,
    pointsShare: 50_000,
    paid: 4_350_000,
    prepaidShipping: 30_000,
  };
  const item = newItem({ amount: amounts.paid, placedAt: 0 });
  const [rest, part] = splitLine({ quantity: 5, item }, 2);
  expect(part && splitAmounts(amounts, [rest, part])[1]).toEqual({
    list: 2_000_000,
    discount: 200_000,
    goods: 1_800_000,
    couponShare: 40_000,
    pointsShare: 20_000,
    paid: 1_740_000,
    prepaidShipping: 12_000,
  });
});

it('a part of a part was bought with the line that they all came from', () => {
  const parents: readonly (readonly [id: number, splitFrom: number | null])[] = [
    [1, null],
    [2, 1],
    [3, 2],
    [4, null],
  ];
  const lines = new Map(parents.map(([id, splitFrom]) => [id, { id, splitFrom }]));
  expect([...lines.values()].map((line) => boughtLine(line, lines))).toEqual([1, 1, 1, 4]);
  // Of an order that is not known whole, the oldest that is.
  expect(boughtLine({ id: 9, splitFrom: 8 }, lines)).toBe(9);
});
