import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/language.ts';
import { vndInWords } from './words.ts';

/** Written by hand: where the reading of a number is not what its digits suggest. */
const tricky: readonly (readonly [amount: number, vi: string, en: string, ko: string])[] = [
  [0, 'Không đồng', 'Zero dong', '영 동'],
  [1, 'Một đồng', 'One dong', '일 동'],
  [10, 'Mười đồng', 'Ten dong', '일십 동'],
  [11, 'Mười một đồng', 'Eleven dong', '일십일 동'],
  [14, 'Mười bốn đồng', 'Fourteen dong', '일십사 동'],
  [15, 'Mười lăm đồng', 'Fifteen dong', '일십오 동'],
  [20, 'Hai mươi đồng', 'Twenty dong', '이십 동'],
  [21, 'Hai mươi mốt đồng', 'Twenty-one dong', '이십일 동'],
  [24, 'Hai mươi tư đồng', 'Twenty-four dong', '이십사 동'],
  [25, 'Hai mươi lăm đồng', 'Twenty-five dong', '이십오 동'],
  [40, 'Bốn mươi đồng', 'Forty dong', '사십 동'],
  [55, 'Năm mươi lăm đồng', 'Fifty-five dong', '오십오 동'],
  [100, 'Một trăm đồng', 'One hundred dong', '일백 동'],
  [101, 'Một trăm lẻ một đồng', 'One hundred one dong', '일백일 동'],
  [104, 'Một trăm lẻ bốn đồng', 'One hundred four dong', '일백사 동'],
  [105, 'Một trăm lẻ năm đồng', 'One hundred five dong', '일백오 동'],
  [110, 'Một trăm mười đồng', 'One hundred ten dong', '일백일십 동'],
  [115, 'Một trăm mười lăm đồng', 'One hundred fifteen dong', '일백일십오 동'],
  [1_000, 'Một nghìn đồng', 'One thousand dong', '일천 동'],
  [1_005, 'Một nghìn không trăm lẻ năm đồng', 'One thousand five dong', '일천오 동'],
  [1_015, 'Một nghìn không trăm mười lăm đồng', 'One thousand fifteen dong', '일천일십오 동'],
  [10_000, 'Mười nghìn đồng', 'Ten thousand dong', '일만 동'],
  [100_000, 'Một trăm nghìn đồng', 'One hundred thousand dong', '일십만 동'],
  [
    1_005_000,
    'Một triệu không trăm lẻ năm nghìn đồng',
    'One million five thousand dong',
    '일백만 오천 동',
  ],
  [1_000_001, 'Một triệu không trăm lẻ một đồng', 'One million one dong', '일백만 일 동'],
  [
    1_250_000,
    'Một triệu hai trăm năm mươi nghìn đồng',
    'One million two hundred fifty thousand dong',
    '일백이십오만 동',
  ],
  [100_000_000, 'Một trăm triệu đồng', 'One hundred million dong', '일억 동'],
  [
    123_456_789,
    'Một trăm hai mươi ba triệu bốn trăm năm mươi sáu nghìn bảy trăm tám mươi chín đồng',
    'One hundred twenty-three million four hundred fifty-six thousand seven hundred eighty-nine dong',
    '일억 이천삼백사십오만 육천칠백팔십구 동',
  ],
  [2_000_000_000, 'Hai tỷ đồng', 'Two billion dong', '이십억 동'],
  [
    2_000_000_015,
    'Hai tỷ không trăm mười lăm đồng',
    'Two billion fifteen dong',
    '이십억 일십오 동',
  ],
  [1_000_000_000_000, 'Một nghìn tỷ đồng', 'One trillion dong', '일조 동'],
  [-5_000, 'Âm năm nghìn đồng', 'Minus five thousand dong', '마이너스 오천 동'],
];

const vietnamese: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'].map(
      (word, value) => [word, value],
    ),
  ),
  mốt: 1,
  tư: 4,
  lăm: 5,
  lẻ: 0,
  mươi: 10,
  trăm: 100,
  nghìn: 1e3,
  triệu: 1e6,
  tỷ: 1e9,
};

/** Reads a number from its Vietnamese words by their values: another way than the one they were written by. */
function read(words: string): number {
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const word of words.split(' ')) {
    const value = vietnamese[word];
    if (value === undefined) throw new Error(`no number: ${word}`);
    if (value < 10) digit = value;
    else if (value < 1_000) {
      section += word === 'mười' ? value : digit * value;
      digit = 0;
    } else {
      // A billion multiplies all that was read before it: `nghìn tỷ`.
      total = value === 1e9 ? (total + section + digit) * value : total + (section + digit) * value;
      section = 0;
      digit = 0;
    }
  }
  return total + section + digit;
}

describe('amounts in words', () => {
  it.each(tricky)('%i', (amount, vi, en, ko) => {
    expect(languages.map((language) => vndInWords(amount, language))).toEqual([vi, en, ko]);
  });

  it('says in Vietnamese the number it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
        const words = vndInWords(amount, 'vi')
          .toLowerCase()
          .replace(/ đồng$/, '');
        expect(read(words)).toBe(amount);
      }),
    );
  });

  it('never says two amounts alike', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...languages), (a, b, language) => {
        expect(vndInWords(a, language) === vndInWords(b, language)).toBe(a === b);
      }),
    );
  });

  it('writes neither two blanks nor one at an end', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...languages), (amount, language) => {
        expect(vndInWords(amount, language)).not.toMatch(/^ | {2}| $/);
      }),
    );
  });

  it('refuses what is no whole amount', () =>
    expect(() => vndInWords(1.5, 'vi')).toThrow('not a whole number of đồng: 1.5'));
});
