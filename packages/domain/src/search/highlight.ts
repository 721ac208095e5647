import { clusters, fold } from './fold.ts';
import { at } from '../list/at.ts';

/** A part of the original text, in UTF-16 units, end exclusive. */
export type Range = { readonly start: number; readonly end: number };

/** Folded text with, for each of its units, where it came from in the original. */
export type FoldedText = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

export function foldWithPositions(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of original.matchAll(clusters)) {
    const folded = fold(match[0]);
    for (let i = 0; i < folded.length; i += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
    text += folded;
  }
  return { text, starts, ends };
}

/** The words of a query, folded; the same word once. */
export function queryWords(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/[\s\p{Cc}]+/u)
        .filter((word) => word !== ''),
    ),
  ];
}

/**
 * What to mark in `original` for `query`: ranges on the text as it is stored, in order, without overlap.
 * Every occurrence of every word of the query is marked; accents and case do not matter.
 */
export function highlight(original: string, query: string): Range[] {
  const { text, starts, ends } = foldWithPositions(original);
  const found: Range[] = [];
  for (const word of queryWords(query)) {
    for (
      let place = text.indexOf(word);
      place >= 0;
      place = text.indexOf(word, place + word.length)
    ) {
      found.push({ start: at(starts, place), end: at(ends, place + word.length - 1) });
    }
  }
  const merged: Range[] = [];
  for (const range of found.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}
