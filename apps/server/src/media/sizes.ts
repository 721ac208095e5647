/** What a request asks for; null is AUTO. */
export type WantedSize = { readonly width: number | null; readonly height: number | null };

/**
 * The widths pictures are made in: those that our own pages ask for, from an avatar to a banner at twice its size.
 * Everything else is sent to the next of them, so that nobody can make this machine encode without end.
 */
export const widths = [48, 96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;

/** Both sides given: a frame of one of these proportions, in one of these widths. */
const proportions = [1, 4 / 3, 3 / 2, 16 / 9];
const frameWidths = [160, 320, 640, 1280];

const next = (steps: readonly number[], pixels: number): number =>
  steps.find((step) => step >= pixels) ?? steps.at(-1) ?? pixels;

/** `width=640` → 640; anything but a positive whole number is AUTO, as if it were left out. */
export function readPixels(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/**
 * The size of the list that comes nearest to what is asked for: the next larger width or height, the frame whose
 * proportion is nearest. A picture's own width or height is in its list: the last step of a `srcset`.
 */
export function allowedSize({ width, height }: WantedSize, own: WantedSize): WantedSize {
  if (width !== null && height !== null) return frame(width, height);
  return {
    width: width === null || width === own.width ? width : next(widths, width),
    height: height === null || height === own.height ? height : next(widths, height),
  };
}

/** What to make of an allowed size: nothing is blown up, so a side beyond the picture is the picture as it is. */
export function ownSize(size: WantedSize, own: { width: number; height: number }): WantedSize {
  if (size.width !== null && size.height !== null) return size;
  const asItIs = (size.width ?? 0) >= own.width || (size.height ?? 0) >= own.height;
  return asItIs ? { width: null, height: null } : size;
}

/** The longer side of the whole picture at that size, in pixels: of a frame, what it is cut out of. */
export function longerSideAt(
  { width, height }: WantedSize,
  own: { width: number; height: number },
): number {
  const across = width === null ? null : width / own.width;
  const down = height === null ? null : height / own.height;
  const scale = across === null && down === null ? 1 : Math.max(across ?? 0, down ?? 0);
  return Math.min(1, scale) * Math.max(own.width, own.height);
}

/** What to make of an allowed size where `most` is all that is shown of a larger picture. */
export function shownSizeOf(size: WantedSize, most: { width: number; height: number }): WantedSize {
  if (size.width !== null && size.height !== null) return within(size.width, size.height, most);
  const { width, height } = ownSize(size, most);
  if (width !== null || height !== null) return { width, height };
  // By its longer side, which no rounding makes longer.
  return most.width >= most.height
    ? { width: most.width, height: null }
    : { width: null, height: most.height };
}

/** Nothing is blown up: a frame beyond the picture becomes the largest of its proportion that the picture holds. */
export function within(
  width: number,
  height: number,
  own: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, own.width / width, own.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function frame(width: number, height: number): WantedSize {
  const distance = (proportion: number): number =>
    Math.abs(Math.log((proportion * height) / width));
  const proportion = proportions.toSorted((a, b) => distance(a) - distance(b))[0] ?? 1;
  const across = next(frameWidths, width);
  return { width: across, height: Math.round(across / proportion) };
}
