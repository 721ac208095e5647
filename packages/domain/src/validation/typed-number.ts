import type { Language } from '../language/language.ts';

/** Thousands in groups of three with one mark between them, and decimals after the other mark. */
const grouped = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

/**
 * A measure as people type it: `84,5` and `84.5` have decimals, `1.200` and `1,200` are thousands. Null for what is no
 * number.
 */
export function typedNumber(typed: string): number | null {
  const bare = typed.trim();
  const [, whole, , decimals = ''] = grouped.exec(bare) ?? [];
  const plain =
    whole === undefined ? bare.replace(',', '.') : `${whole.replaceAll(/[.,]/g, '')}.${decimals}`;
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? null : number;
}

/** The other way round: a measure as somebody of a language types it, so that what was typed comes back as it was. */
export const typedMeasure = (value: number, language: Language): string =>
  language === 'vi' ? String(value).replace('.', ',') : String(value);
