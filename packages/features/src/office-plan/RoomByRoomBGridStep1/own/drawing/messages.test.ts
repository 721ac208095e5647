import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './messages.ts';

test('lines come out as they were packed', () => {
  const point = fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(fc.tuple(point, point)), (lines) => {
      expect(unpacked(packed(lines))).toEqual(lines);
    }),
  );
});
