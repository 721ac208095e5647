import type { Box } from './geometry.ts';
import type { Turn } from './placed.ts';
import type { PlacementRules } from './rules.ts';

const tableWidth = 1.6;
const pairDepth = 3;
const singleDepth = 1.4;
/** Pairs side by side before one can pass between them. */
const groups = [3, 2, 1] as const;

/** One seat with its table, before it becomes part of a group. */
export type Desk = {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  /** Two of them face each other over one place. */
  readonly isPair: boolean;
  readonly row: number;
};

/**
 * How rows of desks could fill a rectangle. Every measure is counted from the same corner, so that what fits into a room fits into
 * a larger one too: more area never gives fewer desks.
 */
export type RowPattern = {
  /** Rows run along the width, or along the height. */
  readonly isAlongX: boolean;
  /** A row of single desks at the wall before the first row, and at the one behind the last. */
  readonly near: boolean;
  readonly far: boolean;
  readonly group: (typeof groups)[number];
  /** Where rows begin, from the wall, and what stays free at their other end. */
  readonly start: number;
  readonly end: number;
  /** How far the rows are moved from the wall before them. */
  readonly shift: number;
  readonly between: number;
};

/** All patterns that are tried: both directions, single rows at the walls or not, groups of three, two and one pair, and offsets. */
export function rowPatterns(
  width: number,
  height: number,
  { betweenRows, rowEnd }: PlacementRules,
): readonly RowPattern[] {
  const patterns: RowPattern[] = [];
  const ends = [
    [rowEnd, 0],
    [0, rowEnd],
    [rowEnd, rowEnd],
  ] as const;
  for (const isAlongX of width >= height ? [true, false] : [false, true])
    for (const near of [true, false])
      for (const far of [true, false])
        for (const group of groups)
          for (const [start, end] of ends)
            for (const shift of [0, 0.3, 0.6, 0.9, 1.2])
              patterns.push({
                isAlongX,
                near,
                far,
                group,
                start,
                end,
                shift,
                between: betweenRows,
              });
  return patterns;
}

/** The places of a row's tables, from the corner. */
function tables(length: number, { group, start, end, between }: RowPattern): readonly number[] {
  const places: number[] = [];
  for (let nth = 0; ; nth += 1) {
    const at = start + nth * tableWidth + Math.floor(nth / group) * between;
    if (at + tableWidth > length - end + 1e-6) return places;
    places.push(at);
  }
}

/**
 * The desks of a pattern in a rectangle, those that do not fit left out.
 * @param fits whether a desk may stand on a piece of the floor
 */
export function desksOf(
  pattern: RowPattern,
  { x, y, width, height }: Box,
  fits: (box: Box) => boolean,
): readonly Desk[] {
  const { isAlongX, near, far, shift, between } = pattern;
  const [length, depth] = isAlongX ? [width, height] : [height, width];
  // The far row keeps to the grid of the walk.
  const behind = Math.floor((depth - singleDepth) * 10 + 1e-6) / 10;
  const along = tables(length, pattern);
  const desks: Desk[] = [];
  const add = (from: number, deep: number, turn: Desk['turn'], isPair: boolean, row: number) => {
    for (const at of along) {
      const [dx, dy] = isAlongX ? [at, from] : [from, at];
      const box: Box = {
        x: x + dx,
        y: y + dy,
        width: isAlongX ? tableWidth : deep,
        height: isAlongX ? deep : tableWidth,
      };
      if (fits(box)) desks.push({ x: box.x, y: box.y, turn, isPair, row });
    }
  };
  if (near && singleDepth + between <= depth) add(0, singleDepth, isAlongX ? 0 : 270, false, -1);
  const first = near ? singleDepth + between : between;
  const last = far ? behind - between : depth - between;
  for (let row = 0; ; row += 1) {
    const at = first + shift + row * (pairDepth + between);
    if (at + pairDepth > last + 1e-6) break;
    add(at, pairDepth, isAlongX ? 0 : 90, true, row);
  }
  if (far && behind >= (near ? singleDepth + between : between))
    add(behind, singleDepth, isAlongX ? 180 : 90, false, -2);
  return desks;
}
