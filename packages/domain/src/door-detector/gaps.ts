import type { Mask } from './picture.ts';

/** Where a lying wall is interrupted: columns `from` up to `to` (not of it), rows `top` up to `bottom`. Pixels. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/** More gaps than any plan has: a photograph, a texture. */
const tooMany = 3000;

/** How many pixels a wall's end may be further in from one row to the next. */
const step = 3;

interface Open {
  from: number;
  to: number;
  readonly froms: number[];
  readonly tos: number[];
  readonly top: number;
  seen: number;
}

/**
 * Gaps of rows that lie over one another, as high as a wall is thick; none where there are more than a plan can have.
 * @param length pixels of a gap, least and most
 * @param thick pixels of a wall, least and most
 */
export function gapsOf(
  { pixels, width, height }: Mask,
  length: { readonly least: number; readonly most: number },
  thick: { readonly least: number; readonly most: number },
): Gap[] {
  const found: Gap[] = [];
  let open: Open[] = [];
  const shut = (gap: Open): void => {
    const high = gap.seen + 1 - gap.top;
    if (high < thick.least || high > thick.most) return;
    const from = middle(gap.froms);
    const to = middle(gap.tos);
    if (high > (to - from) * 0.9) return;
    found.push({ from, to, top: gap.top, bottom: gap.seen + 1 });
  };
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if (pixels[row + x] !== 1) continue;
      if (last >= 0 && x - last > length.least && x - last - 1 <= length.most) {
        const from = last + 1;
        const known = open.find((gap) => gap.seen < y && Math.abs(gap.from - from) <= step && Math.abs(gap.to - x) <= step); // prettier-ignore
        if (known) {
          known.from = from;
          known.to = x;
          known.froms.push(from);
          known.tos.push(x);
          known.seen = y;
        } else open.push({ from, to: x, froms: [from], tos: [x], top: y, seen: y });
      }
      last = x;
    }
    if (open.length === 0) continue;
    if (open.length > tooMany || found.length > tooMany) return [];
    const still: Open[] = [];
    for (const gap of open)
      if (y - gap.seen <= 1) still.push(gap);
      else shut(gap);
    open = still;
  }
  for (const gap of open) shut(gap);
  return found;
}

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * How much wall stands where one would come from or go to, 0 … 1: the worse side of the gap, as deep as four tenths of its width.
 * @param walls what the gap was found in
 */
export function blocked({ pixels, width, height }: Mask, { from, to, top, bottom }: Gap): number {
  const wide = to - from;
  const share = (start: number, step: number): number => {
    let hits = 0;
    for (let down = 0; down < 8; down += 1)
      for (let across = 0; across < 8; across += 1) {
        const x = Math.round(from + wide * (0.2 + across * 0.085));
        const y = Math.round(start + step * (3 + down * wide * 0.05));
        if (x >= 0 && x < width && y >= 0 && y < height) hits += pixels[y * width + x] ?? 0;
      }
    return hits / 64;
  };
  return Math.max(share(top, -1), share(bottom, 1));
}
