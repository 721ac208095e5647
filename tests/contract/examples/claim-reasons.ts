import { expect } from 'vitest';
import { example } from '../example.ts';

export const claimReasonsExamples = [
  example('readClaimReasons', {
    title: 'reasons of some days, the most frequent first, and the items that came back',
    given: { as: 'partner', query: { from: '2026-02-10', to: '2026-02-20' } },
    holds: ({ reasons, items, claimed, meta }) => {
      const lines = reasons.map((one) => one.lines);
      expect(lines).toEqual(lines.toSorted((a, b) => b - a));
      // A line may have come back for two reasons.
      expect(lines.reduce((all, one) => all + one, 0)).toBeGreaterThanOrEqual(claimed);
      expect(items.length).toBe(Math.min(meta.total, meta.limit));
      for (const item of items) expect(item.claimed).toBeGreaterThan(0);
    },
  }),
  example('readClaimReasons', {
    title: 'not of days that end before they begin',
    given: { as: 'partner', query: { from: '2026-02-20', to: '2026-02-10' } },
    status: 400,
    code: 'VALIDATION',
  }),
];
