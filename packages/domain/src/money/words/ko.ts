import { at } from '../../list/at.ts';

const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const;
const places = ['', '십', '백', '천'] as const;
const scales = ['', '만', '억', '조'] as const;

/** 1–9999. On papers the 일 before 십, 백 and 천 is written, so that nothing can be put before it. */
function group(value: number): string {
  return [...places.entries()]
    .toReversed()
    .map(([power, place]) => {
      const digit = Math.floor(value / 10 ** power) % 10;
      return digit === 0 ? '' : `${at(digits, digit)}${place}`;
    })
    .join('');
}

/** A whole number from 1 as it is read in Korean, in groups of four digits. */
export function spellKo(amount: number): string {
  return [...scales.entries()]
    .toReversed()
    .flatMap(([power, scale]) => {
      const value = Math.floor(amount / 10_000 ** power) % 10_000;
      return value === 0 ? [] : [`${group(value)}${scale}`];
    })
    .join(' ');
}
