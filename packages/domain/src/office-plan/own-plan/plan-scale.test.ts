import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Door } from '../doors.ts';
import { type OfficeProject, emptyProject, withPlan } from '../project.ts';
import { picturePlan } from './own-plan.ts';
import { type KnownLength, judgeScale, scaleOf, withScale } from './plan-scale.ts';

const door = (pixels: number): Door => ({
  kind: 'single',
  opening: [
    [100, 100],
    [100 + pixels, 100],
  ],
  width: pixels,
  certainty: 'sure',
});
/** 2,000 × 1,000 pixels; at 0.01 m a pixel a floor of 20 × 10 m. */
const plan = (...doors: Door[]): OfficeProject => ({
  ...withPlan(emptyProject, picturePlan('a', 2_000, 1_000)),
  doors,
});
const length = (pixels: number, metres: number): KnownLength => ({
  ends: [
    [200, 300],
    [200 + pixels, 300],
  ],
  metres,
});

describe('a scale', () => {
  test('comes from two points and the metres between them', () => {
    expect(
      scaleOf({
        ends: [
          [0, 0],
          [300, 400],
        ],
        metres: 5,
      }),
    ).toBeCloseTo(0.01);
    expect(
      scaleOf({
        ends: [
          [7, 7],
          [7, 7],
        ],
        metres: 5,
      }),
    ).toBe(5);
  });
  test.each([
    [length(1_000, 10), { word: 'fine' }],
    [length(19, 0.2), { word: 'together' }],
    [length(20, 0.3), { word: 'fine' }],
    // Half a kilometre, and no office when the comma moves either.
    [length(20, 500), { word: 'range' }],
    [length(1_000, 150), { word: 'tenfold', by: 'size', long: 300, meant: 15, isPossible: true }],
    [
      length(1_000, 1.25),
      { word: 'tenfold', by: 'size', long: 2.5, meant: 12.5, isPossible: true },
    ],
    // A tenth of what was typed is no length that anybody measures.
    [length(20, 2.9), { word: 'tenfold', by: 'size', long: 290, meant: null, isPossible: true }],
    // Below half a millimetre a pixel there is no plan, whoever says so.
    [length(1_000, 0.4), { word: 'tenfold', by: 'size', long: 0.8, meant: 4, isPossible: false }],
  ] as const)('without doors is judged by the size of the plan: %o', (known, word) =>
    expect(judgeScale(plan(), known)).toEqual(word),
  );
  test.each([
    [9, { word: 'fine' }],
    [7, { word: 'fine' }],
    [5.9, { word: 'doors', width: expect.closeTo(0.59) }],
    [6.1, { word: 'fine' }],
    [11.4, { word: 'fine' }],
    [11.6, { word: 'doors', width: expect.closeTo(1.16) }],
    [90, { word: 'tenfold', by: 'doors', long: expect.closeTo(9), meant: 9, isPossible: true }],
    [0.9, { word: 'tenfold', by: 'doors', long: expect.closeTo(0.09), meant: 9, isPossible: true }],
  ])('with doors of 0.9 m is judged by them: %f', (tenths, word) => {
    // A door of 100 pixels that is `tenths / 10` metres wide.
    const judged = judgeScale(plan(door(100), door(100), door(100)), length(1_000, tenths));
    expect(judged).toEqual(word);
  });
  test('that fits its doors is fine, however long the plan is', () => {
    // 300 m, and doors of 0.9 m on it.
    const hall = plan(door(6), door(6), door(6));
    expect(judgeScale(hall, length(1_000, 150))).toEqual({ word: 'fine' });
  });
  test('that is told to be ten times off is fine as it was meant', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 500, noNaN: true }),
        fc.integer({ min: 20, max: 2_000 }),
        fc.constantFrom(plan(), plan(door(90))),
        (metres, pixels, project) => {
          const judged = judgeScale(project, length(pixels, metres));
          fc.pre(judged.word === 'tenfold');
          const meant = judged.word === 'tenfold' ? judged.meant : null;
          fc.pre(meant !== null);
          expect(judgeScale(project, length(pixels, meant ?? 0)).word).not.toBe('tenfold');
        },
      ),
      { numRuns: 60 },
    );
  });
  test('that changes keeps what is drawn, tells doors their width, and clears what stood in metres', () => {
    const before: OfficeProject = {
      ...plan(door(90)),
      scale: 0.02,
      modules: [{ module: 'desk-1', room: null, x: 1, y: 1, turn: 0 }],
    };
    const after = withScale(before, 0.01);
    expect(after).toMatchObject({ scale: 0.01, modules: [] });
    expect(after.doors).toEqual([{ ...door(90), width: 0.9 }]);
  });
});
