import { describe, expect, it } from 'vitest';
import { fromIct } from '../calendar/ict.ts';
import { usualMoves } from './usual-moves.ts';

const [may, june] = [fromIct(2026, 5, 1), fromIct(2026, 6, 1)];
const now = { price: 1_200_000, discount: 100_000 };

describe('how a usual price moved', () => {
  it('is read backwards from what it is now, the newest first', () => {
    expect(
      usualMoves(now, [
        { what: 'price', before: 900_000, after: 1_000_000, at: may },
        { what: 'price', before: 1_000_000, after: 1_200_000, at: june },
        { what: 'discount', before: 0, after: 100_000, at: june },
      ]),
    ).toEqual([
      { at: june, from: 1_000_000, to: 1_100_000 },
      { at: may, from: 900_000, to: 1_000_000 },
    ]);
  });

  it('is no move where buyers paid the same, and none without a journal', () => {
    expect(
      usualMoves(now, [
        { what: 'price', before: 1_100_000, after: 1_200_000, at: june },
        { what: 'discount', before: 0, after: 100_000, at: june },
      ]),
    ).toEqual([]);
    expect(usualMoves(now, [])).toEqual([]);
  });

  it('goes back through two steps of one moment to what stood before both', () => {
    expect(
      usualMoves(now, [
        { what: 'price', before: 800_000, after: 900_000, at: june },
        { what: 'price', before: 900_000, after: 1_200_000, at: june },
      ]),
    ).toEqual([{ at: june, from: 700_000, to: 1_100_000 }]);
  });
});
