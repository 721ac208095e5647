import { expect, test } from 'vitest';
import { isArrow, middle, nudged, placeAt } from './mark-place.ts';

test('arrows go by a hundredth, with Shift by a tenth', () => {
  expect(nudged(middle, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
  expect(nudged(middle, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 });
});

test('no mark leaves its picture, and a hundred small steps are one whole', () => {
  expect(nudged({ x: 0.02, y: 0.98 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 0.98 });
  expect(placeAt(-0.4, 1.7)).toEqual({ x: 0, y: 1 });
  let place = placeAt(0, 0);
  for (let steps = 0; steps < 100; steps += 1) place = nudged(place, 'ArrowDown', false);
  expect(place).toEqual({ x: 0, y: 1 });
});

test.each(['Tab', 'a', 'toString', 'Enter'])('%s is no arrow', (key) =>
  expect(isArrow(key)).toBe(false),
);
