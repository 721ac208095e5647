import { expect } from 'vitest';
import { example } from '../example.ts';

export const settlementExamples = [
  example('listSettlements', {
    title: 'a shop sees the month that runs, and what its months come to',
    given: { as: 'partner' },
    holds: ({ items, feeBasisPoints }) => {
      expect(items[0]?.state).toBe('open');
      for (const month of items) {
        const { sales, reversals, delivery, sellerDiscounts, fee, penalties, adjustments } = month;
        expect(month.payable).toBe(
          sales + reversals + delivery - sellerDiscounts - fee + penalties + adjustments,
        );
        const share = Math.floor((Math.max(0, sales + reversals) * feeBasisPoints) / 10_000 + 0.5);
        expect(fee).toBe(share);
      }
    },
  }),
  example('listTransactions', {
    title: 'the sums are those of all that is found',
    given: { as: 'partner', query: { limit: 100 } },
    holds: ({ items, meta, totals }) => {
      expect(meta.total).toBe(items.length);
      const sum = (kind: string) =>
        items.reduce((all, line) => all + (line.kind === kind ? line.amount : 0), 0);
      for (const [kind, amount] of Object.entries(totals)) expect(amount).toBe(sum(kind));
    },
  }),
  example('listTransactions', {
    title: 'not further back than a year',
    given: { as: 'partner', query: { from: '2019-01-01' } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listTransactions', {
    title: 'not backwards',
    given: { as: 'partner', query: { from: '2026-02-20', to: '2026-02-10' } },
    status: 400,
    code: 'VALIDATION',
  }),
];
