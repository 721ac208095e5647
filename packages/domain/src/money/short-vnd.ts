import type { Language } from '../language/language.ts';
import { formatDecimal, formatVnd } from './format-vnd.ts';

type Unit = { readonly size: number; readonly suffix: string };

// Largest first. Intl's compact form is of no use: vi gives "13 Tr" for 12,500,000.
const units: Readonly<Record<Language, readonly Unit[]>> = {
  vi: [
    { size: 1e9, suffix: ' tỷ' },
    { size: 1e6, suffix: ' triệu' },
    { size: 1e3, suffix: ' nghìn' },
  ],
  en: [
    { size: 1e9, suffix: 'B' },
    { size: 1e6, suffix: 'M' },
    { size: 1e3, suffix: 'K' },
  ],
  ko: [
    { size: 1e8, suffix: '억' },
    { size: 1e4, suffix: '만' },
  ],
};

const sign: Readonly<Record<Language, string>> = { vi: ' đ', en: ' đ', ko: ' 동' };

type Short = { readonly number: string; readonly suffix: string };

/** One decimal, but whole 만: they count ten thousands, so four figures are exact enough (1,250만). */
function rounded(amount: number, unit: Unit): number {
  return unit.suffix === '만'
    ? Math.round(amount / unit.size)
    : Math.round(amount / (unit.size / 10)) / 10;
}

/** Undefined for amounts below the smallest unit: they stay whole. */
function shorten(amount: number, language: Language): Short | undefined {
  const size = Math.abs(amount);
  const index = units[language].findIndex((unit) => size >= unit.size);
  const unit = units[language][index];
  if (unit === undefined) return undefined;
  const larger = units[language][index - 1];
  // 999,950 is rounded to 1,000 thousand, which is said as one million.
  const said =
    larger !== undefined && rounded(size, unit) * unit.size >= larger.size ? larger : unit;
  return {
    number: formatDecimal(Math.sign(amount) * rounded(size, said), language),
    suffix: said.suffix,
  };
}

/** A price for a tight place: vi `12,5 triệu`, `1,2 tỷ`; en `12.5M`; ko `1,250만 동`. Small amounts stay whole. */
export function formatShortVnd(amount: number, language: Language): string {
  const short = shorten(amount, language);
  if (short === undefined) return formatVnd(amount, language);
  return `${short.number}${short.suffix}${language === 'ko' ? sign.ko : ''}`;
}

/**
 * A cost range: vi `50–80 triệu đ`, en `50–80M đ`, ko `5,000만–8,000만 동`. The two ends are put in
 * order; equal ends give one price.
 */
export function formatVndRange(from: number, to: number, language: Language): string {
  const [low, high] = from <= to ? [from, to] : [to, from];
  const a = shorten(low, language);
  const b = shorten(high, language);
  if (low === high || a === undefined || b === undefined) {
    if (low === high)
      return a === undefined ? formatVnd(low, language) : `${a.number}${a.suffix}${sign[language]}`;
    const left =
      a === undefined ? formatVnd(low, language) : `${a.number}${a.suffix}${sign[language]}`;
    const right =
      b === undefined ? formatVnd(high, language) : `${b.number}${b.suffix}${sign[language]}`;
    return `${left} – ${right}`;
  }
  if (a.number === b.number && a.suffix === b.suffix)
    return `${a.number}${a.suffix}${sign[language]}`;
  if (language === 'ko') return `${a.number}${a.suffix}–${b.number}${b.suffix}${sign.ko}`;
  if (a.suffix === b.suffix) return `${a.number}–${b.number}${b.suffix}${sign[language]}`;
  return `${a.number}${a.suffix} – ${b.number}${b.suffix}${sign[language]}`;
}
