import type { Gap } from './gaps.ts';
import { type Lines, mayArc, onLine, onQuarter } from './lines.ts';

/** A leaf that hangs at one end of a gap; pixels. */
export interface Leaf {
  /** How well the drawing tells it: about 1.5 for a whole arc and its leaf, below 0.9 nothing. */
  readonly score: number;
  readonly hingeX: number;
  readonly hingeY: number;
  readonly radius: number;
}

const none: Leaf = { score: 0, hingeX: 0, hingeY: 0, radius: 0 };

/**
 * The best leaf that hangs at one end of a lying gap and opens to one side of the wall.
 * @param towards 1: it hangs at the left end; −1: at the right
 * @param side −1: it opens upwards; 1: downwards
 * @param share of the gap that this leaf shuts
 */
export function bestLeaf(
  lines: Lines,
  gap: Gap,
  towards: 1 | -1,
  side: 1 | -1,
  share: number,
): Leaf {
  const width = (gap.to - gap.from) * share;
  const jamb = towards === 1 ? gap.from : gap.to;
  const face = side === 1 ? gap.bottom : gap.top;
  const thick = gap.bottom - gap.top;
  const steps = Math.max(2, Math.ceil(thick / 5));
  const loose = Math.max(2, Math.min(4, width * 0.03));
  const stepRadius = Math.max(1, width * 0.025);
  const stepAlong = Math.max(1, width * 0.035);
  let best: Leaf = none;
  for (let at = 0; at <= steps; at += 1) {
    const hingeY = face - (side * thick * at) / steps;
    for (let along = -2; along <= 2; along += 1) {
      const hingeX = jamb + towards * along * stepAlong;
      for (let radius = width * 0.86; radius <= width * 1.1; radius += stepRadius) {
        const score = told(lines, hingeX, hingeY, radius, towards, side, loose);
        if (score > best.score) best = { score, hingeX, hingeY, radius };
      }
    }
  }
  return best.score < 0.7 ? none : best;
}

/**
 * A leaf that stands open without an arc: a line square to the wall, as long as the gap is wide, that ends there and has nothing
 * beside it. Told at the same places as `bestLeaf`; its score is 0.9 at most.
 */
export function bareLeaf(
  lines: Lines,
  gap: Gap,
  towards: 1 | -1,
  side: 1 | -1,
  share: number,
): Leaf {
  const width = (gap.to - gap.from) * share;
  const jamb = towards === 1 ? gap.from : gap.to;
  const face = side === 1 ? gap.bottom : gap.top;
  const inked = (off: number, start: number, end: number): number => {
    const x = jamb + towards * off * width;
    return onLine(lines, x, face + side * start * width, x, face + side * end * width, 1.5);
  };
  for (let off = -0.05; off <= 0.051; off += 0.02) {
    const leaf = inked(off, 0.08, 0.88);
    if (leaf < 0.92 || inked(off, 1.1, 1.3) > 0.25) continue;
    if (inked(off + 0.16, 0.1, 0.9) > 0.3 || inked(off - 0.16, 0.1, 0.9) > 0.3) continue;
    const hingeX = jamb + towards * off * width;
    return { score: 0.9 * leaf, hingeX, hingeY: face, radius: width };
  }
  return none;
}

function told(
  lines: Lines,
  hingeX: number,
  hingeY: number,
  radius: number,
  towards: number,
  side: number,
  within: number,
): number {
  if (!mayArc(lines, hingeX, hingeY, radius, towards, side, within)) return 0;
  const [low, high] = onQuarter(lines, hingeX, hingeY, radius, towards, side, within);
  if (low < 0.55) return 0;
  const leaf = high < 0.5 ? 0 : standing(lines, hingeX, hingeY, radius, towards, side, within);
  const diagonal = onLine(lines, hingeX, hingeY, hingeX + towards * radius * Math.SQRT1_2, hingeY + side * radius * Math.SQRT1_2, within); // prettier-ignore
  if (leaf < 0.55 && diagonal < 0.7) return 0;
  const beside = (from: number, to: number): readonly [number, number] => {
    let most: readonly [number, number] = [0, 0];
    for (let share = from; share < to + 0.01; share += 0.04) {
      const here = onQuarter(lines, hingeX, hingeY, radius * share, towards, side, within);
      if (here[0] + here[1] > most[0] + most[1]) most = here;
    }
    return most;
  };
  const [lowIn, highIn] = beside(0.74, 0.86);
  const [lowOut, highOut] = beside(1.14, 1.26);
  const whole =
    leaf < 0.55 ? 0 : (low + high) / 2 + 0.5 * leaf - 0.2 * (lowIn + lowOut + highIn + highOut);
  const ajar = diagonal < 0.7 ? 0 : low + 0.5 * diagonal - 0.1 - 0.4 * (lowIn + lowOut);
  return Math.max(whole, ajar);
}

/** The part of the open leaf that is drawn, as a line or as a narrow bar that stands on either side of the hinge. */
function standing(
  lines: Lines,
  hingeX: number,
  hingeY: number,
  radius: number,
  towards: number,
  side: number,
  within: number,
): number {
  let best = 0;
  for (const off of [0, 0.04, -0.04]) {
    const x = hingeX + towards * off * radius;
    best = Math.max(best, onLine(lines, x, hingeY, x, hingeY + side * radius, within));
  }
  return best;
}
