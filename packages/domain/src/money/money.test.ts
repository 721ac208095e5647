import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/language.ts';
import {
  formatArea,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatVnd,
  speakVnd,
} from './format-vnd.ts';
import { groupWhileTyping, parseVnd } from './parse-vnd.ts';
import { shares } from './shares.ts';
import { formatShortVnd, formatVndRange } from './short-vnd.ts';

describe('formatVnd', () => {
  it('writes digits of the language, U+00A0 and the letter đ', () => {
    expect(formatVnd(2_000_000, 'vi')).toBe('2.000.000\u00A0\u0111');
    expect(formatVnd(2_000_000, 'en')).toBe('2,000,000\u00A0\u0111');
    expect(formatVnd(2_000_000, 'ko')).toBe('2,000,000\u00A0\u0111');
    expect(formatVnd(-1_500, 'vi')).toBe('-1.500\u00A0\u0111');
    expect(formatVnd(0, 'vi')).toBe('0\u00A0\u0111');
    expect(formatVnd(999, 'en')).toBe('999\u00A0\u0111');
  });

  it('groups like Intl does for every amount', () => {
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        expect(formatInteger(amount, 'vi')).toBe(new Intl.NumberFormat('vi').format(amount));
        expect(formatInteger(amount, 'en')).toBe(new Intl.NumberFormat('en').format(amount));
      }),
      { numRuns: 200 },
    );
  });

  it('speaks the word to a screen reader', () => {
    expect(speakVnd(1_250_000, 'vi')).toBe('1.250.000 đồng');
    expect(speakVnd(1_250_000, 'en')).toBe('1,250,000 dong');
    expect(speakVnd(1_250_000, 'ko')).toBe('1,250,000 동');
  });

  it('writes measures and shares', () => {
    expect(formatDecimal(12.25, 'vi', 2)).toBe('12,25');
    expect(formatDecimal(12.05, 'en', 2)).toBe('12.05');
    expect(formatDecimal(-0.04, 'en')).toBe('0');
    expect(formatDecimal(-1.25, 'vi')).toBe('-1,3');
    expect(formatPercent(10, 'vi')).toBe('10%');
    expect(formatPercent(12.5, 'ko')).toBe('12.5%');
    expect(formatArea(84.5, 'vi')).toBe('84,5\u00A0m²');
  });
});

describe('short prices', () => {
  it.each([
    [12_500_000, '12,5 triệu', '12.5M', '1,250만 동'],
    [1_200_000_000, '1,2 tỷ', '1.2B', '12억 동'],
    [850_000, '850 nghìn', '850K', '85만 동'],
    [1_000, '1 nghìn', '1K', '1,000\u00A0đ'],
    [999, '999\u00A0đ', '999\u00A0đ', '999\u00A0đ'],
    [999_950, '1 triệu', '1M', '100만 동'],
    [999_949, '999,9 nghìn', '999.9K', '100만 동'],
    [-12_500_000, '-12,5 triệu', '-12.5M', '-1,250만 동'],
    [125_000_000, '125 triệu', '125M', '1.3억 동'],
  ])('%i', (amount, vi, en, ko) => {
    expect([
      formatShortVnd(amount, 'vi'),
      formatShortVnd(amount, 'en'),
      formatShortVnd(amount, 'ko'),
    ]).toEqual([vi, en, ko]);
  });

  it.each([
    [50_000_000, 80_000_000, '50–80 triệu đ', '50–80M đ', '5,000만–8,000만 동'],
    [80_000_000, 50_000_000, '50–80 triệu đ', '50–80M đ', '5,000만–8,000만 동'],
    [800_000, 1_200_000, '800 nghìn – 1,2 triệu đ', '800K – 1.2M đ', '80만–120만 동'],
    [50_000_000, 50_000_000, '50 triệu đ', '50M đ', '5,000만 동'],
    [50_000_000, 50_010_000, '50 triệu đ', '50M đ', '5,000만–5,001만 동'],
    [500, 900, '500\u00A0đ – 900\u00A0đ', '500\u00A0đ – 900\u00A0đ', '500\u00A0đ – 900\u00A0đ'],
    [500, 500, '500\u00A0đ', '500\u00A0đ', '500\u00A0đ'],
    [500, 2_000_000, '500\u00A0đ – 2 triệu đ', '500\u00A0đ – 2M đ', '500\u00A0đ – 200만 동'],
  ])('from %i to %i', (from, to, vi, en, ko) => {
    expect(languages.map((language) => formatVndRange(from, to, language))).toEqual([vi, en, ko]);
  });
});

