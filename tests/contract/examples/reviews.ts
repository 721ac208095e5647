import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const review = { rating: 5, content: 'Ngồi êm, đường may thẳng.', images: [] };

export const reviewExamples = [
  example('listReviewables', {
    title: 'confirmed purchases, the latest first',
    given: { as: 'member' },
    holds: ({ items }, { boughtItemIds }) => {
      const times = items.map(({ confirmedAt }) => confirmedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(items.map(({ orderItemId }) => orderItemId)).not.toContain(boughtItemIds.unconfirmed);
    },
  }),
  example('listMyReviews', {
    title: 'the newest first',
    given: { as: 'member' },
    holds: ({ items }) => {
      const times = items.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
    },
  }),
  example('writeReview', {
    title: 'too short for points',
    given: ({ boughtItemIds }) => ({
      body: { ...review, orderItemId: boughtItemIds.confirmed },
      as: 'member',
    }),
    status: 201,
    holds: (body) => expect(body).toMatchObject({ rating: 5, content: review.content, points: 0 }),
  }),
  example('writeReview', {
    title: 'before the purchase is confirmed',
    given: ({ boughtItemIds }) => ({
      body: { ...review, orderItemId: boughtItemIds.unconfirmed },
      as: 'member',
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('writeReview', {
    title: 'a purchase of nobody',
    given: { body: { ...review, orderItemId: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('writeReview', {
    title: 'with a picture from elsewhere',
    given: ({ boughtItemIds }) => ({
      body: { ...review, orderItemId: boughtItemIds.other, images: ['/media/elsewhere/a.webp'] },
      as: 'member',
    }),
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('replyToReview', {
    title: 'is there with its words',
    given: ({ reviewId }) => ({ body: { id: reviewId, content: 'Cảm ơn bạn.' }, as: 'partner' }),
    holds: ({ content }) => expect(content).toBe('Cảm ơn bạn.'),
  }),
  example('replyToReview', {
    title: 'is for sellers',
    given: ({ reviewId }) => ({ body: { id: reviewId, content: 'Cảm ơn bạn.' }, as: 'member' }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('replyToReview', {
    title: 'to a review of nobody',
    given: { body: { id: nobodysId, content: 'Cảm ơn bạn.' }, as: 'partner' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('markReviewHelpful', {
    title: 'counts',
    given: ({ reviewId }) => ({ body: { id: reviewId, helpful: true }, as: 'member' }),
    holds: ({ helpful, helpfulCount }) => {
      expect(helpful).toBe(true);
      expect(helpfulCount).toBeGreaterThan(0);
    },
  }),
  example('markReviewHelpful', {
    title: 'a review of nobody',
    given: { body: { id: nobodysId, helpful: true }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listHelpfulReviews', {
    title: 'of one product',
    given: ({ productId }) => ({ query: { productId }, as: 'member' }),
    holds: ({ ids }) => expect(new Set(ids).size).toBe(ids.length),
  }),
];
