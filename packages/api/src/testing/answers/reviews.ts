import { rewardProgress } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import {
  myReviews,
  reviewables,
  reviewedItemId,
  unconfirmedItemId,
} from '../fixtures/shop/my-reviews.ts';
import { shopReviews } from '../fixtures/seller/feedback.ts';
import { reviewsOf } from '../fixtures/shop/reviews.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

const now = '2026-03-06T03:00:00.000Z';

export const reviewAnswers: Answers<
  | 'listReviewables'
  | 'listMyReviews'
  | 'writeReview'
  | 'replyToReview'
  | 'markReviewHelpful'
  | 'listHelpfulReviews'
> = {
  listReviewables: ({ query, language }) => pageOf(reviewables(language), query.page, query.limit),

  listMyReviews: ({ query, language }) => pageOf(myReviews(language), query.page, query.limit),

  writeReview({ body, language }) {
    if (body.orderItemId === unconfirmedItemId || body.orderItemId === reviewedItemId)
      throw new MockFailure(409);
    const bought = reviewables(language).find(
      ({ orderItemId }) => orderItemId === body.orderItemId,
    );
    if (bought === undefined) throw new MockFailure(404);
    if (body.images.some((address) => !address.startsWith('/media/uploads/')))
      throw new MockFailure(422, { code: 'PRODUCT_07' });
    const { points } = rewardProgress({
      text: body.content,
      pictures: body.images.length,
      confirmed: true,
    });
    return {
      id: 799,
      product: bought.product,
      rating: body.rating,
      content: body.content,
      pictures: [],
      optionName: bought.optionName,
      points,
      helpfulCount: 0,
      createdAt: now,
      reply: null,
    };
  },

  replyToReview({ body, language, token }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    if (!shopReviews(language).some(({ id }) => id === body.id)) throw new MockFailure(404);
    return { name: 'Sải Tay', content: body.content, createdAt: now };
  },

  markReviewHelpful({ body, language }) {
    const review = reviewsOf(language).find(({ id }) => id === body.id);
    if (review === undefined) throw new MockFailure(404);
    const { helpfulCount } = review;
    return {
      id: body.id,
      helpful: body.helpful,
      helpfulCount: helpfulCount + (body.helpful ? 1 : 0),
    };
  },

  listHelpfulReviews: () => ({ ids: [] }),
};
