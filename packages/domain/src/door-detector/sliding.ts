import type { Gap } from './gaps.ts';
import { type Lines, onLine } from './lines.ts';

/**
 * How well a gap shows two panels that pass one another: a line along the left half that is not along the right, and one along the right
 * that is not along the left. A window's lines run all along. 0 … 1.
 */
export function slidingScore(lines: Lines, { from, to, top, bottom }: Gap): number {
  const width = to - from;
  const thick = bottom - top;
  const off = Math.max(1, thick * 0.1);
  // A line that is not quite level is still one line.
  const level = Math.max(1.7, width * 0.018);
  let left = 0;
  let right = 0;
  for (let y = top - off; y <= bottom + off; y += 1) {
    const along = (start: number, end: number, within: number): number =>
      onLine(lines, from + width * start, y, from + width * end, y, within);
    left = Math.max(left, along(0.08, 0.43, 0.7) - along(0.57, 0.92, level));
    right = Math.max(right, along(0.57, 0.92, 0.7) - along(0.08, 0.43, level));
  }
  return Math.min(left, right);
}

/**
 * Two panels that are taken for wall: beside one the right half is open, beside the other the left half.
 * @param gaps all gaps of the sheet
 */
export function slidingPairs(gaps: readonly Gap[]): Gap[] {
  const found: Gap[] = [];
  for (const one of gaps)
    for (const other of gaps) {
      if (one.from >= other.from) continue;
      const width = other.to - one.from;
      const near = other.top <= one.bottom + 3 && one.top <= other.bottom + 3;
      const apart = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
      const half = (length: number): boolean => length > width * 0.36 && length < width * 0.52;
      if (!near || apart > width * 0.1 || apart < 1) continue;
      if (!half(one.to - one.from) || !half(other.to - other.from) || other.from < one.to) continue;
      if (Math.max(one.bottom - one.top, other.bottom - other.top) > width * 0.12) continue;
      found.push({ from: one.from, to: other.to, top: Math.min(one.top, other.top), bottom: Math.max(one.bottom, other.bottom) }); // prettier-ignore
    }
  return found;
}
