import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sidesOf } from './carried-size.ts';
import { roundCorner, turnLeft } from './corner.ts';

type Point = readonly [number, number];

/**
 * The check that knows no formula: a rectangle is laid with both its outer ends on the outer walls (x = 0 and y = 0), its
 * four corners are computed, and it is asked whether the inner corner of the walls lies inside it.
 */
function hitsInnerCorner(length: number, width: number, inner: Point, angle: number): boolean {
  const foot: Point = [length * Math.cos(angle), 0];
  const head: Point = [0, length * Math.sin(angle)];
  const off: Point = [width * Math.sin(angle), width * Math.cos(angle)];
  const box: Point[] = [
    foot,
    [foot[0] + off[0], foot[1] + off[1]],
    [head[0] + off[0], head[1] + off[1]],
    head,
  ];
  // Strictly inside when it lies on the same side of all four edges.
  const sides = box.map(([x, y], at) => {
    const [nextX, nextY] = box[(at + 1) % 4] as Point;
    return (nextX - x) * (inner[1] - y) - (nextY - y) * (inner[0] - x);
  });
  return sides.every((one) => one > 1e-6) || sides.every((one) => one < -1e-6);
}

const degrees = Array.from({ length: 1801 }, (_, at) => (at * Math.PI) / 3600);

/** Whether the rectangle gets round at every sampled angle, its ends inside their passages at the two last. */
const getsRound = (length: number, width: number, before: number, after: number): boolean =>
  width <= before &&
  width <= after &&
  degrees.every((angle) => !hitsInnerCorner(length, width, [before, after], angle));

describe('a rectangle round a corner', () => {
  it('is a ladder when it has no width: (before^⅔ + after^⅔)^1.5', () => {
    const longest = (90 ** (2 / 3) + 120 ** (2 / 3)) ** 1.5;
    expect(turnLeft(longest, 0, 90, 120).left).toBeCloseTo(0, 1);
    expect(turnLeft(longest + 1, 0, 90, 120).left).toBeLessThan(0);
  });

  it('is tightest half way in equal passages: width = 2^½ × passage − length ÷ 2', () => {
    const { angle, left } = turnLeft(200, 0, 100, 100);
    expect(angle).toBeCloseTo(Math.PI / 4);
    expect(left).toBeCloseTo(Math.SQRT2 * 100 - 100);
  });

  it('agrees with laying it there at every twentieth of a degree', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(
        whole(60, 320),
        whole(10, 120),
        whole(60, 220),
        whole(60, 220),
        (length, width, before, after) => {
          fc.pre(length > width);
          const { left } = turnLeft(length, width, before, after);
          // Within a tenth of a centimetre of the border either may be right.
          fc.pre(Math.abs(left) > 0.1);
          // A foot beyond the end of the rectangle does not touch: there the formula is on the careful side.
          const round = getsRound(length, width, before, after);
          const isCareful = left < 0 && length < Math.max(before, after);
          expect(isCareful || round === left >= 0).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('a box round a corner', () => {
  const passage = { before: 100, after: 100, height: 240 };

  it('goes on its end where the ceiling lets it', () => {
    const pose = roundCorner(sidesOf(230, 90, 80), passage, false);
    expect(pose).toMatchObject({ by: 'turn', length: 90, width: 80, height: 230 });
  });

  it('leans where it is a little longer than the passage is high', () => {
    const long = sidesOf(250, 40, 60);
    expect(roundCorner(long, passage, false)?.by).toBe('stuck');
    const pose = roundCorner(long, passage, true);
    expect(pose?.by).not.toBe('stuck');
    // As it leans it fills the passage's height, and its floor is what Pythagoras leaves.
    const { leaning = 0, length = 0, height } = pose ?? {};
    expect(height).toBe(240);
    const up = (pose?.width ?? 0) === 40 ? 60 : 40;
    expect(250 * Math.sin(leaning) + up * Math.cos(leaning)).toBeCloseTo(240);
    expect([length, pose?.width]).toContainEqual(
      expect.closeTo(250 * Math.cos(leaning) + up * Math.sin(leaning), 6),
    );
  });

  it('is pushed sideways where it need not be turned', () => {
    // 95 wide both ways: turning it would take 134 at 45°.
    expect(roundCorner(sidesOf(95, 95, 95), passage, false)?.by).toBe('slide');
  });

  it('is nothing where it is too high lying, standing and leaning', () => {
    expect(roundCorner(sidesOf(300, 300, 300), passage, true)).toBeNull();
  });

  it('comes lengthwise up the stairs to it', () => {
    const flight = { width: 80, height: 170 };
    const wide = { before: 88, after: 200, height: 240 };
    expect(roundCorner(sidesOf(90, 85, 85), wide, true)?.by).not.toBe('stuck');
    expect(roundCorner(sidesOf(90, 85, 85), wide, true, flight)).toBeNull();
    expect(roundCorner(sidesOf(150, 78, 60), wide, true, flight)?.by).toBe('turn');
  });
});
