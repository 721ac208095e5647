import { expect } from 'vitest';
import { example } from '../example.ts';

export const sellerFeedbackExamples = [
  example('listShopQuestions', {
    title: 'what waits for the shop, with how many stand under each tab',
    given: { as: 'partner', query: { limit: 60 } },
    holds: ({ items, meta, counts }) => {
      expect(meta.total).toBe(counts.unanswered);
      expect(
        items.every(({ state, waitsSince }) => state === 'unanswered' && waitsSince !== null),
      ).toBe(true);
    },
  }),
  example('listShopQuestions', {
    title: 'what was answered',
    given: { as: 'partner', query: { tab: 'answered', limit: 60 } },
    holds: ({ items, meta, counts }) => {
      expect(meta.total).toBe(counts.answered);
      expect(
        items.every(({ state, waitsSince }) => state === 'answered' && waitsSince === null),
      ).toBe(true);
    },
  }),
  example('listShopReviews', {
    title: 'what is said about the items of the shop',
    given: { as: 'partner', query: { limit: 60 } },
    holds: ({ items, meta }) => expect(items.length).toBe(Math.min(60, meta.total)),
  }),
  example('listShopReviews', {
    title: 'those that nobody replied to',
    given: { as: 'partner', query: { tab: 'unanswered', limit: 60 } },
    holds: ({ items, meta, counts }) => {
      expect(meta.total).toBe(counts.unanswered);
      expect(items.every(({ reply }) => reply === null)).toBe(true);
    },
  }),
];
