import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, until: 100 }],
  ['bytes=10-19', { from: 10, until: 20 }],
  ['bytes=90-4000', { from: 90, until: 100 }],
  ['bytes=-10', { from: 90, until: 100 }],
  ['bytes=-1000', { from: 0, until: 100 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=0-99999999999999999999', null],
  ['lines=0-1', null],
] as const)('%s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
