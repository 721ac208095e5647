import { expect } from 'vitest';
import { example } from '../example.ts';

export const rewardExamples = [
  example('getPoints', {
    title: 'figures, and what ends within 30 days',
    given: { as: 'member' },
    holds: ({ expiring, current }) => {
      const times = expiring.map(({ expiresAt }) => expiresAt);
      expect(times).toEqual(times.toSorted());
      expect(expiring.reduce((all, { amount }) => all + amount, 0)).toBeLessThanOrEqual(current);
      for (const { days } of expiring) expect(days).toBeLessThanOrEqual(30);
    },
  }),
  example('listPointMoves', {
    title: 'the oldest first',
    given: { as: 'member' },
    holds: ({ items }) => {
      const times = items.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
    },
  }),
  example('listPointMoves', {
    title: 'only what was earned',
    given: { query: { kind: 'earn' }, as: 'member' },
    holds: ({ items }) => {
      for (const { amount } of items) expect(amount).toBeGreaterThan(0);
    },
  }),
  example('listCoupons', {
    title: 'those that can be used',
    given: { query: { state: 'available' }, as: 'member' },
    holds: ({ items, meta, available }) => {
      expect(items.filter(({ usable }) => usable)).toHaveLength(available);
      expect(meta.total).toBeGreaterThanOrEqual(available);
      for (const { state } of items) expect(state).toBe('available');
    },
  }),
];
