import type { Language } from '../language/language.ts';
import { spellEn } from './words/en.ts';
import { spellKo } from './words/ko.ts';
import { spellVi } from './words/vi.ts';

type Words = {
  readonly zero: string;
  readonly minus: string;
  readonly unit: string;
  readonly spell: (amount: number) => string;
};

const words: Readonly<Record<Language, Words>> = {
  vi: { zero: 'không', minus: 'âm', unit: 'đồng', spell: spellVi },
  en: { zero: 'zero', minus: 'minus', unit: 'dong', spell: spellEn },
  ko: { zero: '영', minus: '마이너스', unit: '동', spell: spellKo },
};

/**
 * An amount as it stands on papers: 1,250,000 → `Một triệu hai trăm năm mươi nghìn đồng`,
 * `One million two hundred fifty thousand dong`, `일백이십오만 동` (3.5).
 * @throws RangeError when `amount` is not a whole number of đồng.
 */
export function vndInWords(amount: number, language: Language): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of đồng: ${amount}`);
  const { zero, minus, unit, spell } = words[language];
  const positive = Math.abs(amount);
  const said = positive === 0 ? zero : spell(positive);
  const signed = amount < 0 ? `${minus} ${said}` : said;
  return `${signed.charAt(0).toUpperCase()}${signed.slice(1)} ${unit}`;
}
