import type { Point } from '@hien/domain/office-plan';

/** A picture of one channel: a byte for each pixel, 0 black. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Nine numbers, row by row: where a point of one plane lies on another. */
export type Projection = readonly number[];

export function projected(matrix: Projection, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** Turned by degrees (clockwise, as it is seen) around the middle, on a sheet that holds all of it. */
export function turning(
  width: number,
  height: number,
  degrees: number,
): { matrix: Projection; width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const newWidth = Math.round(width * Math.abs(cos) + height * Math.abs(sin));
  const newHeight = Math.round(width * Math.abs(sin) + height * Math.abs(cos));
  const x = newWidth / 2 - (cos * width - sin * height) / 2;
  const y = newHeight / 2 - (sin * width + cos * height) / 2;
  return { matrix: [cos, -sin, x, sin, cos, y, 0, 0, 1], width: newWidth, height: newHeight };
}

/** The projection that takes the four corners of a sheet (from top left, clockwise) to four points. */
export function projecting(width: number, height: number, corners: readonly Point[]): Projection {
  const [p, q, r, s] = corners;
  if (!p || !q || !r || !s) throw new Error('a sheet has four corners');
  const [x0, y0] = p;
  const dx1 = q[0] - r[0];
  const dx2 = s[0] - r[0];
  const dx3 = x0 - q[0] + r[0] - s[0];
  const dy1 = q[1] - r[1];
  const dy2 = s[1] - r[1];
  const dy3 = y0 - q[1] + r[1] - s[1];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  return [
    (q[0] - x0 + g * q[0]) / width,
    (s[0] - x0 + h * s[0]) / height,
    x0,
    (q[1] - y0 + g * q[1]) / width,
    (s[1] - y0 + h * s[1]) / height,
    y0,
    g / width,
    h / height,
    1,
  ];
}

function inverse(matrix: Projection): Projection {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = matrix;
  return [
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ]; // prettier-ignore
}

/** The picture seen through a projection, between four pixels each; `ground` where nothing was. */
export function warped(
  { pixels, width, height }: GreyPicture,
  matrix: Projection,
  size: { width: number; height: number },
  ground: number,
): GreyPicture {
  const back = inverse(matrix);
  const out = new Uint8Array(size.width * size.height);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? ground : (pixels[y * width + x] ?? ground);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const [fromX, fromY] = projected(back, [x + 0.5, y + 0.5]);
      const left = Math.floor(fromX - 0.5);
      const top = Math.floor(fromY - 0.5);
      const right = fromX - 0.5 - left;
      const low = fromY - 0.5 - top;
      out[y * size.width + x] =
        (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - low) +
        (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * low +
        0.5;
    }
  return { pixels: out, width: size.width, height: size.height };
}
