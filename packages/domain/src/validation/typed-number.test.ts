import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../language/language.ts';
import { typedMeasure, typedNumber } from './typed-number.ts';

test.each([
  ['84,5', 84.5],
  ['84.5', 84.5],
  ['2,', 2],
  ['.5', 0.5],
  ['1.200,5', 1200.5],
  ['1,234,567.25', 1_234_567.25],
  ['1.234.567', 1_234_567],
  ['0,12', 0.12],
  ['1,2', 1.2],
  ['12,3456', 12.3456],
  ['1200', 1200],
  ['', null],
  ['.', null],
  ['1.2.3', null],
  ['-3', null],
  ['0x10', null],
  ['1e3', null],
])('%s is read as it is meant, in every language', (typed, number) => {
  for (const language of languages) expect(typedNumber(typed, language)).toBe(number);
});

test.each([
  ['1.250', 'vi', 1250],
  ['1,250', 'vi', 1.25],
  ['1.250', 'en', 1.25],
  ['1,250', 'en', 1250],
  ['1.250', 'ko', 1.25],
  ['1,250', 'ko', 1250],
  ['0,125', 'vi', 0.125],
  ['0.125', 'vi', 0.125],
  ['0,125', 'ko', 0.125],
] as const)('%s in %s is %d', (typed, language, number) => {
  expect(typedNumber(typed, language)).toBe(number);
});

test.each([
  [68.5, 'vi', '68,5'],
  [68.5, 'en', '68.5'],
  [68.5, 'ko', '68.5'],
  [1200, 'vi', '1200'],
  [1.25, 'vi', '1,25'],
  [1.255, 'vi', '1,255'],
  [0.1 + 0.2, 'en', '0.3'],
] as const)('%s is typed in %s as %s', (number, language, typed) => {
  expect(typedMeasure(number, language)).toBe(typed);
});

test('what is written is read as it was, in three languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(...languages),
      (thousandths, language) => {
        const value = thousandths / 1_000;
        expect(typedNumber(typedMeasure(value, language), language)).toBe(value);
      },
    ),
    {
      examples: [
        [1_255, 'vi'],
        [1_255, 'en'],
        [1_255, 'ko'],
        [1_250_000, 'vi'],
      ],
    },
  );
});

test('what people of a language write with thousands is read too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(...languages),
      (thousandths, language) => {
        const value = thousandths / 1_000;
        const written = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
        expect(typedNumber(written, language)).toBe(value);
      },
    ),
  );
});
