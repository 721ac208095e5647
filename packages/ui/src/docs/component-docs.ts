/**
 * What one must know of a component beyond its props; `X.docs.ts` beside it exports this as `docs`, and Storybook's
 * page of the component shows it. Names in backticks lead to the pages of those components.
 */
export interface ComponentDocs {
  /** What it is for. */
  purpose: string;
  /** When to take it. */
  use: readonly string[];
  /** When not, and what to take then. */
  avoid: readonly (readonly [when: string, instead: string])[];
  /** Keys and what they do. Left out, nothing in it takes the focus. */
  keys?: readonly Key[];
  /** What a screen reader says, and what it must be given for that. */
  reader: readonly string[];
  /** How its words are written. Left out, it has none of its own. */
  writing?: {
    tips: readonly string[];
    /** Words that are right, in each language; not a translation of each other word for word. */
    words?: readonly Words[];
  };
  /** Components that are told on this page: what each is for. */
  parts?: Readonly<Record<string, string>>;
}

export type Key = readonly [keys: string, does: string];

export interface Words {
  /** What the words are for. */
  what: string;
  vi: string;
  en: string;
  ko: string;
}
