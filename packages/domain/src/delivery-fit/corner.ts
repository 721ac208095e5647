import type { Sides } from './carried-size.ts';
import { hair } from './opening.ts';

/** A box on its way round a corner, seen from above: `length` along the way, `width` across it, `height` above the floor. */
export type CornerPose = {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Radians that it leans by, one end up; 0 lies or stands. */
  readonly leaning: number;
  /** Pushed round without turning, turned as it goes, or stuck. */
  readonly by: 'slide' | 'turn' | 'stuck';
  /** Of the turn, radians at which it is tightest, and the centimetres that are left there (below zero where it sticks). */
  readonly tightest: { readonly angle: number; readonly left: number };
};

/** A quarter of a degree: between two steps the room left changes by less than a hundredth of a centimetre. */
const steps = Array.from({ length: 361 }, (_, at) => {
  const angle = (at * Math.PI) / 720;
  return { angle, sin: Math.sin(angle), cos: Math.cos(angle) };
});

/**
 * The room left between the inner corner and a rectangle that slides along both outer walls, at its tightest angle: the
 * ladder's curve less the rectangle's width. Before the corner the passage is `before` wide, behind it `after`.
 */
export function turnLeft(
  length: number,
  width: number,
  before: number,
  after: number,
): { angle: number; left: number } {
  let angle = 0;
  let left = Infinity;
  for (const { angle: at, sin, cos } of steps) {
    const room = before * sin + after * cos - length * sin * cos - width;
    if (room < left) {
      left = room;
      angle = at;
    }
  }
  return { angle, left };
}

/** A footprint that comes lengthwise: turned round the corner, or pushed sideways behind it. */
function footprint(length: number, width: number, before: number, after: number) {
  const slides = width <= before + hair && length <= after + hair;
  const tightest = turnLeft(length, width, before, after);
  const by = tightest.left >= -hair ? 'turn' : slides ? 'slide' : 'stuck';
  return { length, width, by, tightest } as const;
}

/** Which side lies across the way, and which two lie in the plane that the box is tipped in. */
const across = [
  [2, 0, 1],
  [1, 0, 2],
  [0, 1, 2],
] as const;

/**
 * The ways to carry a box round a corner with one side across: lying, on its end, and, where it may lean, as steep as the
 * ceiling lets it: leaning takes least of the floor at its steepest.
 */
function* carriedWays(along: number, up: number, height: number, mayLean: boolean) {
  if (up <= height + hair) yield { length: along, height: up, leaning: 0 };
  if (along <= height + hair) yield { length: up, height: along, leaning: 0 };
  const diagonal = Math.hypot(along, up);
  if (!mayLean || height >= diagonal || up > height) return;
  const flat = Math.atan2(up, along);
  const leaning = Math.asin(height / diagonal) - flat;
  if (leaning > 0) yield { length: diagonal * Math.cos(leaning - flat), height, leaning };
}

/**
 * How a box gets round the corner, or how it comes nearest to it; null where it is too high for the passage whichever way
 * it is carried.
 * @param flight the stairs that lead to the corner, their width and the free height square to the slope: up them it comes
 *   lengthwise, with the same side across
 */
export function roundCorner(
  sides: Sides,
  passage: { readonly before: number; readonly after: number; readonly height: number },
  mayLean: boolean,
  flight?: { readonly width: number; readonly height: number },
): CornerPose | null {
  let nearest: CornerPose | null = null;
  for (const [side, one, other] of across) {
    const [width, along, up] = [sides[side], sides[one], sides[other]];
    if (flight !== undefined && (width > flight.width + hair || up > flight.height + hair))
      continue;
    for (const way of carriedWays(along, up, passage.height, mayLean)) {
      const lengthwise = [way.length, width] as const;
      const sideways = [width, way.length] as const;
      for (const [length, breadth] of flight === undefined
        ? [lengthwise, sideways]
        : [lengthwise]) {
        const found = footprint(length, breadth, passage.before, passage.after);
        const pose = { ...found, height: way.height, leaning: way.leaning };
        if (pose.by !== 'stuck') return pose;
        if (nearest === null || pose.tightest.left > nearest.tightest.left) nearest = pose;
      }
    }
  }
  return nearest;
}
