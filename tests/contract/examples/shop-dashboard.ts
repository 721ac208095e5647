import { expect } from 'vitest';
import { example } from '../example.ts';

export const shopDashboardExamples = [
  example('readShopDashboard', {
    title: 'the days that are over, the oldest first',
    given: { as: 'partner' },
    holds: ({ days }) =>
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted()),
  }),
];
