import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  { page: 1, total: 1, shown: [1] },
  { page: 1, total: 5, shown: [1, 2, 3, 4, 5] },
  { page: 1, total: 24, shown: [1, 2, 3, 4, 5, null, 24] },
  { page: 5, total: 24, shown: [1, null, 4, 5, 6, null, 24] },
  { page: 6, total: 24, shown: [1, null, 5, 6, 7, null, 24] },
  { page: 24, total: 24, shown: [1, null, 20, 21, 22, 23, 24] },
])('page $page of $total', ({ page, total, shown }) => {
  expect(pageWindow(page, total)).toEqual(shown);
});

const every = Array.from({ length: 30 }, (_, last) =>
  Array.from({ length: last + 1 }, (_, index) => ({ page: index + 1, total: last + 1 })),
).flat();

test('the page itself, the first and the last are always named', () => {
  for (const { page, total } of every) {
    expect(pageWindow(page, total)).toEqual(expect.arrayContaining([1, page, total]));
  }
});

test('pages rise, and a gap never stands for a single page', () => {
  const wrong = every.filter(({ page, total }) => {
    const shown = pageWindow(page, total);
    const steps = shown.map((entry, index) => {
      const before = shown[index - 1];
      if (index === 0) return entry === 1;
      if (entry === null) return Number(shown[index + 1]) - Number(before) > 2;
      return before === null || entry - Number(before) === 1;
    });
    return steps.includes(false);
  });
  expect(wrong).toEqual([]);
});
