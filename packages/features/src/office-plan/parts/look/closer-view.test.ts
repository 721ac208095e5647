import { expect, it } from 'vitest';
import { boundedView, centredOn, isWithin, nearerAt, nearest, nearnessOf } from './closer-view.ts';

const whole = { x: -2, y: 1, width: 40, height: 20 };

it('keeps the point under the finger where it is, nearer and farther', () => {
  const point = [7, 6] as const;
  const near = nearerAt(whole, whole, 4, point);
  expect(nearnessOf(near, whole)).toBeCloseTo(4);
  // A share of the way over the drawing is a place on the screen.
  expect((point[0] - near.x) / near.width).toBeCloseTo((point[0] - whole.x) / whole.width);
  expect((point[1] - near.y) / near.height).toBeCloseTo((point[1] - whole.y) / whole.height);
  const farther = nearerAt(near, whole, 0.5, point);
  expect((point[0] - farther.x) / farther.width).toBeCloseTo((point[0] - near.x) / near.width);
});

it('shows nothing beside the whole, nor more than it, nor nearer than it may', () => {
  expect(nearerAt(whole, whole, 0.5, [0, 5])).toEqual(whole);
  const corner = nearerAt(whole, whole, 100, [-2, 1]);
  expect(nearnessOf(corner, whole)).toBeCloseTo(nearest);
  expect(corner).toMatchObject({ x: -2, y: 1 });
  expect(boundedView({ x: 90, y: 90, width: 10, height: 5 }, whole)).toEqual({
    x: 28,
    y: 16,
    width: 10,
    height: 5,
  });
});

it('has the shape of the whole, whatever it is made of', () => {
  expect(boundedView({ x: 0, y: 2, width: 10, height: 10 }, whole)).toEqual({
    x: 0,
    y: 2,
    width: 10,
    height: 5,
  });
});

it('goes to what was chosen out of sight, as near as before', () => {
  const near = nearerAt(whole, whole, 4, [-2, 1]);
  expect(isWithin(near, [30, 15])).toBe(false);
  const there = centredOn(near, whole, [30, 15]);
  expect(isWithin(there, [30, 15])).toBe(true);
  expect(there).toMatchObject({ x: 25, y: 12.5, width: 10, height: 5 });
});
