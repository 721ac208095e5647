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
  example('listJobs', {
    title: 'of a team that hires',
    given: { query: { team: 'design' }, language: 'ko' },
    holds: ({ data }) => {
      expect(data.items.map(({ id }) => id)).toEqual([3, 4]);
      for (const { title } of data.items) expect(title).toMatch(/[가-힣]/);
    },
  }),
  example('listJobs', {
    title: 'past the last page there are none, and how many there are is said',
    given: { query: { page: 9, limit: 5 } },
    holds: ({ data }) => {
      expect(data.items).toEqual([]);
      expect(data.meta).toEqual({ page: 9, limit: 5, total: 8, totalPages: 2 });
    },
  }),
];
