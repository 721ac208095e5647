import { article } from './article.ts';
import { forms } from './forms.ts';
import { goods } from './goods.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';

/**
 * Sheets and stories are written in Vietnamese, the source language; here is each of their texts in English and
 * Korean. `#` stands for a number, in its order; `{1}`, `{2}` where another language wants another order.
 */
export type Words = Readonly<Record<string, readonly [en: string, ko: string]>>;

export type OtherLanguage = 'en' | 'ko';

export const parts: readonly Words[] = [goods, orders, forms, pages, article];
const words = new Map(parts.flatMap((part) => Object.entries(part)));

const NUMBER = /\d+(?:[.,:/–]\d+)*/gu;
const NUMBER_ALONE = /^[−+×(\s]*\d[\d.,\s–/]*(?:đ|₫|%|\))?$/u;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/u;
const LONG_DAY = /^(\d{1,2}) tháng (\d{1,2}), (\d{4})$/u;
const LONG_MONTH = /^Tháng (\d{1,2}), (\d{4})$/u;
const HOUR_AND_DAY = /^(\d{2}:\d{2}) (\d{2}\/\d{2}\/\d{4})$/u;

/** 06/03/2026 as the product writes it in English and Korean. */
const dayIn = (text: string, language: OtherLanguage): string | undefined => {
  const found = DAY.exec(text) ?? (language === 'en' ? LONG_DAY.exec(text) : null);
  const [, day, month, year] = found?.map(Number) ?? [];
  const [, of, ofYear] = language === 'en' ? (LONG_MONTH.exec(text) ?? []) : [];
  if (of) return `${MONTHS[Number(of) - 1]} ${ofYear}`;
  if (day === undefined || month === undefined) return undefined;
  return language === 'en' ? `${day} ${MONTHS[month - 1]} ${year}` : `${year}. ${month}. ${day}.`;
};

/** 12.900.000 and 2,6 as English and Korean write them. */
const numberIn = (text: string, language: OtherLanguage): string =>
  dayIn(text, language) ??
  text
    .replaceAll(/(\d),(?=\d{1,2}(?!\d))/gu, '$1\0')
    .replaceAll(/(\d)\.(?=\d{3}(?!\d))/gu, '$1,')
    .replaceAll('\0', '.');

/** A text of the sheets in another language; undefined when nobody has translated it. */
export function translation(text: string, language: OtherLanguage): string | undefined {
  const clean = text.trim().replaceAll(/\s+/gu, ' ');
  const at = language === 'en' ? 0 : 1;
  const whole = words.get(clean);
  if (whole) return whole[at];
  const date = dayIn(clean, language);
  if (date) return date;
  const numbers = clean.match(NUMBER) ?? [];
  const pattern = words.get(clean.replaceAll(NUMBER, '#'));
  if (pattern) {
    let next = 0;
    return pattern[at].replaceAll(/\{(\d)\}|#/gu, (_mark, place?: string) =>
      numberIn(numbers[place ? Number(place) - 1 : next++] ?? '', language),
    );
  }
  const [, hour, day = ''] = HOUR_AND_DAY.exec(clean) ?? [];
  if (hour) return `${dayIn(day, language)}${language === 'en' ? ',' : ''} ${hour}`;
  if (NUMBER_ALONE.test(clean)) return numberIn(clean, language);
  // “Bỏ lọc: Gỗ sồi”, or a name that a sheet tells apart: “Màu vải (dark)”.
  const [, head = '', sign = '', tail = ''] = /^(.+?)(: | \()(.+)$/u.exec(clean) ?? [];
  const ends = [words.get(head)?.[at], sign === ': ' ? translation(tail, language) : undefined];
  if (ends.every((end) => end === undefined)) return undefined;
  return `${ends[0] ?? head}${sign}${ends[1] ?? tail}`;
}
