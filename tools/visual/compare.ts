import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that differ, counting what only one of the two pictures has. */
  pixels: number;
  /** Share of all pixels, 0–1. */
  share: number;
  diff: Buffer;
}

/** Pads a picture to a size, so that pages of different height can be compared. */
function pad(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas;
}

/** Compares two PNGs pixel by pixel; anti-aliasing is not counted as a difference. */
export function compare(before: Buffer, after: Buffer): Difference {
  if (before.equals(after)) return { pixels: 0, share: 0, diff: Buffer.alloc(0) };
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    pad(a, width, height).data,
    pad(b, width, height).data,
    diff.data,
    width,
    height,
    {
      threshold: 0.1,
    },
  );
  return { pixels, share: pixels / (width * height), diff: PNG.sync.write(diff) };
}
