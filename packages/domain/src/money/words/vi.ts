import { at } from '../../list/at.ts';

const digit = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;

function word(value: number): string {
  return at(digit, value);
}

/** 1–999. `leading` is false when a larger group stands before: then zeros are spoken (không trăm lẻ năm). */
function group(value: number, leading: boolean): string {
  const hundreds = Math.floor(value / 100);
  const tens = Math.floor(value / 10) % 10;
  const ones = value % 10;
  const words: string[] = [];
  if (hundreds > 0 || !leading) words.push(word(hundreds), 'trăm');
  if (tens === 0) {
    if (ones > 0 && words.length > 0) words.push('lẻ');
  } else if (tens === 1) words.push('mười');
  else words.push(word(tens), 'mươi');
  // After a spoken ten the ones change their sound: mốt, tư, lăm.
  if (ones === 1 && tens > 1) words.push('mốt');
  else if (ones === 4 && tens > 1) words.push('tư');
  else if (ones === 5 && tens > 0) words.push('lăm');
  else if (ones > 0) words.push(word(ones));
  return words.join(' ');
}

const scales = ['', ' nghìn', ' triệu'] as const;

function spelled(amount: number, leading: boolean): string {
  const billions = Math.floor(amount / 1e9);
  const words: string[] = [];
  let first = leading;
  if (billions > 0) {
    words.push(`${spelled(billions, leading)} tỷ`);
    first = false;
  }
  for (const [power, scale] of [...scales.entries()].toReversed()) {
    const value = Math.floor(amount / 1000 ** power) % 1000;
    if (value === 0) continue;
    words.push(`${group(value, first)}${scale}`);
    first = false;
  }
  return words.join(' ');
}

/** A whole number from 1 as it is read in Vietnamese. */
export function spellVi(amount: number): string {
  return spelled(amount, true);
}
