import { fold, plain } from './fold.ts';
import { queryWords } from './highlight.ts';
import { at } from '../list/at.ts';

const wordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** How well one text answers one query; larger is better at the first place where two differ. */
export type Match = readonly number[];

/**
 * Null when a word of the query is missing. Otherwise, in this order: words written with the same
 * accents, the query as one phrase, words matched at a word's start, and how early the first one stands.
 */
export function matchText(text: string, query: string): Match | null {
  const words = queryWords(query);
  const folded = fold(text);
  const accented = plain(text);
  if (words.some((word) => !folded.includes(word))) return null;
  const exact = new Set(
    plain(query)
      .split(/\s+/u)
      .filter((word) => word !== '' && accented.includes(word)),
  ).size;
  const phrase = plain(query).trim();
  const wholePhrase = accented.includes(phrase) ? 2 : folded.includes(fold(phrase)) ? 1 : 0;
  const starts = words.filter((word) => wordStart(folded, folded.indexOf(word))).length;
  const earliest = Math.min(...words.map((word) => folded.indexOf(word)), folded.length);
  return [exact, wholePhrase, starts, -earliest];
}

export function compareMatches(a: Match, b: Match): number {
  for (const [index, value] of a.entries()) {
    const difference = at(b, index) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The items that answer the query, best first; equal ones keep their order. An empty query keeps all. */
export function rank<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): Item[] {
  if (query.trim() === '') return [...items];
  return items
    .map((item) => ({ item, match: matchText(textOf(item), query) }))
    .filter((entry): entry is { item: Item; match: Match } => entry.match !== null)
    .toSorted((a, b) => compareMatches(a.match, b.match))
    .map((entry) => entry.item);
}
