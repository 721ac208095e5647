import { describe, expect, it } from 'vitest';
import { isOrderOf, movedTo } from './portfolio.ts';

describe('the order of a portfolio', () => {
  const list = [1, 2, 3, 4];

  it.each([
    [3, 0, [3, 1, 2, 4]],
    [1, 2, [2, 3, 1, 4]],
    [2, 1, [1, 2, 3, 4]],
    [4, 99, [1, 2, 3, 4]],
    [2, 99, [1, 3, 4, 2]],
    [3, -1, [3, 1, 2, 4]],
    [9, 0, [1, 2, 3, 4]],
  ])('moves %i to %i', (item, place, wanted) => {
    expect(movedTo(list, item, place)).toEqual(wanted);
    expect(isOrderOf(movedTo(list, item, place), list)).toBe(true);
  });

  it.each([
    ['one is missing', [1, 2, 3]],
    ['one is twice', [1, 2, 3, 3]],
    ['one is somebody else’s', [1, 2, 3, 5]],
    ['one is too many', [1, 2, 3, 4, 5]],
  ])('is none when %s', (_, order) => {
    expect(isOrderOf(order, list)).toBe(false);
  });
});
