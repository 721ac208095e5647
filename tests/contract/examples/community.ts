import { expect } from 'vitest';
import { example } from '../example.ts';

const HOME = 'bay-muoi-met-vuong-va-mot-cai-hien';

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
  example('listInteriorShares', {
    title: 'of one kind in one city',
    given: { query: { city: 'Thành phố Hồ Chí Minh', house_type: '2-bedroom' } },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const { city, house_type: house } of data.items)
        expect([city, house]).toEqual(['Thành phố Hồ Chí Minh', '2-bedroom']);
    },
  }),
  example('getInteriorShare', {
    title: 'its pictures carry marks, and each piece they name is in the list once',
    given: { params: { slug: HOME } },
    holds: ({ data }) => {
      const marked = data.pictures.flatMap(({ tags }) =>
        tags.flatMap(({ product_id: id }) => id ?? []),
      );
      expect(marked.length).toBeGreaterThan(0);
      expect(data.pieces_shown.map(({ id }) => id).toSorted()).toEqual(
        [...new Set(marked)].toSorted(),
      );
      expect(data.related.map(({ id }) => id)).not.toContain(data.id);
    },
  }),
  example('getInteriorShare', {
    title: 'by an address it had before, today’s is said',
    given: { params: { slug: 'bay-muoi-met-vuong' } },
    holds: ({ data }) => expect(data.slug).toBe(HOME),
  }),
  example('getInteriorShare', {
    title: 'nobody’s',
    given: { params: { slug: 'khong-co-nha-nay' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('likeInteriorShare', {
    title: 'a like counts',
    given: { body: { id: 1, liked: true }, as: 'member' },
    holds: ({ data }) => {
      expect(data).toMatchObject({ id: 1, liked: true });
      expect(data.likes).toBeGreaterThan(0);
    },
  }),
  example('likeInteriorShare', {
    title: 'of a home that is not there',
    given: { body: { id: 999_999, liked: true }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('viewInteriorShare', {
    title: 'by a guest',
    given: { body: { id: 1 } },
    holds: ({ data }) => expect(data.id).toBe(1),
  }),
  example('viewInteriorShare', {
    title: 'of a home that is not there is passed over',
    given: { body: { id: 999_999 } },
    holds: ({ data }) => expect(data.id).toBe(999_999),
  }),
  example('countSharePieces', {
    title: 'opened by a guest',
    given: { body: { id: 1, act: 'opened', product_ids: [1] } },
    holds: ({ data }) => expect(data.id).toBe(1),
  }),
  example('countSharePieces', {
    title: 'of a home that is not there is passed over',
    given: { as: 'member', body: { id: 999_999, act: 'carted', product_ids: [1, 999_999] } },
    holds: ({ data }) => expect(data.id).toBe(999_999),
  }),
  example('listLikedShares', {
    title: 'ids',
    given: { as: 'member' },
    holds: ({ data }) =>
      expect([Array.isArray(data.ids), Array.isArray(data.own)]).toEqual([true, true]),
  }),
  example('listMyHomes', {
    title: 'what the member likes, and how much of each kind there is',
    given: { as: 'member', query: { kind: 'liked' } },
    holds: ({ data }) => expect(data.meta.total).toBe(data.counts.liked),
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
