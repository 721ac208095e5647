import type { Point } from '../office-plan/doors.ts';
import type { GreyPicture } from './picture.ts';

/** A picture made upright and of a certain size, and where its points lie on the one that was given. */
export interface Sheet {
  readonly picture: GreyPicture;
  readonly toGiven: (point: Point) => Point;
  /** Pixels of the sheet for each that was given. */
  readonly scale: number;
}

/** Averaged down so that the longer side has at most `longest` pixels. */
export function shrunk(picture: GreyPicture, longest: number): GreyPicture {
  const { pixels, width, height } = picture;
  const factor = Math.max(width, height) / longest;
  if (factor <= 1) return picture;
  const newWidth = Math.max(1, Math.round(width / factor));
  const newHeight = Math.max(1, Math.round(height / factor));
  const sums = new Float64Array(newWidth * newHeight);
  const counts = new Uint32Array(newWidth * newHeight);
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * newWidth) / width));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * newHeight) / height) * newWidth;
    for (let x = 0; x < width; x += 1) {
      const at = row + (columns[x] ?? 0);
      sums[at] = (sums[at] ?? 0) + (pixels[y * width + x] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const out = new Uint8Array(sums.length);
  for (let at = 0; at < out.length; at += 1) out[at] = Math.round((sums[at] ?? 0) / (counts[at] ?? 1)); // prettier-ignore
  return { pixels: out, width: newWidth, height: newHeight };
}

/** Turned back by `tilt` (radians) and scaled, between four pixels each; what was nowhere is 0. */
export function straightened(
  { pixels, width, height }: GreyPicture,
  tilt: number,
  scale: number,
): Sheet {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const newWidth = Math.max(1, Math.round((width * cos + height * Math.abs(sin)) * scale));
  const newHeight = Math.max(1, Math.round((height * cos + width * Math.abs(sin)) * scale));
  const toGiven = ([x, y]: Point): Point => {
    const dx = (x - newWidth / 2) / scale;
    const dy = (y - newHeight / 2) / scale;
    return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
  };
  const out = new Uint8Array(newWidth * newHeight);
  const stepX = cos / scale;
  const stepY = sin / scale;
  for (let y = 0; y < newHeight; y += 1) {
    let [fromX, fromY] = toGiven([0.5, y + 0.5]);
    fromX -= 0.5;
    fromY -= 0.5;
    for (let x = 0; x < newWidth; x += 1, fromX += stepX, fromY += stepY) {
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < -1 || top < -1 || left >= width || top >= height) continue;
      const right = fromX - left;
      const low = fromY - top;
      const at = top * width + left;
      const hasLeft = left >= 0;
      const hasRight = left + 1 < width;
      const up = top >= 0 ? (hasLeft ? (pixels[at] ?? 0) : 0) * (1 - right) + (hasRight ? (pixels[at + 1] ?? 0) : 0) * right : 0; // prettier-ignore
      const down = top + 1 < height ? (hasLeft ? (pixels[at + width] ?? 0) : 0) * (1 - right) + (hasRight ? (pixels[at + width + 1] ?? 0) : 0) * right : 0; // prettier-ignore
      out[y * newWidth + x] = up * (1 - low) + down * low + 0.5;
    }
  }
  return { picture: { pixels: out, width: newWidth, height: newHeight }, toGiven, scale };
}
