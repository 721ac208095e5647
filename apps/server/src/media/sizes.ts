/** The widths pictures are made in: a browser asks for anything, the cache holds few. */
export const widths = [
  64, 96, 128, 160, 240, 320, 480, 640, 750, 828, 960, 1080, 1280, 1440, 1600, 1920, 2240, 2560,
];

const largest = 2560;

/** What a request asks for; null is AUTO. */
export type WantedSize = { readonly width: number | null; readonly height: number | null };

/** The next step of the ladder, never above the largest. */
export const snap = (pixels: number): number => widths.find((step) => step >= pixels) ?? largest;

/** `width=640` → 640; anything but a positive whole number is AUTO, as if it were left out. */
export function readPixels(value: unknown): number | null {
  if (typeof value !== 'string' || !/^[1-9]\d{0,8}$/.test(value)) return null;
  return Math.min(Number(value), largest);
}

/**
 * The size to make. One side alone keeps the shape of the picture; both cut it to their proportion,
 * scaled up to a step of the ladder together.
 */
export function ladderSize({ width, height }: WantedSize): WantedSize {
  if (width === null) return { width, height: height === null ? null : snap(height) };
  const step = snap(width);
  if (height === null) return { width: step, height };
  return {
    width: step,
    height: Math.min(largest, Math.max(1, Math.round((height * step) / width))),
  };
}
