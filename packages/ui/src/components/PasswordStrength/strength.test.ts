import { expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

it('is fooled neither by runs nor by one letter many times', () => {
  expect(['', '123456', 'aaaaaaaaaaaa', 'qwertyuiop', 'abc'].map(strengthOf)).toEqual([
    0, 1, 1, 1, 1,
  ]);
});

it('rises with length and with kinds of signs', () => {
  expect(['matkhau', 'matkhau92', 'nắng sớm trên hiên', 'Hiên-92-xanh'].map(strengthOf)).toEqual([
    2, 3, 4, 4,
  ]);
});
