import { blank, type Mask } from './picture.ts';

/** Columns and rows that something lies in; `right` and `bottom` are not of it. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One part of a mask: what hangs together by sides of pixels. */
export interface Part {
  /** Its number in `names`. */
  readonly name: number;
  /** Pixels. */
  readonly size: number;
  readonly extent: Extent;
}

export interface Parts {
  /** The part that each pixel is of; 0 is none. */
  readonly names: Int32Array;
  readonly parts: readonly Part[];
}

export function partsOf({ pixels, width, height }: Mask): Parts {
  const names = new Int32Array(pixels.length);
  const parts: Part[] = [];
  const open: number[] = [];
  for (let first = 0; first < pixels.length; first += 1) {
    if (pixels[first] !== 1 || names[first] !== 0) continue;
    const name = parts.length + 1;
    const extent = { left: width, top: height, right: 0, bottom: 0 };
    let size = 0;
    const take = (at: number): void => {
      if (pixels[at] !== 1 || names[at] !== 0) return;
      names[at] = name;
      open.push(at);
    };
    take(first);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      size += 1;
      extent.left = Math.min(extent.left, x);
      extent.top = Math.min(extent.top, y);
      extent.right = Math.max(extent.right, x + 1);
      extent.bottom = Math.max(extent.bottom, y + 1);
      if (x > 0) take(at - 1);
      if (x + 1 < width) take(at + 1);
      if (y > 0) take(at - width);
      if (y + 1 < height) take(at + width);
    }
    parts.push({ name, size, extent });
  }
  return { names, parts };
}

/** One part alone, with so many empty pixels on each side of it. */
export function cutOut(
  { names }: Parts,
  { name, extent: { left, top, right, bottom } }: Part,
  width: number,
  margin: number,
): Mask {
  const out = blank(right - left + 2 * margin, bottom - top + 2 * margin);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (names[y * width + x] === name)
        out.pixels[(y - top + margin) * out.width + x - left + margin] = 1;
  return out;
}
