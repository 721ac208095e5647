import { expect, test } from 'vitest';
import { typedMeasure, typedNumber } from './typed-number.ts';

test.each([
  ['84,5', 84.5],
  ['84.5', 84.5],
  ['2,', 2],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.200,5', 1200.5],
  ['1,234,567.25', 1_234_567.25],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1200', 1200],
  ['', null],
  ['.', null],
  ['1.2.3', null],
])('%s is read as it is meant', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  [68.5, 'vi', '68,5'],
  [68.5, 'en', '68.5'],
  [68.5, 'ko', '68.5'],
  [1200, 'vi', '1200'],
] as const)('%s is typed in %s as %s, and read as it was', (number, language, typed) => {
  expect(typedMeasure(number, language)).toBe(typed);
  expect(typedNumber(typed)).toBe(number);
});
