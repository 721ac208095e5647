import { at } from '../../list/at.ts';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;
const scales = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion'] as const;

function belowHundred(value: number): string {
  if (value < 20) return at(small, value);
  const ten = at(tens, Math.floor(value / 10));
  return value % 10 === 0 ? ten : `${ten}-${at(small, value % 10)}`;
}

/** 1–999, without “and”, as on invoices. */
function group(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const words = [
    ...(hundreds === 0 ? [] : [`${at(small, hundreds)} hundred`]),
    ...(rest === 0 ? [] : [belowHundred(rest)]),
  ];
  return words.join(' ');
}

/** A whole number from 1 as it is read in English. */
export function spellEn(amount: number): string {
  return [...scales.entries()]
    .toReversed()
    .flatMap(([power, scale]) => {
      const value = Math.floor(amount / 1000 ** power) % 1000;
      return value === 0 ? [] : [`${group(value)}${scale}`];
    })
    .join(' ');
}
