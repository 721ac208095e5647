import { expect, test } from 'vitest';
import { readKept, type TextValues } from './text-values.ts';

const nothing = { vi: '', en: '', ko: '' };
const blank: TextValues = {
  title: nothing,
  excerpt: nothing,
  body: nothing,
  images: [],
  cover_alt: nothing,
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
