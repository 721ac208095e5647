import type { Sides } from './carried-size.ts';

/** How the end of a box lies in an opening; `angle` in radians that it leans by. */
export type OpeningPose = { readonly across: number; readonly up: number; readonly angle: number };

/** Lengths in centimetres come with a tenth; below this two are the same. */
export const hair = 1e-6;

/**
 * Whether a rectangle lies inside another when it may lean (Carver 1957): both have their longer side first.
 * @returns whether some angle lets it in
 */
export function rectangleFits(
  [long, short]: readonly [number, number],
  [wide, narrow]: readonly [number, number],
): boolean {
  if (short > narrow + hair) return false;
  if (long <= wide + hair) return true;
  const diagonal = long * long + short * short;
  const reach = diagonal - wide * wide;
  return (
    narrow + hair >=
    (2 * long * short * wide + (long * long - short * short) * Math.sqrt(reach)) / diagonal
  );
}

const ordered = (one: number, other: number): readonly [number, number] =>
  one >= other ? [one, other] : [other, one];

/** How a box with these two sides at its end goes straight through; null where it does not. */
function straight(
  middle: number,
  short: number,
  width: number,
  height: number,
): OpeningPose | null {
  if (short <= width + hair && middle <= height + hair)
    return { across: short, up: middle, angle: 0 };
  if (middle <= width + hair && short <= height + hair)
    return { across: middle, up: short, angle: 0 };
  return null;
}

/** The first angle, to a quarter of a degree, at which it lies inside. */
function leaningAngle(long: number, short: number, width: number, height: number): number | null {
  for (let step = 1; step < 360; step++) {
    const angle = (step * Math.PI) / 720;
    const across = long * Math.cos(angle) + short * Math.sin(angle);
    const up = long * Math.sin(angle) + short * Math.cos(angle);
    if (across <= width + hair && up <= height + hair) return angle;
  }
  return null;
}

/** A box through an opening, its longest side going in first: its smallest end is what has to pass. */
export function throughOpening(
  [, middle, short]: Sides,
  width: number,
  height: number,
  mayLean: boolean,
): OpeningPose | null {
  const upright = straight(middle, short, width, height);
  if (upright !== null || !mayLean) return upright;
  if (!rectangleFits([middle, short], ordered(width, height))) return null;
  const angle = leaningAngle(middle, short, width, height) ?? 0;
  return { across: middle, up: short, angle };
}

/**
 * How a box stands in a lift. Upright its three sides are those of the cabin; leaning `back` it is `depth` long and `height`
 * thick in the plane from the door to the back wall, `round` it is `width` long and `depth` thick on the floor.
 */
export type StandingPose = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly leans: 'no' | 'back' | 'round';
  /** Radians that it leans by. */
  readonly angle: number;
};

const turns = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/**
 * A box pushed into a lift without being turned on the way: nothing of it is wider or higher than the door, and it ends
 * before the back wall. It may lean back, or stand aslant to the walls. Tipping it in through the door is not counted on.
 */
export function intoLift(
  sides: Sides,
  lift: {
    readonly doorWidth: number;
    readonly doorHeight: number;
    readonly width: number;
    readonly depth: number;
    readonly height: number;
  },
  mayLean: boolean,
): StandingPose | null {
  const wide = Math.min(lift.width, lift.doorWidth);
  const high = Math.min(lift.height, lift.doorHeight);
  const { depth } = lift;
  for (const [across, back, up] of turns) {
    const [x, y, z] = [sides[across], sides[back], sides[up]];
    if (x <= wide + hair && y <= depth + hair && z <= high + hair)
      return { width: x, depth: y, height: z, leans: 'no', angle: 0 };
  }
  if (!mayLean) return null;
  for (const [across, back, up] of turns) {
    const [x, y, z] = [sides[across], sides[back], sides[up]];
    if (x <= wide + hair && rectangleFits(ordered(y, z), ordered(depth, high))) {
      const [long, short] = ordered(y, z);
      const angle = leaningAngle(long, short, depth, high) ?? 0;
      return { width: x, depth: long, height: short, leans: 'back', angle };
    }
    if (z <= high + hair && rectangleFits(ordered(x, y), ordered(wide, depth))) {
      const [long, short] = ordered(x, y);
      const angle = leaningAngle(long, short, wide, depth) ?? 0;
      return { width: long, depth: short, height: z, leans: 'round', angle };
    }
  }
  return null;
}
