import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

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
