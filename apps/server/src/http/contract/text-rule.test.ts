import { expect, test } from 'vitest';
import { applyTextRule } from './text-rule.ts';

const nothing = '\u200b';
const pathsOf = (value: unknown) => applyTextRule(value).map(({ instancePath }) => instancePath);

test('a flawed text is told by its JSON pointer, one in a name by whose name it is', () => {
  expect(pathsOf({ a: { 'b/c': ['đủ', nothing] } })).toEqual(['/a/b~1c/1']);
  expect(pathsOf({ a: { [nothing]: 'x' } })).toEqual(['/a']);
  expect(pathsOf(nothing)).toEqual([]);
});

test('other texts become NFC where they stand', () => {
  const value = { a: ['Đèn'.normalize('NFD')] };
  expect(pathsOf(value)).toEqual([]);
  expect(value.a).toEqual(['Đèn'.normalize('NFC')]);
});

// Each path is as long as its text lies deep.
test('of flaws below flaws a hundred are told', () => {
  const levels = 20_000;
  const value: unknown = JSON.parse(`["${nothing}",`.repeat(levels) + '1' + ']'.repeat(levels));
  const paths = pathsOf(value);
  expect(paths).toHaveLength(100);
  expect(paths.slice(0, 3)).toEqual(['/0', '/1/0', '/1/1/0']);
});
