import type { Gap } from './gaps.ts';
import { type Lines, mayArc, onLine, onQuarter } from './lines.ts';
import type { Mask } from './picture.ts';
import { eachRun } from './runs.ts';

/**
 * Openings that a leaf tells of instead of a wall's gap: a line that stands at a wall as an open leaf does, with an arc from its tip to
 * another wall. A door between two corners has no gap, for neither wall goes on beyond it.
 * @param lines thin lines
 * @param turned the same with columns as rows: a leaf of a lying opening stands
 * @param walls of the sheet as it is
 */
export function leafGaps(
  lines: Lines,
  turned: Lines,
  walls: Mask,
  length: { readonly least: number; readonly most: number },
): Gap[] {
  const gaps: Gap[] = [];
  const { near, width: high } = turned;
  const inked = { pixels: near.map((away) => (away === 0 ? 1 : 0)), width: high, height: turned.height }; // prettier-ignore
  eachRun(inked, (x, from, to) => {
    const long = to - from;
    if (long < length.least || long > length.most) return;
    // Of a line some pixels wide its first column tells enough.
    if (x > 0 && inked.pixels[(x - 1) * high + ((from + to) >> 1)] === 1) return;
    for (const [tip, side] of [
      [to, 1],
      [from, -1],
    ] as const)
      for (const towards of [1, -1] as const) {
        const gap = openingOf(lines, x, tip, long, towards, side);
        if (gap && isOpening(lines, walls, gap)) gaps.push(gap);
      }
  });
  return gaps;
}

/**
 * The opening whose leaf ends at `tip`. A line may go on beyond the hinge: across the wall, which ends there.
 * @param side 1: the leaf hangs above its tip; −1: below
 */
function openingOf(
  lines: Lines,
  x: number,
  tip: number,
  long: number,
  towards: 1 | -1,
  side: 1 | -1,
): Gap | undefined {
  for (let radius = long; radius > long * 0.76; radius -= Math.max(1, long * 0.03)) {
    const hinge = Math.round(tip - side * radius);
    if (!mayArc(lines, x, hinge, radius, towards, side, 3)) continue;
    if (Math.min(...onQuarter(lines, x, hinge, radius, towards, side, 2)) < 0.8) continue;
    const shut = Math.round(x + towards * radius);
    return { from: Math.min(x, shut), to: Math.max(x, shut), top: hinge - 3, bottom: hinge + 3 };
  }
  return undefined;
}

/** Whether something stands at both ends of an opening, no wall in it, and no line along it: a corner tub has one, a doorway has not. */
function isOpening(lines: Lines, walls: Mask, { from, to, top, bottom }: Gap): boolean {
  const { near, width, height } = lines;
  const wide = to - from;
  const y = (top + bottom) / 2;
  const reach = Math.max(4, Math.round(wide * 0.14));
  const hasInk = (left: number, right: number): boolean => {
    for (let row = Math.max(0, top - reach); row < Math.min(height, bottom + reach); row += 1)
      for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
        if (near[row * width + x] === 0 || walls.pixels[row * width + x] === 1) return true;
    return false;
  };
  if (!hasInk(from - reach, from) || !hasInk(to, to + reach)) return false;
  for (const off of [-0.06, 0, 0.06])
    if (onLine(lines, from + wide * 0.15, y + off * wide, to - wide * 0.15, y + off * wide, 1.5) > 0.4) return false; // prettier-ignore
  for (let x = from + Math.round(wide * 0.25); x < to - wide * 0.25; x += 1)
    for (let row = Math.max(0, top); row < Math.min(height, bottom); row += 1)
      if (walls.pixels[row * width + x] === 1) return false;
  return true;
}
