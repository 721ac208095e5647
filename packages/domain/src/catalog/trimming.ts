import { breakpoints } from '../screen-limits.ts';

/** Cards in a row of best products at a window width in CSS pixels (platform 7, D67: 992 is narrow). */
export function rowSize(width: number): 2 | 3 {
  return width <= breakpoints.narrowUpTo ? 2 : 3;
}

/** Cuts a list to whole rows; a list shorter than one row stays as it is (D63). */
export function wholeRows<Item>(items: readonly Item[], perRow: number): readonly Item[] {
  const kept = items.length - (items.length % perRow);
  return kept === 0 ? items : items.slice(0, kept);
}

/** Shared interiors on home: 9, else 6, else 3, else all of them (D64). */
export function trimInteriorShare<Item>(items: readonly Item[]): readonly Item[] {
  const kept = [9, 6, 3].find((count) => items.length >= count);
  return kept === undefined ? items : items.slice(0, kept);
}
