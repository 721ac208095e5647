import type { GreyPicture } from './picture.ts';

/** Each pixel becomes the least of the `size` pixels of its row from it on; beyond the end counts as 0. */
function leastAlong(
  from: Uint8Array,
  to: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  size: number,
): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let at = 0; at < length; at += 1) {
      let least = at + size > length ? 0 : 255;
      for (let next = at; least > 0 && next < at + size; next += 1) {
        const value = from[start + next * step] ?? 0;
        if (value < least) least = value;
      }
      to[start + at * step] = least;
    }
  }
}

function mostAlong(
  from: Uint8Array,
  to: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  size: number,
): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let at = 0; at < length; at += 1) {
      let most = 0;
      for (let back = 0; back < size && back <= at; back += 1) {
        const value = from[start + (at - back) * step] ?? 0;
        if (value > most) most = value;
      }
      to[start + at * step] = most;
    }
  }
}

/** What a square of `size` pixels fits into: thin lines vanish, thick bars stay as they are. Bright is what is kept. */
export function opened({ pixels, width, height }: GreyPicture, size: number): GreyPicture {
  const one = new Uint8Array(pixels.length);
  const two = new Uint8Array(pixels.length);
  leastAlong(pixels, one, height, width, width, 1, size);
  leastAlong(one, two, width, height, 1, width, size);
  mostAlong(two, one, height, width, width, 1, size);
  mostAlong(one, two, width, height, 1, width, size);
  return { pixels: two, width, height };
}

/** Grown by so many pixels to all sides. */
export function grown({ pixels, width, height }: GreyPicture, by: number): GreyPicture {
  const size = 2 * by + 1;
  const padded = new Uint8Array(pixels.length);
  const out = new Uint8Array(pixels.length);
  // Shifted back by `by`, since the greatest is taken of what lies before.
  mostAlong(pixels, out, height, width, width, 1, size);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      padded[y * width + x] = out[y * width + Math.min(x + by, width - 1)] ?? 0;
  mostAlong(padded, out, width, height, 1, width, size);
  for (let y = 0; y < height; y += 1) {
    const from = Math.min(y + by, height - 1) * width;
    padded.set(out.subarray(from, from + width), y * width);
  }
  return { pixels: padded, width, height };
}
