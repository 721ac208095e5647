import { expect, it } from 'vitest';
import { bounded, zoomedAt } from './use-pan-zoom.ts';

it('keeps the point under the finger where it is', () => {
  const point = { x: 120, y: -40 };
  const before = { x: 10, y: 5, scale: 1.5 };
  const after = zoomedAt(before, 3, point);
  const content = (view: typeof before) => (point.x - view.x) / view.scale;
  expect(content(after)).toBeCloseTo(content(before));
});

it('never shows past the edge, and nothing smaller than whole', () => {
  expect(bounded({ x: 900, y: -900, scale: 2 }, 400, 300, 5)).toEqual({
    x: 200,
    y: -150,
    scale: 2,
  });
  expect(bounded({ x: 50, y: 50, scale: 0.5 }, 400, 300, 5)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(bounded({ x: 0, y: 0, scale: 9 }, 400, 300, 5).scale).toBe(5);
});
