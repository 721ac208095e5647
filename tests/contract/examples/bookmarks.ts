import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

/** The first essay of the sample. */
const ESSAY = 31;

export const bookmarkExamples = [
  example('saveBookmark', {
    title: 'a product',
    given: ({ productId }) => ({
      body: { kind: 'product' as const, targetId: productId, saved: true },
      as: 'member',
    }),
    holds: (body, { productId }) =>
      expect(body).toEqual({ kind: 'product', targetId: productId, saved: true }),
  }),
  example('saveBookmark', {
    title: 'no longer, whether it was saved or not',
    given: { body: { kind: 'product', targetId: nobodysId, saved: false }, as: 'member' },
    holds: ({ saved }) => expect(saved).toBe(false),
  }),
  example('saveBookmark', {
    title: 'a product nobody has',
    given: { body: { kind: 'product', targetId: nobodysId, saved: true }, as: 'member' },
    status: 404,
    code: 'PRODUCT_05',
  }),
  example('listBookmarkIds', {
    title: 'of products',
    given: { query: { kind: 'product' }, as: 'member' },
    holds: ({ kind }) => expect(kind).toBe('product'),
  }),
  example('listSavedProducts', {
    title: 'the newest first',
    given: { as: 'member' },
    holds: ({ items }) => {
      const times = items.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    },
  }),
  example('listSavedDesigns', {
    title: 'the newest first, with how much there is of each kind',
    given: { as: 'member' },
    holds: ({ items, counts, meta }) => {
      const times = items.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(counts.design).toBe(meta.total);
    },
  }),
  example('listSavedDesignRooms', {
    title: 'the newest first, with how much there is of each kind',
    given: { as: 'member' },
    holds: ({ items, counts, meta }) => {
      const times = items.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(counts.room).toBe(meta.total);
    },
  }),
  example('saveBookmark', {
    title: 'a room of a design',
    given: { body: { kind: 'room', targetId: 1, saved: true }, as: 'member' },
    holds: (body) => expect(body).toEqual({ kind: 'room', targetId: 1, saved: true }),
  }),
  example('listSavedShares', {
    title: 'the newest first, with how much there is of each kind',
    given: { as: 'member' },
    holds: ({ items, counts, meta }) => {
      const times = items.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(counts.share).toBe(meta.total);
    },
  }),
  example('listSavedArticles', {
    title: 'the newest first, with how much there is of each kind',
    given: { as: 'member' },
    holds: ({ items, counts, meta }) => {
      const times = items.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(counts.article).toBe(meta.total);
    },
  }),
  example('saveBookmark', {
    title: 'an essay',
    given: { body: { kind: 'essay', targetId: ESSAY, saved: true }, as: 'member' },
    holds: (body) => expect(body).toEqual({ kind: 'essay', targetId: ESSAY, saved: true }),
  }),
  example('saveBookmark', {
    title: 'an essay nobody wrote',
    given: { body: { kind: 'essay', targetId: nobodysId, saved: true }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listSavedEssays', {
    title: 'the newest first, with how much there is of each kind',
    given: { as: 'member' },
    holds: ({ items, counts, meta }) => {
      const times = items.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(counts.essay).toBe(meta.total);
    },
  }),
  example('listProductsByIds', {
    title: 'in the order asked for, without those nobody has',
    given: { query: { ids: [3, nobodysId, 1] } },
    holds: ({ products }) => expect(products.map(({ id }) => id)).toEqual([3, 1]),
  }),
  example('listProductsByIds', {
    title: 'without any',
    given: { query: { ids: [] } },
    status: 400,
    code: 'VALIDATION',
  }),
];
