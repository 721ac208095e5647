import { expect } from 'vitest';
import { example } from '../example.ts';

export const shopLogExamples = [
  example('listShopActs', {
    title: 'the shop’s people, its owner first',
    given: { as: 'partner' },
    holds: ({ people }) => expect(people[0]?.role).toBe('owner'),
  }),
  example('listShopActs', {
    title: 'of somebody who did nothing here',
    given: { as: 'partner', query: { by: 2_000_000_000 } },
    holds: ({ items, meta }) => expect([items, meta.total]).toEqual([[], 0]),
  }),
  example('listShopActs', {
    title: 'of days in which nothing was done',
    given: { as: 'partner', query: { from: '2020-01-01', to: '2020-01-31' } },
    holds: ({ items, meta }) => expect([items, meta.total]).toEqual([[], 0]),
  }),
];
