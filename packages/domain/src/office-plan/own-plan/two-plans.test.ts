import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../doors.ts';
import { type Box, edges, outlineOf } from '../geometry.ts';
import { inkOfDots, inkOfLines, twoPlans } from './two-plans.ts';

const sheet = { width: 2_000, height: 1_400 };
/** Four walls, and one through the middle. */
const floor = (box: Box): readonly (readonly [Point, Point])[] => [
  ...edges(outlineOf(box)),
  [
    [box.x + box.width / 2, box.y],
    [box.x + box.width / 2, box.y + box.height],
  ],
];
const found = (...boxes: readonly Box[]) => twoPlans(inkOfLines(sheet, boxes.flatMap(floor)));
const holds = (outer: Box | undefined, inner: Box): boolean =>
  outer !== undefined &&
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

const wide = { x: 100, y: 200, width: 900, height: 900 };
const slim = { x: 1_200, y: 200, width: 600, height: 900 };
const frame = edges(outlineOf({ x: 20, y: 20, width: 1_960, height: 1_360 }));

describe('two plans on a sheet', () => {
  test('lie beside each other or below each other, the larger one first', () => {
    expect(found(slim, wide)?.map(({ side }) => side)).toEqual(['left', 'right']);
    expect(
      found(
        { x: 100, y: 50, width: 1_500, height: 500 },
        { x: 100, y: 700, width: 1_500, height: 600 },
      )?.map(({ side }) => side),
    ).toEqual(['lower', 'upper']);
  });

  test('are told within a frame with its title block', () => {
    const title = edges(outlineOf({ x: 1_580, y: 1_180, width: 400, height: 200 }));
    const all = [...frame, ...title, ...floor(wide), ...floor(slim)];
    expect(twoPlans(inkOfLines(sheet, all))?.map(({ side }) => side)).toEqual(['left', 'right']);
  });

  test('take along what is written beside them', () => {
    const name = { x: 300, y: 1_200, width: 300, height: 40 };
    const [larger] = found(wide, slim, name) ?? [];
    expect(holds(larger?.box, name)).toBe(true);
  });

  test('are not one plan, nor a plan with a frame, a list or a title block', () => {
    expect(found(wide)).toBeNull();
    expect(twoPlans(inkOfLines(sheet, [...frame, ...floor(wide)]))).toBeNull();
    expect(found(wide, { x: 1_100, y: 200, width: 200, height: 900 })).toBeNull();
    expect(found(wide, { x: 1_200, y: 200, width: 400, height: 300 })).toBeNull();
    expect(twoPlans(inkOfLines(sheet, []))).toBeNull();
  });

  test('are not told where no band goes right across', () => {
    const bridge: readonly [Point, Point] = [
      [900, 600],
      [1_300, 600],
    ];
    expect(twoPlans(inkOfLines(sheet, [...floor(wide), ...floor(slim), bridge]))).toBeNull();
  });

  test('are told wherever they lie: each in its own rectangle, and those apart', () => {
    const size = fc.integer({ min: 400, max: 800 });
    fc.assert(
      fc.property(size, size, size, size, fc.integer({ min: 60, max: 300 }), (w, h, v, g, band) => {
        const [a, b] = [
          { x: 20, y: 30, width: w, height: h },
          { x: 20 + w + band, y: 90, width: v, height: g },
        ];
        const both = found(a, b);
        expect(both).not.toBeNull();
        const left = both?.find(({ side }) => side === 'left')?.box;
        const right = both?.find(({ side }) => side === 'right')?.box;
        expect(holds(left, a)).toBe(true);
        expect(holds(right, b)).toBe(true);
        expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1e-6);
        const [first = 0, second = 0] = both?.map(({ box }) => box.width * box.height) ?? [];
        expect(first).toBeGreaterThanOrEqual(second);
      }),
      { numRuns: 50 },
    );
  });

  test('never leave the sheet, whatever is drawn on it', () => {
    const point = fc.tuple(
      fc.integer({ min: -100, max: 2_100 }),
      fc.integer({ min: -100, max: 1_500 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { maxLength: 12 }), (lines) => {
        for (const { box } of twoPlans(inkOfLines(sheet, lines)) ?? []) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(sheet.width + 1e-6);
          expect(box.y + box.height).toBeLessThanOrEqual(sheet.height + 1e-6);
        }
      }),
    );
  });

  test('are told in a picture by its dots, on grey paper and with specks', () => {
    const copy = { width: 1_000, height: 700 };
    const dots = new Uint8ClampedArray(copy.width * copy.height * 4).fill(210);
    const dot = (x: number, y: number) =>
      dots.fill(40, (y * copy.width + x) * 4, (y * copy.width + x) * 4 + 3);
    for (const box of [wide, slim])
      for (const [[ax, ay], [bx, by]] of floor(box))
        for (let at = 0; at <= 1_000; at += 1)
          dot(
            Math.round((ax + ((bx - ax) * at) / 1_000) / 2),
            Math.round((ay + ((by - ay) * at) / 1_000) / 2),
          );
    dot(545, 300);
    const both = twoPlans(inkOfDots(sheet, dots, copy));
    expect(both?.map(({ side }) => side)).toEqual(['left', 'right']);
    expect(both?.map(({ box }, at) => holds(box, [wide, slim][at] ?? wide))).toEqual([true, true]);
  });
});
