import type { CategoryKey } from '../categories.ts';

export type Language = 'vi' | 'en' | 'ko';

/** What reviews and questions speak of: a kind of piece; of finishes, the kinds apart and what was only tried. */
export type Topic =
  | Exclude<CategoryKey, 'finishes'>
  | 'floorboards'
  | 'tiles'
  | 'coatings'
  | 'samples';

/** What was found: happy (4–5 stars), mixed (3), unhappy (1–2). */
type Found = {
  /** Why it was bought, where what is said of furniture would not be true. */
  openings?: readonly string[];
  happy: readonly string[];
  mixed: readonly string[];
  unhappy: readonly string[];
};

/** Sentences a review is made of: why it was bought, what was found, how it ends. */
export type ReviewLines = {
  openings: readonly string[];
  found: Readonly<Record<Topic, Found>>;
  endings: { happy: readonly string[]; mixed: readonly string[]; unhappy: readonly string[] };
};
