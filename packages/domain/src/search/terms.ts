import { fold, plain } from './fold.ts';
import { synonyms } from './synonyms.ts';

/** Words that must all be there; `whole` ones are not the beginnings of others. */
export type SearchWords = { readonly words: readonly string[]; readonly whole?: true };

/** One thing a query names: what was written first, then what means the same. Any of them answers it. */
export type SearchTerm = readonly [SearchWords, ...SearchWords[]];

/** Letters, marks and digits that stand together; a sign alone is no word. */
export const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** More words cost the database without telling it more. */
const MOST_WORDS = 8;

type Phrase = { readonly accented: string; readonly folded: string; readonly means: SearchWords[] };

const phrases: readonly Phrase[] = synonyms.flatMap(({ same, also = [] }) =>
  same.map((phrase) => ({
    accented: plain(phrase),
    folded: fold(phrase),
    means: [...same, ...also]
      .filter((other) => other !== phrase)
      .map((other) => ({ words: wordsOf(plain(other)), whole: true as const })),
  })),
);
const longestPhrase = Math.max(...phrases.map(({ accented }) => wordsOf(accented).length));

/** Whoever types accents means them; without accents a word stands for all that it may be. */
function meaningOf(written: string): SearchWords[] | null {
  const folded = fold(written);
  const bare = written === folded;
  const found = phrases.filter((one) => (bare ? one.folded === folded : one.accented === written));
  return found.length === 0 ? null : found.flatMap(({ means }) => means);
}

/** `1m8`, `1,8 m`, `1.80m`, `2 mét`; `180 cm`. One length, however it is written. */
const metres =
  /(?<![\d.,])([1-9])(?:\s*[.,]\s*(\d{1,2})\s*(?:m|mét)|\s*(?:m|mét)\s*(\d{1,2})?)(?![\p{L}\d])/gu;
const centimetres = /(?<![\d.,])([1-9])(\d{2})\s*cm(?![\p{L}\d])/gu;

const oneWord = (whole: string, part = ''): string => ` ${whole}m${part.replace(/0+$/, '')} `;

function lengthTerm(whole: string, part: string): SearchTerm {
  return [
    { words: [`${whole}m${part}`], whole: true },
    { words: part === '' ? [whole, 'm'] : [whole, part, 'm'], whole: true },
    { words: [`${whole}${part.padEnd(2, '0')}`], whole: true },
  ];
}

/**
 * What a query asks for, in the order it was written: phrases with what else they are called, lengths in every way they
 * are written, single words. Eight at most, the same once; none for a text without a word.
 */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const rest = plain(text)
    .replaceAll(centimetres, (_all, whole: string, part: string) => oneWord(whole, part))
    .replaceAll(metres, (_all, whole: string, decimals?: string, after?: string) =>
      oneWord(whole, decimals ?? after),
    );
  const words = [...new Set(wordsOf(rest))].slice(0, MOST_WORDS);
  for (let at = 0; at < words.length;) {
    const size = /^(\d)m(\d{0,2})$/.exec(words[at] ?? '');
    const phrase = size === null ? phraseAt(words, at) : null;
    if (size !== null) terms.push(lengthTerm(size[1] ?? '', size[2] ?? ''));
    else if (phrase !== null)
      terms.push([{ words: words.slice(at, at + phrase.length) }, ...phrase.means]);
    else terms.push([{ words: [words[at] ?? ''] }]);
    at += phrase?.length ?? 1;
  }
  return terms;
}

function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const means = meaningOf(words.slice(at, at + length).join(' '));
    if (means !== null) return { length, means };
  }
  return null;
}
