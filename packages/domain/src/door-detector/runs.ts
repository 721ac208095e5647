import type { Mask } from './picture.ts';

/** Tells each run of ones of each row: `from` to `to`, the latter not of it. */
export function eachRun(
  { pixels, width, height }: Mask,
  tell: (y: number, from: number, to: number) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let from = -1;
    for (let x = 0; x < width; x += 1) {
      const is = pixels[row + x] === 1;
      if (is && from < 0) from = x;
      else if (!is && from >= 0) {
        tell(y, from, x);
        from = -1;
      }
    }
    if (from >= 0) tell(y, from, width);
  }
}

/** Runs of rows that are at least so long; the others are taken away. */
export function longRuns(mask: Mask, least: number): Mask {
  const out = new Uint8Array(mask.pixels.length);
  eachRun(mask, (y, from, to) => {
    if (to - from >= least) out.fill(1, y * mask.width + from, y * mask.width + to);
  });
  return { ...mask, pixels: out };
}

/** Holes between two runs of a row that are at most so long are filled. */
export function closedRuns(mask: Mask, most: number): Mask {
  const out = mask.pixels.slice();
  let row = -1;
  let last = 0;
  eachRun(mask, (y, from, to) => {
    if (y === row && from - last <= most) out.fill(1, y * mask.width + last, y * mask.width + from);
    row = y;
    last = to;
  });
  return { ...mask, pixels: out };
}
