import { expect, test } from 'vitest';
import { isSame } from './same.ts';

test('the order of keys says nothing, the order of a list does', () => {
  expect(isSame({ vi: 'a', en: '' }, { en: '', vi: 'a' })).toBe(true);
  expect(isSame([{ a: 1, b: [null] }], [{ b: [null], a: 1 }])).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
