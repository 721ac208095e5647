import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './doors.ts';
import { crossesItself, edges, outlineOf } from './geometry.ts';

const corner = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));

/** How often an outline goes round a point, by the angles under which its corners are seen from there. */
function windingAt(outline: readonly Point[], [x, y]: Point): number {
  const angles = edges(outline).map(([[ax, ay], [bx, by]]) => {
    const turned = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
    return turned > Math.PI
      ? turned - 2 * Math.PI
      : turned < -Math.PI
        ? turned + 2 * Math.PI
        : turned;
  });
  return Math.round(angles.reduce((sum, angle) => sum + angle, 0) / (2 * Math.PI));
}

/** Points all over the ground, on no side of an outline with whole corners up to 7. */
const places = Array.from({ length: 71 * 71 }, (_, at): Point => [
  (at % 71) / 10 + 0.0123457,
  Math.floor(at / 71) / 10 + 0.0234561,
]);

describe('an outline crosses itself', () => {
  test.each<readonly [string, readonly Point[]]>([
    [
      'as a bow',
      [
        [0, 0],
        [5, 5],
        [5, 0],
        [0, 4],
      ],
    ],
    [
      'as a bow that stands',
      [
        [0, 0],
        [5, 0],
        [0, 5],
        [5, 5],
      ],
    ],
    [
      'through a corner of its own',
      [
        [0, 0],
        [10, 10],
        [10, 0],
        [5, 5],
        [0, 10],
      ],
    ],
    [
      'where two of its corners meet',
      [
        [0, 0],
        [5, 5],
        [10, 10],
        [10, 0],
        [5, 5],
        [0, 10],
      ],
    ],
    [
      'as a star',
      [
        [5, 0],
        [8, 9],
        [0, 3],
        [10, 3],
        [2, 9],
      ],
    ],
    [
      'by going round twice',
      [
        ...outlineOf({ x: 0, y: 0, width: 4, height: 4 }),
        ...outlineOf({ x: 0, y: 0, width: 4, height: 4 }),
      ],
    ],
    [
      'by a corner pulled over the wall across',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, -1],
        [0, 10],
      ],
    ],
  ])('%s', (_, outline) => {
    expect(crossesItself(outline)).toBe(true);
    expect(crossesItself(outline.toReversed())).toBe(true);
  });

  test.each<readonly [string, readonly Point[]]>([
    [
      'a triangle',
      [
        [0, 0],
        [5, 5],
        [5, 0],
      ],
    ],
    [
      'an L',
      [
        [0, 0],
        [6, 0],
        [6, 2],
        [2, 2],
        [2, 6],
        [0, 6],
      ],
    ],
    [
      'a room whose corner touches its own wall',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ],
    ],
    [
      'a wall that stands into the room',
      [
        [0, 0],
        [10, 0],
        [10, 5],
        [4, 5],
        [10, 5],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'a corner that is there twice',
      [
        [0, 0],
        [10, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
  ])('%s does not', (_, outline) => {
    expect(crossesItself(outline)).toBe(false);
    expect(crossesItself(outline.toReversed())).toBe(false);
  });

  test('whenever it goes round a place twice, or round two places in two ways', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), (outline) => {
        const around = new Set(places.map((place) => windingAt(outline, place)));
        around.delete(0);
        const [turn] = around;
        const isOne = around.size < 2 && Math.abs(turn ?? 0) < 2;
        // What is smaller than the places are apart is seen by the rule alone.
        expect(isOne || crossesItself(outline)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('never where each corner is seen from one place, all around', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.5, max: 20, noNaN: true }), { minLength: 3, maxLength: 40 }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (radii, from) => {
          const outline = radii.map((radius, at): Point => {
            const angle = from + (at / radii.length) * 2 * Math.PI;
            return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
          });
          expect(crossesItself(outline)).toBe(false);
        },
      ),
    );
  });
});
