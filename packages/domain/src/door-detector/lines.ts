/** What is inked, asked along lines and arcs: how near each pixel is to a thin line. */
export interface Lines {
  /** Thirds of a pixel to the nearest thin line, row by row. */
  readonly near: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The part of a straight line, 0 … 1, that lies on ink; `within` pixels count as on it. */
export function onLine(
  { near, width, height }: Lines,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  within: number,
): number {
  const samples = Math.max(8, Math.min(48, Math.round(Math.hypot(x1 - x0, y1 - y0) / 2)));
  const most = within * 3;
  let hits = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const part = (sample + 0.5) / samples;
    const x = Math.floor(x0 + (x1 - x0) * part);
    const y = Math.floor(y0 + (y1 - y0) * part);
    if (x >= 0 && y >= 0 && x < width && y < height && (near[y * width + x] ?? 255) <= most)
      hits += 1;
  }
  return hits / samples;
}

const samples = 36;
const cosines = Float64Array.from({ length: samples }, (_, at) => Math.cos(((at + 0.5) / samples) * Math.PI / 2)); // prettier-ignore
const sines = Float64Array.from({ length: samples }, (_, at) => Math.sin(((at + 0.5) / samples) * Math.PI / 2)); // prettier-ignore

/**
 * The parts of a quarter circle's two halves that lie on ink. The quarter begins beside the centre (`towardsX`: 1 right, −1 left) and
 * ends over or under it (`towardsY`).
 */
export function onQuarter(
  { near, width, height }: Lines,
  centreX: number,
  centreY: number,
  radius: number,
  towardsX: number,
  towardsY: number,
  within: number,
): readonly [low: number, high: number] {
  const most = within * 3;
  let low = 0;
  let high = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const x = Math.floor(centreX + towardsX * radius * (cosines[sample] ?? 0));
    const y = Math.floor(centreY + towardsY * radius * (sines[sample] ?? 0));
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if ((near[y * width + x] ?? 255) > most) continue;
    if (sample * 2 < samples) low += 1;
    else high += 1;
  }
  return [(low * 2) / samples, (high * 2) / samples];
}

/** Whether at least half of some places of the quarter's first half lie on ink: asked first, since it is cheap. */
export function mayArc(
  { near, width, height }: Lines,
  centreX: number,
  centreY: number,
  radius: number,
  towardsX: number,
  towardsY: number,
  within: number,
): boolean {
  let hits = 0;
  for (let sample = 1; sample < samples / 2; sample += 3) {
    const x = Math.floor(centreX + towardsX * radius * (cosines[sample] ?? 0));
    const y = Math.floor(centreY + towardsY * radius * (sines[sample] ?? 0));
    if (x >= 0 && y >= 0 && x < width && y < height && (near[y * width + x] ?? 255) <= within * 3)
      hits += 1;
  }
  return hits >= 3;
}
