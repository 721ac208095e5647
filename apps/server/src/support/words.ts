import { fold, queryWords } from '@hien/domain';

/** What somebody wrote, as it is stored: composed, without the blanks around it. */
export const written = (text: string): string => text.normalize('NFC').trim();

/** Text for the search without accents, on one line. */
export const foldedOf = (...texts: readonly string[]): string =>
  fold(texts.join(' ')).replace(/\s+/gu, ' ').trim();

/** The beginning of a text on one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= 200 ? line : `${line.slice(0, 199).trimEnd()}…`;
}

/** Patterns of `like` for each word of a search; a sign that means something to `like` means itself. */
export const likePatterns = (query: string): string[] =>
  queryWords(query)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
