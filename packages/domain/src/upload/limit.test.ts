import { expect, it } from 'vitest';
import { keepWithin, uploadLimit } from './limit.ts';

it('keeps ten whatever is configured, and says how many it leaves out', () => {
  expect([uploadLimit(), uploadLimit(3), uploadLimit(50)]).toEqual([10, 3, 10]);
  expect(keepWithin(['a', 'b', 'c'], 8)).toEqual({ kept: ['a', 'b'], ignored: 1 });
  expect(keepWithin(['a'], 3, 3)).toEqual({ kept: [], ignored: 1 });
  expect(keepWithin(['a'], 12)).toEqual({ kept: [], ignored: 1 });
});
