import { expect, test } from 'vitest';
import { pieceNumber, readKept, type TextValues } from './text-values.ts';

test.each([
  ['12', '12'],
  [' /vi/shop-detail/34?option=2 ', '34'],
  ['https://hien.vn/ko/shop-detail/5', '5'],
  ['ghế gỗ', ''],
  ['0', ''],
  ['/vi/article/34', ''],
])('%s is the piece %s', (typed, number) => {
  expect(pieceNumber(typed)).toBe(number);
});

const nothing = { vi: '', en: '', ko: '' };
const blank: TextValues = {
  title: nothing,
  excerpt: nothing,
  body: nothing,
  images: [],
  type: 'guide',
  author: '',
  tags: [],
  pieces: [],
};

test('what a device kept goes in where it fits, and nothing else does', () => {
  const kept = readKept(
    { version: 4, values: { title: { vi: 'Bếp', en: 7 }, tags: 'bếp', author: 'Hà' } },
    blank,
  );
  expect(kept).toEqual({
    version: 4,
    values: { ...blank, title: { vi: 'Bếp', en: '', ko: '' }, author: 'Hà' },
  });
  expect(readKept({ values: null }, blank)).toBeUndefined();
});
