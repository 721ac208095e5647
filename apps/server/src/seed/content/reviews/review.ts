import type { CategoryKey } from '../categories.ts';

export type Language = 'vi' | 'en' | 'ko';

/** Sentences a review is made of: why it was bought, what was found, how it ends. */
export type ReviewLines = {
  openings: readonly string[];
  /** By category: happy (4–5 stars), mixed (3), unhappy (1–2). */
  found: Readonly<
    Record<
      CategoryKey,
      { happy: readonly string[]; mixed: readonly string[]; unhappy: readonly string[] }
    >
  >;
  endings: { happy: readonly string[]; mixed: readonly string[]; unhappy: readonly string[] };
};
