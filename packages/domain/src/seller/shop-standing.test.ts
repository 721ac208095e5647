import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { penaltyStep, salesBeginAgain, stopsAgain } from './shop-standing.ts';

/** 2.8: 5 points warn, 10 stop new sales, 15 bring the shop before staff. */
describe('the standing of a shop', () => {
  test.each([
    [0, 'none'],
    [4, 'none'],
    [5, 'warning'],
    [9, 'warning'],
    [10, 'stopped'],
    [14, 'stopped'],
    [15, 'review'],
    [80, 'review'],
  ])('%i points are %s', (points, step) => expect(penaltyStep(points)).toBe(step));

  test('five points after staff let it go on stop it again', () => {
    expect([4, 5].map((since) => stopsAgain({ points: 14, since }))).toEqual([false, true]);
    // Of a shop that its points do not stop the ladder alone decides.
    expect(stopsAgain({ points: 9, since: 9 })).toBe(false);
  });

  test('sales begin again in the first moment with fewer than ten points', () => {
    const penalty = fc.record({ points: fc.constant(1), endsAt: fc.integer({ min: 1, max: 400 }) });
    fc.assert(
      fc.property(fc.array(penalty, { maxLength: 40 }), (counted) => {
        const standing = (at: number) => counted.filter(({ endsAt }) => endsAt > at).length;
        const firstBelow = Array.from({ length: 401 }, (_, at) => at).find(
          (at) => standing(at) < 10,
        );
        expect(salesBeginAgain(counted)).toBe(standing(0) < 10 ? null : firstBelow);
      }),
    );
  });
});
