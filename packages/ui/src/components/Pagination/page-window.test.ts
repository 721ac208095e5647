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

test('a gap never stands for a single page, and the pages rise', () => {
  for (let total = 1; total <= 30; total += 1) {
    for (let page = 1; page <= total; page += 1) {
      const shown = pageWindow(page, total);
      expect(shown).toContain(page);
      shown.forEach((entry, index) => {
        const [before, after] = [shown[index - 1], shown[index + 1]];
        if (entry === null) expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(entry).toBe(before + 1);
      });
    }
  }
});
