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

export const parts: readonly Words[] = [goods, orders, forms, pages, article];
const words = new Map(parts.flatMap((part) => Object.entries(part)));

const NUMBER = /\d+(?:[.,:/–]\d+)*/gu;
const NUMBER_ALONE = /^[−+×(\s]*\d[\d.,\s–/]*(?:đ|₫|%|\))?$/u;

/** 12.900.000 and 2,6 as English and Korean write them. */
const numberIn = (text: string): string =>
  text
    .replaceAll(/(\d),(?=\d{1,2}(?!\d))/gu, '$1\0')
    .replaceAll(/(\d)\.(?=\d{3}(?!\d))/gu, '$1,')
    .replaceAll('\0', '.');

export type OtherLanguage = 'en' | 'ko';

/** A text of the sheets in another language; undefined when nobody has translated it. */
export function translation(text: string, language: OtherLanguage): string | undefined {
  const clean = text.trim().replaceAll(/\s+/gu, ' ');
  const at = language === 'en' ? 0 : 1;
  const whole = words.get(clean);
  if (whole) return whole[at];
  const numbers = clean.match(NUMBER) ?? [];
  const pattern = words.get(clean.replaceAll(NUMBER, '#'));
  if (pattern) {
    let next = 0;
    return pattern[at].replaceAll(/\{(\d)\}|#/gu, (_mark, place?: string) =>
      numberIn(numbers[place ? Number(place) - 1 : next++] ?? ''),
    );
  }
  if (NUMBER_ALONE.test(clean)) return numberIn(clean);
  // “Bỏ lọc: Gỗ sồi”, or a name that a sheet tells apart: “Màu vải (dark)”.
  const [, head = '', sign = '', tail = ''] = /^(.+?)(: | \()(.+)$/u.exec(clean) ?? [];
  const ends = [words.get(head)?.[at], sign === ': ' ? translation(tail, language) : undefined];
  if (ends.every((end) => end === undefined)) return undefined;
  return `${ends[0] ?? head}${sign}${ends[1] ?? tail}`;
}
