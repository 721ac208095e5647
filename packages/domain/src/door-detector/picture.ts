/** One channel, row by row: `width * height` bytes, 0 black and 255 white. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The same shape; a pixel is 0 (not) or 1 (is). */
export type Mask = GreyPicture;

export const blank = (width: number, height: number): Mask => ({
  pixels: new Uint8Array(width * height),
  width,
  height,
});

/** Columns become rows: a picture of what stands upright can be read as one of what lies. */
export function transposed({ pixels, width, height }: GreyPicture): GreyPicture {
  const out = new Uint8Array(pixels.length);
  const block = 32;
  for (let top = 0; top < height; top += block)
    for (let left = 0; left < width; left += block) {
      const bottom = Math.min(top + block, height);
      const right = Math.min(left + block, width);
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) out[x * height + y] = pixels[y * width + x] ?? 0;
    }
  return { pixels: out, width: height, height: width };
}

/** Where a picture is at least so bright. */
export function atLeast({ pixels, width, height }: GreyPicture, least: number): Mask {
  const out = new Uint8Array(pixels.length);
  for (let at = 0; at < out.length; at += 1) out[at] = (pixels[at] ?? 0) >= least ? 1 : 0;
  return { pixels: out, width, height };
}

/** In one of the two. */
export function either(one: Mask, other: Mask): Mask {
  const out = new Uint8Array(one.pixels.length);
  for (let at = 0; at < out.length; at += 1) out[at] = (one.pixels[at] ?? 0) | (other.pixels[at] ?? 0); // prettier-ignore
  return { ...one, pixels: out };
}

/** In the first and not in the second. */
export function without(one: Mask, other: Mask): Mask {
  const out = new Uint8Array(one.pixels.length);
  for (let at = 0; at < out.length; at += 1) out[at] = (one.pixels[at] ?? 0) & ~(other.pixels[at] ?? 0) & 1; // prettier-ignore
  return { ...one, pixels: out };
}
