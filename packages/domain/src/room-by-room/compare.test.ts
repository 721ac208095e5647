import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCompared, writeCompared } from './compare.ts';
import { encodeSelection } from './selection-code.ts';
import { anyVisit } from './testing/any-home.ts';

it('says what is kept as it was, in its order', () => {
  expect(writeCompared(['1.1.1.1', '1.1.2._.1-3p.$a'])).toBe('1.1.1.1,1.1.2._.1-3p.$a');
  expect(readCompared('1.1.1.1,1.1.2._.1-3p.$a')).toEqual(['1.1.1.1', '1.1.2._.1-3p.$a']);
  expect(readCompared(writeCompared([]))).toEqual([]);
  expect(readCompared(null)).toEqual([]);
});

it('takes each once, four at most, and none longer than an address may hold', () => {
  expect(readCompared('a,b,a,,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(readCompared(`${'x'.repeat(401)},${'y'.repeat(400)}`)).toEqual(['y'.repeat(400)]);
});

it('holds every selection of any home', () => {
  fc.assert(
    fc.property(anyVisit, ({ home, selection }) => {
      const code = encodeSelection(home, selection, 23_600_000);
      expect(readCompared(writeCompared([code, '1.1.1.1']))).toEqual([code, '1.1.1.1']);
    }),
  );
});
