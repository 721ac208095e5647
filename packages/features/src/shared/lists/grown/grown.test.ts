import { expect, test } from 'vitest';
import { canGrow, grownFrom, grownState, hasGrown } from './grown.ts';

test('a list that grew begins with the page that it grew from', () => {
  expect(grownFrom(grownState(1), 3)).toBe(1);
  expect(grownFrom(grownState(2), 3)).toBe(2);
});

test.each([
  ['nothing', null],
  ['something else', { next: '/vi' }],
  ['a page behind this one', grownState(7)],
  ['the page itself', grownState(3)],
  ['no page', grownState(0)],
  ['another document', { grown: { from: 1, opened: 1 } }],
])('it is this page alone where the history holds %s', (_, state) => {
  expect(grownFrom(state, 3)).toBe(3);
});

test('no look at a list takes more than ten pages', () => {
  expect(canGrow(1, 9)).toBe(true);
  expect(canGrow(1, 10)).toBe(false);
  expect(grownFrom(grownState(1), 10)).toBe(1);
  expect(grownFrom(grownState(1), 11)).toBe(11);
});

test('a step that made a list grow is told from any other', () => {
  expect(hasGrown(grownState(1))).toBe(true);
  expect(hasGrown(null)).toBe(false);
  expect(hasGrown({ next: '/vi' })).toBe(false);
});