describe('parseVnd', () => {
  it.each([
    '2.000.000',
    '2,000,000',
    '2000000',
    '2 000 000',
    '2.000.000 đ',
    '2.000.000\u00A0₫',
    '2000000d',
    '2000000 VND',
    '2.000.000 vnđ',
    '2.000.000 đồng',
    '2.000.000đ'.normalize('NFD'),
  ])('reads %s', (text) => expect(parseVnd(text)).toBe(2_000_000));

  it.each(['', ' ', 'đ', '-5000', '12 triệu', 'abc', '1e6', '0x10', '99999999999999'])(
    'refuses %s',
    (text) => expect(parseVnd(text)).toBeNull(),
  );

  it('reads what formatVnd wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000_000 }),
        fc.constantFrom(...languages),
        (amount, language) => {
          expect(parseVnd(formatVnd(amount, language))).toBe(amount);
        },
      ),
    );
  });
});

describe('grouping while typing', () => {
  it('keeps the caret behind the same digit', () => {
    expect(groupWhileTyping('1234', 4, 'vi')).toEqual({ text: '1.234', caret: 5 });
    expect(groupWhileTyping('12.34', 2, 'vi')).toEqual({ text: '1.234', caret: 3 });
    expect(groupWhileTyping('1.2345', 3, 'en')).toEqual({ text: '12,345', caret: 2 });
    expect(groupWhileTyping('0012', 4, 'vi')).toEqual({ text: '12', caret: 2 });
    expect(groupWhileTyping('0', 1, 'vi')).toEqual({ text: '0', caret: 1 });
    expect(groupWhileTyping('đ', 1, 'vi')).toEqual({ text: '', caret: 0 });
    expect(groupWhileTyping('12a3', 3, 'vi')).toEqual({ text: '123', caret: 2 });
  });

  it('never changes the digits and never leaves the text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.nat({ max: 12 }), (amount, caret) => {
        const grouped = groupWhileTyping(String(amount), caret, 'vi');
        expect(parseVnd(grouped.text)).toBe(amount);
        expect(grouped.text.slice(0, grouped.caret).replace(/\D/g, '')).toBe(
          String(amount).slice(0, caret),
        );
      }),
    );
  });

  it('stops at thirteen digits', () =>
    expect(groupWhileTyping('1'.repeat(20), 20, 'en').text).toBe('1,111,111,111,111'));
});

describe('shares by largest remainder', () => {
  it('gives the odd đồng to the largest remainders, the earlier one first', () => {
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(10, [1, 2])).toEqual([3, 7]);
    expect(shares(5, [1, 1, 1])).toEqual([2, 2, 1]);
    expect(shares(2, [0, 0, 0])).toEqual([1, 1, 0]);
    expect(shares(0, [3, 4])).toEqual([0, 0]);
    expect(shares(7, [0, 5])).toEqual([0, 7]);
    expect(shares(0, [])).toEqual([]);
  });

  it('always adds up, and no part is a whole đồng away from its exact share', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1e13 }),
        fc.array(fc.nat({ max: 1e12 }), { minLength: 1, maxLength: 12 }),
        (total, weights) => {
          const parts = shares(total, weights);
          expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
          const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
          if (sum === 0n) return;
          for (const [index, part] of parts.entries()) {
            const off = BigInt(part) * sum - BigInt(total) * BigInt(weights[index] ?? 0);
            expect(off < sum && off > -sum).toBe(true);
          }
        },
      ),
    );
  });

  it('refuses fractions, negative amounts and an empty table', () => {
    expect(() => shares(1.5, [1])).toThrow(RangeError);
    expect(() => shares(-1, [1])).toThrow(RangeError);
    expect(() => shares(1, [-1, 2])).toThrow('not a whole, non-negative amount: -1');
    expect(() => shares(1, [])).toThrow('nothing to share among');
  });
});
