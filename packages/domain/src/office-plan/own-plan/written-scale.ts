/** A scale as a sheet writes it, 1 : `ratio`, and what it says of a picture of the sheet: metres a pixel. */
export type WrittenScale = { readonly ratio: number; readonly scale: number };

/** Scales that plans of buildings are drawn in. Others are dates, parts of a slope, pages. */
const drawn = new Set([20, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500]);
/** Metres of a point, the unit in which a page is measured: 72 of them are an inch. */
const point = 0.0254 / 72;
const most = { letters: 200_000, scales: 3 } as const;

/**
 * Scales that the words of a page name, the most frequent first, three at most.
 * @param pixels pixels of the picture for one point of the page
 */
export function writtenScales(words: string, pixels: number): readonly WrittenScale[] {
  const named = new Map<number, number>();
  for (const [, digits] of words
    .slice(0, most.letters)
    .matchAll(/(?<![\d.,:/])1\s{0,2}[:/]\s{0,2}(\d{2,3})(?![\d/:]|[.,]\d)/g)) {
    const ratio = Number(digits);
    if (drawn.has(ratio)) named.set(ratio, (named.get(ratio) ?? 0) + 1);
  }
  return [...named]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most.scales)
    .map(([ratio]) => ({ ratio, scale: (ratio * point) / pixels }));
}
