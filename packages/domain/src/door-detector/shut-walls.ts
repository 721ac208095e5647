import type { Point } from '../office-plan/doors.ts';
import type { Found } from './found.ts';
import { gapsOf } from './gaps.ts';
import { partsOf } from './parts.ts';
import { type Mask, transposed } from './picture.ts';

/**
 * Walls without openings: doors, windows and openings as wide as a door are walls too; furniture and letters that were taken for
 * walls are none.
 * @param thin what is inked, thin lines as well
 * @param leaf pixels that a leaf is wide
 */
export function shutWalls(walls: Mask, thin: Mask, doors: readonly Found[], leaf: number): Mask {
  const bridged = { ...walls, pixels: walls.pixels.slice() };
  for (const { jambs } of doors) bridge(bridged, ...jambs);
  const long = longParts(bridged, leaf * 1.1);
  const lying = withGapsShut(long, long, thin, leaf);
  return transposed(withGapsShut(transposed(lying), transposed(long), transposed(thin), leaf));
}

/** What hangs together for so many pixels at least. */
function longParts(mask: Mask, least: number): Mask {
  const { names, parts } = partsOf(mask);
  const kept = new Set(
    parts
      .filter(
        ({ extent: { left, top, right, bottom } }) => Math.max(right - left, bottom - top) >= least,
      ) // prettier-ignore
      .map(({ name }) => name),
  );
  return { ...mask, pixels: mask.pixels.map((_, at) => (kept.has(names[at] ?? 0) ? 1 : 0)) };
}

/** Pixels that a bridge is thick on either side of its line, and reaches beyond its ends. */
const half = 2;
const beyond = 5;

/** A wall across an opening. */
function bridge({ pixels, width, height }: Mask, [x0, y0]: Point, [x1, y1]: Point): void {
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  for (let along = -beyond; along <= long + beyond; along += 1) {
    const left = Math.round(x0 + ((x1 - x0) * along) / long) - half;
    const top = Math.round(y0 + ((y1 - y0) * along) / long) - half;
    for (let y = Math.max(0, top); y <= Math.min(height - 1, top + 2 * half); y += 1)
      for (let x = Math.max(0, left); x <= Math.min(width - 1, left + 2 * half); x += 1)
        pixels[y * width + x] = 1;
  }
}

/** @param walls lying ones, in which gaps are looked for; `shut` is what they are shut in */
function withGapsShut(shut: Mask, walls: Mask, thin: Mask, leaf: number): Mask {
  const out = { ...shut, pixels: shut.pixels.slice() };
  const length = { least: 4, most: Math.round(leaf * 4) };
  for (const { from, to, top, bottom } of gapsOf(walls, length, { least: 2, most: leaf * 0.7 })) {
    // A window is drawn along its whole length; what is as wide as a door is shut in any case.
    const isWindow = (): boolean => {
      for (let y = top; y < bottom; y += 1) {
        let inked = 0;
        for (let x = from; x < to; x += 1) inked += thin.pixels[y * thin.width + x] ?? 0;
        if (inked > (to - from) * 0.85) return true;
      }
      return false;
    };
    if (to - from > leaf * 1.5 && !isWindow()) continue;
    // As thick as the wall, so that a room has no niche there.
    for (let y = top; y < bottom; y += 1)
      out.pixels.fill(1, y * out.width + from, y * out.width + to);
  }
  return out;
}
