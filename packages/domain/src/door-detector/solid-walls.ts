import { opened } from './morphology.ts';
import { atLeast, type GreyPicture, type Mask } from './picture.ts';
import { eachRun } from './runs.ts';

/** Ink below this is nothing that a wall is made of. */
const faintest = 45;

/** How wide the drawing's lines are in pixels: most of them, and the widest. */
export interface LineWidths {
  readonly usual: number;
  readonly most: number;
}

export interface SolidWalls {
  readonly walls: Mask;
  /** Of them only the thick ones: no leaves or panels that are drawn as bars. */
  readonly thick: Mask;
  readonly line: LineWidths;
}

/**
 * Walls that are filled: bars in which a square wider than the drawing's lines has room. Walls may be grey and lines black, so what
 * a wall's ink is, is told by the bars themselves.
 */
export function solidWalls(ink: GreyPicture): SolidWalls {
  const dark = atLeast(ink, Math.max(faintest, levelOf(opened(ink, 3)) * 0.55));
  const line = lineWidths(dark);
  const walls = opened(dark, line.most + 1);
  return { walls, thick: opened(walls, Math.min(16, Math.round((line.most + 1) * 2.2))), line };
}

/** The ink that six tenths of the bars reach. */
function levelOf({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (const value of pixels)
    if (value >= faintest) {
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  let level = 255;
  for (let above = 0; level > faintest; level -= 1) {
    above += counts[level] ?? 0;
    if (above >= total * 0.6) break;
  }
  return level;
}

/** Strokes by their width: many are lines, then come few, then walls. */
function lineWidths(dark: Mask): LineWidths {
  const counts = strokeWidths(dark, 24);
  let usual = 1;
  for (let wide = 2; wide <= 8; wide += 1)
    if ((counts[wide] ?? 0) > (counts[usual] ?? 0)) usual = wide;
  const peak = counts[usual] ?? 0;
  let most = usual;
  for (let wide = usual + 1; wide <= 12; wide += 1) {
    const now = counts[wide] ?? 0;
    if (now < peak * 0.04) break;
    most = wide;
    if (now < peak * 0.5 && (counts[wide + 1] ?? 0) > now * 1.2) break;
  }
  return { usual, most };
}

/** For each width in pixels, how long strokes of it are together. */
function strokeWidths({ pixels, width, height }: Mask, widest: number): Float64Array {
  const across = new Uint8Array(pixels.length);
  eachRun({ pixels, width, height }, (y, from, to) => {
    across.fill(Math.min(255, to - from), y * width + from, y * width + to);
  });
  const counts = new Float64Array(widest + 1);
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1) {
      if (pixels[y * width + x] !== 1) continue;
      const from = y;
      while (y < height && pixels[y * width + x] === 1) y += 1;
      for (let at = from; at < y; at += 1) {
        const wide = Math.min(across[at * width + x] ?? 0, y - from);
        if (wide <= widest) counts[wide] = (counts[wide] ?? 0) + 1;
      }
    }
  return counts.map((count, wide) => count / Math.max(1, wide));
}
