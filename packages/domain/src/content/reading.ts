import { slug } from '../search/fold.ts';
import { type Language, languages } from '../language/language.ts';

/** What the magazine holds: articles by the house, essays by people who sign them. */
export const readingKinds = ['article', 'essay'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** What an article is about; the lists of readers are parted by it. */
export const articleTypes = ['guide', 'trend', 'story', 'news'] as const;

/** ours: what a text of the magazine may hold. */
export const readingLimits = {
  title: 200,
  excerpt: 400,
  /** Of HTML, in letters, in each language: three of them are saved at once. */
  body: 60_000,
  /** What a cover shows, in words. */
  coverAlt: 300,
  author: 80,
  tags: 8,
  tag: 40,
  pieces: 20,
  /** Letters of an address. */
  slug: 80,
} as const;

/** The address of a text by its Vietnamese title; one of signs alone is called after its number. */
export function readingSlug(title: string, id: number): string {
  const words = slug(title).slice(0, readingLimits.slug).replace(/-+$/, '');
  return words === '' ? `bai-${id}` : words;
}

export const readingStates = ['draft', 'published', 'changed', 'taken-back'] as const;
/** `changed` is read as it was published, and has newer words that are not; `taken-back` was read once. */
export type ReadingState = (typeof readingStates)[number];

/** The state follows from which version readers see, if any, and whether they ever saw one. */
export function readingState(
  version: number,
  { shownVersion, wasShown }: { shownVersion: number | null; wasShown: boolean },
): ReadingState {
  if (shownVersion === null) return wasShown ? 'taken-back' : 'draft';
  return shownVersion === version ? 'published' : 'changed';
}

export type ReadingMove = 'publish' | 'take-back' | 'delete';

const moves: Readonly<Record<ReadingState, readonly ReadingMove[]>> = {
  draft: ['publish', 'delete'],
  published: ['take-back'],
  changed: ['publish', 'take-back'],
  'taken-back': ['publish', 'delete'],
};

/** What staff can do with a text. What is read is taken back before it is deleted. */
export const canMoveReading = (state: ReadingState, move: ReadingMove): boolean =>
  moves[state].includes(move);

/** What is translated of a text. */
export const readingParts = ['title', 'excerpt', 'body'] as const;
export type ReadingPart = (typeof readingParts)[number];

export type InEach<Value> = Readonly<Record<ReadingPart, Readonly<Record<Language, Value>>>>;

/** A part in one language: not there, there, or there since before the Vietnamese was last changed. */
export type PartState = 'missing' | 'there' | 'older';

/** When each part was last written in each language, in milliseconds; null while it is not there. */
export type ReadingWritten = InEach<number | null>;

/** Where each part stands in each language: what is translated, and what of it is older than the Vietnamese. */
export const translationMeter = (written: ReadingWritten): InEach<PartState> =>
  inEach((part, language) => {
    const at = written[part][language];
    if (at === null) return 'missing';
    return at < (written[part].vi ?? 0) ? 'older' : 'there';
  });

/** How many parts of a language stand where. */
export function meterOf(
  meter: InEach<PartState>,
  language: Language,
): Readonly<Record<PartState, number>> {
  const count = (state: PartState) =>
    readingParts.filter((part) => meter[part][language] === state).length;
  return { missing: count('missing'), there: count('there'), older: count('older') };
}

/**
 * When each part was written, after it was saved: what has changed was written now, and what staff have `confirmed` holds
 * for the Vietnamese as it is now.
 */
export const writtenAfter = (
  written: ReadingWritten,
  {
    before,
    after,
    confirmed,
    at,
  }: {
    readonly before: InEach<string>;
    readonly after: InEach<string>;
    readonly confirmed: readonly Language[];
    readonly at: number;
  },
): ReadingWritten =>
  inEach((part, language) => {
    const words = after[part][language];
    if (words === '') return null;
    const isNew = words !== before[part][language];
    const last = written[part][language];
    if (isNew || last === null) return at;
    const isOlder = last < (written[part].vi ?? 0) || after[part].vi !== before[part].vi;
    return confirmed.includes(language) && isOlder ? at : last;
  });

export function inEach<Value>(
  of: (part: ReadingPart, language: Language) => Value,
): Record<ReadingPart, Record<Language, Value>> {
  const each = (part: ReadingPart) =>
    Object.fromEntries(languages.map((language) => [language, of(part, language)])) as Record<
      Language,
      Value
    >;
  return { title: each('title'), excerpt: each('excerpt'), body: each('body') };
}

/** Two hundred Vietnamese syllables a minute; the pictures of an article take two more. */
export const readingMinutes = (words: string, kind: ReadingKind): number =>
  Math.max(2, Math.round(words.split(/\s+/).length / 200)) + (kind === 'article' ? 2 : 0);
