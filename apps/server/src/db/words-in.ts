import { queryWords } from '@hien/domain';
import { and, type SQL, sql } from 'drizzle-orm';

/**
 * Every word of a search stands in the text, with accents or without; undefined for a search without words. It reads the text of
 * each row: for lists of staff, which are short or narrowed by something else.
 */
export function wordsIn(text: SQL, search: string): SQL | undefined {
  return and(...queryWords(search).map((word) => sql`position(${word} in ${bare(text)}) > 0`));
}

/** As `fold` does: marks off, Hangul together again, đ by itself. */
const bare = (text: SQL): SQL =>
  sql`replace(lower(normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)), 'đ', 'd')`;

/** In the order of a list of words: by letters, then by their marks, whatever the database’s own collation is. */
export const byName = (text: SQL): SQL =>
  sql`${bare(text)} collate "C", lower(${text}) collate "C"`;
