/** What a picture looks like before anybody outlines rooms on it. Only `blank` cannot be worked with; the others are told. */
export const pictureLooks = ['drawing', 'negative', 'photo', 'blank'] as const;
export type PictureLook = (typeof pictureLooks)[number];

/** Shares of all dots. */
const share = {
  /** A drawing has at least as many dots apart from its ground. */
  lines: 0.001,
  /** More dots that are neither ink nor paper than a drawing has, its hatching and its scan included. */
  between: 0.5,
  dark: 0.6,
} as const;

/**
 * @param dots red, green, blue and opacity of each dot, as a canvas gives them; a copy of a thousand of them across is enough
 */
export function lookOf(dots: Uint8ClampedArray | Uint8Array): PictureLook {
  const bins = new Uint32Array(256);
  const all = Math.floor(dots.length / 4);
  if (all === 0) return 'blank';
  for (let at = 0; at < all * 4; at += 4) {
    const light =
      0.299 * (dots[at] ?? 0) + 0.587 * (dots[at + 1] ?? 0) + 0.114 * (dots[at + 2] ?? 0);
    const opacity = dots[at + 3] ?? 0;
    // What shows through is paper.
    const seen = Math.round(255 + ((light - 255) * opacity) / 255);
    bins[seen] = (bins[seen] ?? 0) + 1;
  }
  const among = (from: number, to: number) =>
    bins.subarray(from, to).reduce((sum, count) => sum + count, 0) / all;
  const ground = bins.indexOf(bins.reduce((most, count) => Math.max(most, count), 0));
  if (1 - among(Math.max(0, ground - 24), ground + 25) < share.lines) return 'blank';
  if (among(0, 70) > share.dark && among(70, 190) < share.between) return 'negative';
  return among(70, 190) > share.between ? 'photo' : 'drawing';
}
