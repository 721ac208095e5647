import { expect, it } from 'vitest';
import { besides } from './besides.ts';

it('puts another choice on one side', () => {
  expect(besides([0, 1], 0, 2)).toEqual([2, 1]);
  expect(besides([0, 1], 1, 3)).toEqual([0, 3]);
  expect(besides([2, 1], 1, 1)).toEqual([2, 1]);
});

it('never lays a choice over itself: the sides change places', () => {
  expect(besides([0, 1], 0, 1)).toEqual([1, 0]);
  expect(besides([2, 3], 1, 2)).toEqual([3, 2]);
});
