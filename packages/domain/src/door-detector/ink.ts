import type { GreyPicture } from './picture.ts';

/** Pixels of the squares whose paper is looked for. */
const block = 32;

/**
 * How dark each pixel is beside the paper around it: 0 paper, 255 as dark as can be. Shade over the sheet and coloured floors count as
 * paper; a drawing in white on black is turned about.
 */
export function inkOf(picture: GreyPicture): GreyPicture {
  const { pixels, width, height } = isDark(picture) ? negative(picture) : picture;
  const across = Math.ceil(width / block);
  const down = Math.ceil(height / block);
  const levels = smoothed(lightest(paperLevels(pixels, width, height, across, down), across, down), across, down); // prettier-ignore
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const row = y / block - 0.5;
    const top = Math.min(Math.max(Math.floor(row), 0), down - 1);
    const low = Math.min(top + 1, down - 1);
    const partY = Math.min(Math.max(row - top, 0), 1);
    for (let x = 0; x < width; x += 1) {
      const column = x / block - 0.5;
      const left = Math.min(Math.max(Math.floor(column), 0), across - 1);
      const right = Math.min(left + 1, across - 1);
      const partX = Math.min(Math.max(column - left, 0), 1);
      const paper =
        ((levels[top * across + left] ?? 255) * (1 - partX) + (levels[top * across + right] ?? 255) * partX) * (1 - partY) +
        ((levels[low * across + left] ?? 255) * (1 - partX) + (levels[low * across + right] ?? 255) * partX) * partY; // prettier-ignore
      const dark = ((paper - (pixels[y * width + x] ?? 255)) * 255) / Math.max(paper, 24);
      out[y * width + x] = dark < 0 ? 0 : dark > 255 ? 255 : dark;
    }
  }
  return { pixels: out, width, height };
}

function isDark({ pixels }: GreyPicture): boolean {
  let dark = 0;
  const step = Math.max(1, Math.floor(pixels.length / 50_000));
  let seen = 0;
  for (let at = 0; at < pixels.length; at += step) {
    seen += 1;
    if ((pixels[at] ?? 0) < 110) dark += 1;
  }
  return dark * 2 > seen;
}

const negative = ({ pixels, width, height }: GreyPicture): GreyPicture => ({
  pixels: pixels.map((value) => 255 - value),
  width,
  height,
});

/** The 85th percentile of each square. */
function paperLevels(
  pixels: Uint8Array,
  width: number,
  height: number,
  across: number,
  down: number,
): Float32Array {
  const levels = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      counts.fill(0);
      const bottom = Math.min((row + 1) * block, height);
      const right = Math.min((column + 1) * block, width);
      let total = 0;
      for (let y = row * block; y < bottom; y += 2)
        for (let x = column * block; x < right; x += 2) {
          const value = pixels[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          total += 1;
        }
      let level = 255;
      for (let above = 0; level > 0; level -= 1) {
        above += counts[level] ?? 0;
        if (above > total * 0.15) break;
      }
      levels[row * across + column] = level;
    }
  return levels;
}

/** The second lightest of a square and its eight neighbours, where the square itself is much darker: a wall filled it. */
function lightest(levels: Float32Array, across: number, down: number): Float32Array {
  const out = levels.slice();
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1)
          around.push(levels[y * across + x] ?? 255);
      around.sort((one, other) => other - one);
      const own = levels[row * across + column] ?? 255;
      const paper = around[Math.min(1, around.length - 1)] ?? own;
      if (own < paper * 0.75) out[row * across + column] = paper;
    }
  return out;
}

function smoothed(levels: Float32Array, across: number, down: number): Float32Array {
  const out = new Float32Array(levels.length);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
          sum += levels[y * across + x] ?? 255;
          count += 1;
        }
      out[row * across + column] = sum / count;
    }
  return out;
}

/** How much ink clean paper seems to have: the spread of neighbours that should be the same. */
export function grainOf({ pixels, width, height }: GreyPicture): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = 0; y < height; y += 3)
    for (let x = 2; x < width; x += 3) {
      const apart = Math.abs((pixels[y * width + x] ?? 0) - (pixels[y * width + x - 2] ?? 0));
      counts[apart] = (counts[apart] ?? 0) + 1;
      total += 1;
    }
  let below = 0;
  for (let apart = 0; apart < 256; apart += 1) {
    below += counts[apart] ?? 0;
    if (below > total * 0.68) return apart / 1.41;
  }
  return 0;
}
