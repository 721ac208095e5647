import { expect, test } from 'vitest';
import { requestErrors } from './validation.ts';

const ids = {
  type: 'object',
  properties: {
    ids: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { $ref: 'commerce#/components/schemas/Id' },
    },
  },
};
const keywordsOf = (list: readonly unknown[]) =>
  requestErrors(ids, 'body', { ids: list })?.map(({ keyword }) => keyword) ?? [];

test('an entry that comes twice is told, and one that differs is not', () => {
  expect(keywordsOf([1, 2, 3])).toEqual([]);
  expect(keywordsOf([1, 2, 1])).toEqual(['uniqueItems']);
  expect(keywordsOf([])).toEqual([]);
  const rooms = {
    type: 'object',
    properties: { rooms: { type: 'array', uniqueItems: true, items: { type: 'object' } } },
  };
  const told = (list: readonly object[]) => requestErrors(rooms, 'body', { rooms: list });
  expect(told([{ area: 1 }, { area: 2 }])).toBeNull();
  expect(told([{ area: 1 }, { area: 1 }])).toHaveLength(1);
});

test('a list that is far too long is refused at a cost that grows with it, not with its square', () => {
  const timeOf = (length: number): number => {
    const list = Array.from({ length }, (_, at) => at + 1);
    const took = Array.from({ length: 3 }, () => {
      const begun = performance.now();
      expect(keywordsOf(list)).toEqual(['maxItems']);
      return performance.now() - begun;
    });
    return Math.min(...took);
  };
  timeOf(1000);
  // Sixteen times as long took 256 times as long where every pair was compared.
  expect(timeOf(32_000) / timeOf(2000)).toBeLessThan(64);
});
