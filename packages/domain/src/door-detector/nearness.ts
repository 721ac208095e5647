import type { Mask } from './picture.ts';

/** How many pixels each pixel is away from the nearest one of a mask (3-4 chamfer, thirds of a pixel; 255 is far). */
export function nearness({ pixels, width, height }: Mask): Uint8Array {
  const out = new Uint8Array(pixels.length);
  const at = (x: number, y: number): number =>
    x < 0 || x >= width || y < 0 || y >= height ? 255 : (out[y * width + x] ?? 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      if (pixels[here] === 1) continue;
      out[here] = Math.min(255, at(x - 1, y) + 3, at(x, y - 1) + 3, at(x - 1, y - 1) + 4, at(x + 1, y - 1) + 4); // prettier-ignore
    }
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = width - 1; x >= 0; x -= 1) {
      const here = y * width + x;
      if (out[here] === 0) continue;
      out[here] = Math.min(out[here] ?? 255, at(x + 1, y) + 3, at(x, y + 1) + 3, at(x + 1, y + 1) + 4, at(x - 1, y + 1) + 4); // prettier-ignore
    }
  return out;
}
