import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotsOf } from './lots.ts';

const orders = fc.array(fc.integer({ min: 1, max: 40 }).map((orderId) => ({ orderId })));

test('every line is in one lot, and no lot is larger than a call', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 1, max: 9 }), (lines, size) => {
      const lots = lotsOf(lines, size);
      expect(lots.flat().length).toBe(lines.length);
      expect(new Set(lots.flat())).toEqual(new Set(lines));
      expect(lots.every((lot) => lot.length > 0 && lot.length <= size)).toBe(true);
    }),
  );
});

test('lines of one order that fit into a call go in one, wherever they stood', () => {
  fc.assert(
    fc.property(orders, (lines) => {
      const size = 12;
      const lots = lotsOf(lines, size);
      for (const { orderId } of lines) {
        const own = lines.filter((line) => line.orderId === orderId).length;
        if (own > size) continue;
        const where = lots.filter((lot) => lot.some((line) => line.orderId === orderId));
        expect(where.length).toBe(1);
      }
    }),
  );
});

test('300 lines of 100 orders go in two calls', () => {
  const lines = Array.from({ length: 300 }, (_, index) => ({ orderId: index % 100 }));
  expect(lotsOf(lines).map((lot) => lot.length)).toEqual([198, 102]);
});
