import { expect } from 'vitest';
import { example } from '../example.ts';

/** Staff's list of orders. */
export const staffOrdersExamples = [
  example('listStaffOrders', {
    title: 'everything, the newest first',
    given: { as: 'admin', query: { tab: 'all' } },
    holds: ({ data }) => {
      const ids = data.items.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    },
  }),
  example('listStaffOrders', {
    title: 'overdue claims alone',
    given: { as: 'admin', query: { tab: 'overdue' } },
    holds: ({ data }) =>
      expect(data.items.every(({ state }) => /_late(_|$)/.test(state))).toBe(true),
  }),
  example('listStaffOrders', {
    title: 'nobody is called so',
    given: { as: 'admin', query: { tab: 'all', q: 'zzzz không có' } },
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('listStaffOrders', {
    title: 'shops see their own orders elsewhere',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
];
