import { expect, it } from 'vitest';
import { heightOf, linePath, niceTicks, shares } from './scale.ts';

it.each([
  [
    [12, 38, 91],
    [0, 25, 50, 75, 100],
  ],
  [
    [0.3, 0.1],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
  [
    [18_900_000, 7_000_000],
    [0, 5_000_000, 10_000_000, 15_000_000, 20_000_000],
  ],
  [
    [0, null, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])('%j has the axis %j', (values, ticks) => expect(niceTicks(values)).toEqual(ticks));

it('lifts a value by its part of the axis', () => {
  expect(heightOf(25, [0, 50])).toBe(50);
  expect(heightOf(0, [-50, 0, 50])).toBe(50);
});

it('lifts the pen where nothing is known', () => {
  expect(linePath([0, null, 10, 10], [0, 10])).toBe('M12.50 100.00M62.50 0.00L87.50 0.00');
});

it('shares out the whole, and nothing of nothing', () => {
  expect(shares([1, 3])).toEqual([
    { start: 0, share: 25 },
    { start: 25, share: 75 },
  ]);
  expect(shares([0, -2])).toEqual([
    { start: 0, share: 0 },
    { start: 0, share: 0 },
  ]);
});
