import type { Language } from '../language/language.ts';

/** What marks decimals in a language; the other of the two marks groups thousands. */
const decimalMark = (language: Language): ',' | '.' => (language === 'vi' ? ',' : '.');

/** Thousands in groups of three with one mark between them, and decimals after the other mark. */
const grouped = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
/** One group of three behind a mark: in one language a thousand, in the other a unit. */
const ambiguous = /^\d+([.,])\d{3}$/;
const plain = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * A measure as people of a language type it. Where only one thing can be meant, a comma and a point are the same: `84,5` and `84.5`.
 * Three figures behind one mark are decimals behind the mark of the language, and else the end of a thousand: `1,250` is 1.25 in
 * Vietnamese and 1250 in English. Null for what is no number.
 */
export function typedNumber(typed: string, language: Language): number | null {
  const bare = typed.trim();
  const isDecimals = ambiguous.exec(bare)?.[1] === decimalMark(language);
  const [, whole, , decimals = ''] = (isDecimals ? null : grouped.exec(bare)) ?? [];
  if (whole !== undefined) return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
  return plain.test(bare) ? Number(bare.replace(',', '.')) : null;
}

/**
 * The other way round: a measure as somebody of a language types it, to the thousandth and without thousands, so that it is read as it
 * was written.
 */
export const typedMeasure = (value: number, language: Language): string =>
  String(Math.round(value * 1_000) / 1_000).replace('.', decimalMark(language));
