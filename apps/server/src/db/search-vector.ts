import { type SearchWords, fold, plain, searchTerms, wordsOf as wordsIn } from '@hien/domain';
import type { LocalizedText } from './schema/columns.ts';

/** How many letters of one word are kept: longer ones are typing accidents, and lexemes have a limit. */
const longestWord = 40;

const wordsOf = (text: string): string[] => wordsIn(text).map((word) => word.slice(0, longestWord));

const textsOf = (texts: readonly (LocalizedText | string)[]): string[] =>
  texts.flatMap((text) =>
    typeof text === 'string' ? [text] : [text.vi, text.en ?? '', text.ko ?? ''],
  );

/**
 * What a product is found by, as a `tsvector` literal. Three kinds of lexemes, told apart by their first
 * character, so that a rank is a condition on the index and no word has to be looked at twice (ADR 0033):
 * `=đèn` a word of the name as it is written, `den` the same without accents, `~sofa` a word beside the
 * name (brand, category, material, hashtag) without accents.
 */
export function searchVector(
  names: LocalizedText,
  beside: readonly (LocalizedText | string)[],
): string {
  const nameWords = wordsOf(textsOf([names]).join(' '));
  const lexemes = new Set<string>();
  for (const word of nameWords) lexemes.add(`=${plain(word)}`).add(fold(word));
  for (const word of wordsOf(textsOf(beside).join(' '))) lexemes.add(`~${fold(word)}`);
  return literal(lexemes);
}

const literal = (lexemes: Iterable<string>): string =>
  [...lexemes].map((lexeme) => `'${lexeme}'`).join(' ');

/**
 * What a line of an order is found by, as a `tsvector` literal: the words of its number and of its goods' name without
 * accents, the number's last part without its zeros, and whose it is.
 */
export function lineVector(number: string, name: LocalizedText, owners: readonly string[]): string {
  const words = wordsOf([number, ...textsOf([name])].join(' ')).map(fold);
  const digits = wordsOf(number).map((word) => word.replace(/^\D+/, '').replace(/^0+/, ''));
  return literal(
    new Set([...words, ...digits.filter((word) => word !== ''), ...owners.map((one) => `@${one}`)]),
  );
}

/** For each word of a query a `tsquery` literal that finds it in the lines of one owner; none when it holds no word. */
export function lineQueries(owner: string, text: string): string[] {
  const words = [...new Set(wordsOf(text).map(fold))].slice(0, 8);
  return words.map((word) => `'@${owner}' & '${word}':*`);
}

/** A `tsquery` literal for the number of an order, or its last part; null for words that cannot be one. */
export function numberQuery(text: string): string | null {
  const words = [...new Set(wordsOf(text).map(fold))].slice(0, 8);
  return words.length > 0 && words.every((word) => /^(?:so)?\d{2,}$/u.test(word))
    ? words.map((word) => `'${word}':*`).join(' & ')
    : null;
}

/** A query as `tsquery` literals: the ranks, best first, each including the ones before it, and the last of them. */
export type SearchRanks = { readonly steps: readonly string[]; readonly any: string };

/**
 * Every term of the query must be in the product: its words, by their beginnings, or another name for the same thing.
 * Ranks: the words as they are written, their beginnings as they are written, the name without accents, everything.
 * Null when the text holds no word.
 */
export function searchRanks(text: string): SearchRanks | null {
  const terms = searchTerms(text);
  if (terms.length === 0) return null;
  const all = (of: (word: string, beginning: string) => string): string =>
    terms.map((names) => anyOf(names.map((name) => allOf(name, of)))).join(' & ');
  const any = all((word, to) => `('${fold(word)}'${to} | '~${fold(word)}'${to})`);
  return {
    steps: [
      all((word) => `'=${word}'`),
      all((word, to) => `'=${word}'${to}`),
      all((word, to) => `'${fold(word)}'${to}`),
      any,
    ],
    any,
  };
}

const anyOf = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`;

/** The words of one name; `to` makes a lexeme stand for all that begin with it. */
const allOf = ({ words, whole }: SearchWords, of: (word: string, to: string) => string): string => {
  const each = words.map((word) => of(word.slice(0, longestWord), whole ? '' : ':*'));
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' & ')})`;
};
