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

/** Contract: the longest `q` of every search. */
const MAX_SEARCH = 120;

/**
 * The words of a search as an address names them: NFC, trimmed, at most 120 code units and no half of a pair at the cut.
 * Words that the server would refuse are none, so that a mistyped address still shows the list.
 */
export function searchWords(text: string | null): string {
  if (text === null || textFlaw(text) !== null) return '';
  return text
    .normalize('NFC')
    .trim()
    .slice(0, MAX_SEARCH)
    .replace(/\p{Surrogate}$/u, '');
}
