import { postLimits } from '@hien/domain';
import { expect, test } from 'vitest';
import { broughtBack, hasRoom, keptMarks, marksOf, withChange, withMark } from './marks-of.ts';

const mark = (picture: number, label: string) => ({
  picture,
  x: 0.5,
  y: 0.5,
  product_id: null,
  label,
});
const marks = [mark(0, 'Kệ'), mark(1, 'Đèn'), mark(0, 'Ghế')];

test('the marks of one picture are counted by themselves', () => {
  expect(marksOf(marks, 0).map(({ label }) => label)).toEqual(['Kệ', 'Ghế']);
  const [ghe] = marksOf(withChange(marks, 0, 1, { x: 0.1 }), 0).slice(1);
  expect(ghe).toMatchObject({ label: 'Ghế', x: 0.1 });
  expect(withChange(marks, 0, 0, null).map(({ label }) => label)).toEqual(['Đèn', 'Ghế']);
});

test('a picture takes so many and no more', () => {
  const full = Array.from({ length: postLimits.marks }, () => mark(2, 'Chậu'));
  expect(hasRoom(full, 2)).toBe(false);
  expect(hasRoom(full.slice(1), 2)).toBe(true);
  expect(hasRoom(full, 0)).toBe(true);
});

test('a name is cut where the wire ends it', () => {
  const [made] = withMark([], 0, { x: 0, y: 0 }, { product_id: 7, label: ` ${'a'.repeat(99)} ` });
  expect(made?.label).toHaveLength(postLimits.label);
});

test('what is undone finds its pictures again, and leaves those that are gone', () => {
  const kept = keptMarks(marks, ['bep', 'phong']);
  expect(broughtBack(kept, ['phong', 'bep']).map(({ picture }) => picture)).toEqual([1, 0, 1]);
  expect(broughtBack(kept, ['phong'])).toMatchObject([{ picture: 0, label: 'Đèn' }]);
});
