import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../doors.ts';
import { type Box, bounds, outlineOf } from '../geometry.ts';
import type { VectorPlan } from '../vector-plan/vector-plan.ts';
import { halfOf, partBetween, partFault, planWithin, sheetHalves } from './sheet-part.ts';

const sheet = { width: 2_000, height: 1_000 };
const sides = ({ x, y, width, height }: Box): (readonly [Point, Point])[] => [
  [
    [x, y],
    [x + width, y],
  ],
  [
    [x + width, y],
    [x + width, y + height],
  ],
  [
    [x + width, y + height],
    [x, y + height],
  ],
  [
    [x, y + height],
    [x, y],
  ],
];
const [left, right] = [
  { x: 100, y: 100, width: 700, height: 800 },
  { x: 1_200, y: 100, width: 600, height: 800 },
];
/** Two floors beside each other, at a centimetre a pixel, each with a door. */
const plan: VectorPlan = {
  ...sheet,
  scale: 0.01,
  lines: [...sides(left), ...sides(right)],
  arcs: [
    {
      center: [100, 300],
      radius: 90,
      ends: [
        [190, 300],
        [100, 390],
      ],
      sweep: 90,
    },
    {
      center: [1_200, 300],
      radius: 90,
      ends: [
        [1_290, 300],
        [1_200, 390],
      ],
      sweep: 90,
    },
  ],
  doors: [left, right].map(({ x }) => ({
    kind: 'single',
    opening: [
      [x, 300],
      [x, 390],
    ],
    hinge: 'start',
    swing: 'left',
    width: 0.9,
    certainty: 'sure',
  })),
  walls: [...sides(left), ...sides(right)],
  outlines: [outlineOf(left), outlineOf(right)],
  left: 2,
};

describe('a part of a sheet', () => {
  test('is a half of it by a word', () => {
    expect(sheetHalves.map((half) => halfOf(sheet, half))).toEqual([
      { x: 0, y: 0, width: 1_000, height: 1_000 },
      { x: 1_000, y: 0, width: 1_000, height: 1_000 },
      { x: 0, y: 0, width: 2_000, height: 500 },
      { x: 0, y: 500, width: 2_000, height: 500 },
    ]);
  });

  test('is drawn from any corner to any other, and ends where the sheet does', () => {
    expect(partBetween([900, 800], [-50, 100], sheet)).toEqual({
      x: 0,
      y: 100,
      width: 900,
      height: 700,
    });
    expect(partBetween([1_500, 900], [9_000, 9_000], sheet)).toEqual({
      x: 1_500,
      y: 900,
      width: 500,
      height: 100,
    });
  });

  test('has walls that can be told', () => {
    expect(partFault({ x: 0, y: 0, width: 200, height: 200 })).toBeNull();
    expect(partFault({ x: 0, y: 0, width: 199.9, height: 900 })).toBe('small');
    expect(partFault({ x: 0, y: 0, width: 1_700, height: 201 })).toBe('thin');
  });
});

describe('what of a drawing lies in a part', () => {
  test('is one floor as it would be by itself: its metres stay, and it is as large as plans are kept', () => {
    const one = planWithin(plan, halfOf(sheet, 'right'));
    expect(one).toMatchObject({ width: 2_000, height: 2_000, scale: 0.005, left: 2 });
    expect(one?.lines).toHaveLength(4);
    expect(one?.lines[0]).toEqual([
      [400, 200],
      [1_600, 200],
    ]);
    expect(one?.walls).toEqual(one?.lines);
    expect(one?.arcs).toMatchObject([{ center: [400, 600], radius: 180 }]);
    expect(one?.doors).toMatchObject([
      {
        opening: [
          [400, 600],
          [400, 780],
        ],
        width: 0.9,
      },
    ]);
    expect(one?.outlines).toEqual([
      [
        [400, 200],
        [1_600, 200],
        [1_600, 1_800],
        [400, 1_800],
      ],
    ]);
  });

  test('has lines cut at its edge, and rooms, doors and arcs whole or not at all', () => {
    const one = planWithin(plan, { x: 0, y: 350, width: 2_000, height: 650 });
    expect(one?.doors).toEqual([]);
    expect(one?.arcs).toEqual([]);
    expect(one?.outlines).toEqual([]);
    expect(one?.lines).toHaveLength(6);
    expect(one?.lines[0]).toEqual([
      [800, 0],
      [800, 550],
    ]);
  });

  test('has doors in pixels of its own while nobody knows the metres', () => {
    const one = planWithin({ ...plan, scale: null }, halfOf(sheet, 'left'));
    expect(one?.scale).toBeNull();
    expect(one?.doors[0]?.width).toBeCloseTo(1.8);
  });

  test('is nothing where there is no drawing', () => {
    expect(planWithin(plan, { x: 810, y: 100, width: 380, height: 800 })).toBeNull();
  });

  test('lies on its sheet, whatever part it is, and all of it is the whole', () => {
    const along = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
    fc.assert(
      fc.property(
        fc.tuple(along(2_000), along(1_000)),
        fc.tuple(along(2_000), along(1_000)),
        (a, b) => {
          const part = partBetween(a, b, sheet);
          fc.pre(partFault(part) === null);
          const one = planWithin(plan, part);
          if (one === null) return;
          expect(Math.max(one.width, one.height)).toBe(2_000);
          const points = [...one.lines.flat(), ...one.outlines.flat()];
          const box = bounds(points);
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-6);
          expect(box.x + box.width).toBeLessThanOrEqual(one.width + 1);
          expect(box.y + box.height).toBeLessThanOrEqual(one.height + 1);
          expect(one.doors.length).toBeLessThanOrEqual(plan.doors.length);
        },
      ),
    );
    expect(planWithin(plan, { x: 0, y: 0, ...sheet })).toEqual(plan);
  });
});
