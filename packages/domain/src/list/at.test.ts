import { expect, it } from 'vitest';
import { at } from './at.ts';

it('gives the element or throws', () => {
  expect([at(['a', 'b'], 1), at([undefined], 0)]).toEqual(['b', undefined]);
  expect(() => at(['a'], 1)).toThrow('no element at 1 of 1');
  expect(() => at(['a'], -1)).toThrow(RangeError);
});
