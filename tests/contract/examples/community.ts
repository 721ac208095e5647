import { expect } from 'vitest';
import { example } from '../example.ts';

export const communityExamples = [
  example('listInteriorShares', {
    title: 'the nine of the home page, newest first',
    given: { query: { page: 1, limit: 9 } },
    holds: ({ data }) => {
      expect(data.items).toHaveLength(9);
      const dates = data.items.map(({ created_at }) => created_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
    },
  }),
  example('listInteriorShares', {
    title: 'most liked first',
    given: { query: { sort: 'popular' } },
    holds: ({ data }) => {
      const likes = data.items.map((item) => item.likes);
      expect(likes).toEqual(likes.toSorted((a, b) => b - a));
    },
  }),
];
