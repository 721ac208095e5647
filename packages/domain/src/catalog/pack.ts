import type { Text } from '../language/language.ts';

/** What goods of the category of floors and paints are for; `none` is what covers nothing: a sample, a tool. */
export const packUses = ['floor', 'wall', 'none'] as const;
export type PackUse = (typeof packUses)[number];

export const isPackUse = (word: string): word is PackUse =>
  (packUses as readonly string[]).includes(word);

/** Square metres that one pack covers: a floor once, a wall with its coats. */
export type Pack = { readonly surface: Exclude<PackUse, 'none'>; readonly covers: number };

/** What a product of that category keeps. */
export type PackFacts = Pack | { readonly surface: 'none'; readonly covers: null };

export const packUseLabels: Readonly<Record<PackUse, Text>> = {
  floor: { vi: 'Sàn', en: 'Floors', ko: '바닥' },
  wall: { vi: 'Tường', en: 'Walls', ko: '벽' },
  none: {
    vi: 'Không phủ (mẫu thử, dụng cụ)',
    en: 'Covers nothing (a sample, a tool)',
    ko: '시공용 아님(샘플, 도구)',
  },
};
