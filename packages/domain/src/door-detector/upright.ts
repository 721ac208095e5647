import type { GreyPicture } from './picture.ts';

/** Bins of a quarter turn: a quarter of a degree each. */
const bins = 360;

/**
 * How far the drawing's lines are turned from upright and level, in radians, −π/4 … π/4; clockwise, as it is seen. Told by the directions
 * in which brightness changes.
 */
export function tiltOf({ pixels, width, height }: GreyPicture): number {
  const weights = new Float64Array(bins);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const left = pixels[at - 1] ?? 0;
      const right = pixels[at + 1] ?? 0;
      const up = pixels[at - width] ?? 0;
      const down = pixels[at + width] ?? 0;
      const dx = right - left;
      const dy = down - up;
      const strength = dx * dx + dy * dy;
      if (strength < 3600) continue;
      const upLeft = pixels[at - width - 1] ?? 0;
      const upRight = pixels[at - width + 1] ?? 0;
      const downLeft = pixels[at + width - 1] ?? 0;
      const downRight = pixels[at + width + 1] ?? 0;
      const gx = 2 * dx + upRight + downRight - upLeft - downLeft;
      const gy = 2 * dy + downLeft + downRight - upLeft - upRight;
      const turn = Math.atan2(gy, gx) / (Math.PI / 2);
      const bin = Math.round((turn - Math.floor(turn)) * bins) % bins;
      weights[bin] = (weights[bin] ?? 0) + Math.sqrt(strength);
    }
  return sharpest({ pixels, width, height }, turnOf(weights));
}

/** Radians around a first guess that are tried, coarsely and finely. */
const tries = [
  { reach: 0.05, step: 0.005 },
  { reach: 0.004, step: 0.0008 },
];

/** The turn near `guess` at which rows and columns are either full of ink or empty. */
function sharpest({ pixels, width, height }: GreyPicture, guess: number): number {
  const points: number[] = [];
  const every = Math.max(1, Math.round(Math.sqrt((width * height) / 400_000)));
  for (let y = 0; y < height; y += every)
    for (let x = 0; x < width; x += 1)
      if ((pixels[y * width + x] ?? 0) > 90) points.push(x - width / 2, y - height / 2);
  const size = Math.ceil(Math.hypot(width, height)) + 2;
  const rows = new Uint32Array(size);
  const columns = new Uint32Array(size);
  const energy = (turn: number): number => {
    rows.fill(0);
    columns.fill(0);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      const row = Math.floor(y * cos - x * sin + size / 2);
      const column = Math.floor(x * cos + y * sin + size / 2);
      rows[row] = (rows[row] ?? 0) + 1;
      columns[column] = (columns[column] ?? 0) + 1;
    }
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += (rows[at] ?? 0) ** 2 + (columns[at] ?? 0) ** 2;
    return sum;
  };
  let best = guess;
  for (const { reach, step } of tries) {
    const around = best;
    // No turn at all is believed unless another is clearly sharper.
    let most = Math.abs(around) < reach ? energy(0) * 1.02 : 0;
    if (most > 0) best = 0;
    for (let turn = around - reach; turn <= around + reach; turn += step) {
      const now = energy(turn);
      if (now <= most) continue;
      most = now;
      best = turn;
    }
  }
  return best;
}

/** The middle of what lies within four degrees of the fullest two degrees. */
function turnOf(weights: Float64Array): number {
  const at = (bin: number): number => weights[((bin % bins) + bins) % bins] ?? 0;
  let best = 0;
  let most = -1;
  for (let bin = 0; bin < bins; bin += 1) {
    let sum = 0;
    for (let off = -4; off <= 4; off += 1) sum += at(bin + off);
    if (sum > most) {
      most = sum;
      best = bin;
    }
  }
  if (most <= 0) return 0;
  for (const reach of [16, 8]) {
    let weight = 0;
    let moment = 0;
    for (let off = -reach; off <= reach; off += 1) {
      weight += at(Math.round(best) + off);
      moment += at(Math.round(best) + off) * (Math.round(best) + off);
    }
    best = moment / weight;
  }
  const turn = (best / bins) * (Math.PI / 2);
  return turn > Math.PI / 4 ? turn - Math.PI / 2 : turn;
}
