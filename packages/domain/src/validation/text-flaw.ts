/** Why a text cannot be taken. */
export type TextFlaw = 'unstorable' | 'invisible';

/** PostgreSQL stores no U+0000, UTF-8 has no half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Nothing of it can be seen: spaces, zero-width and direction-turning characters, fillers (U+3164, which no class
 * names white space), the blank of Braille.
 */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const whiteSpace = /^\s*$/u;

/** Holds nothing that a reader sees; the empty text is one. */
export const isInvisible = (text: string): boolean => invisible.test(text);

/**
 * The one rule for every text that a person or a program sends (ADR 0052). White space alone and the empty text are
 * left to the field, which may be optional.
 */
export function textFlaw(text: string): TextFlaw | null {
  if (unstorable.test(text)) return 'unstorable';
  return invisible.test(text) && !whiteSpace.test(text) ? 'invisible' : null;
}
