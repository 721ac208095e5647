import { MockFailure } from '../failure.ts';
import { offListIds } from '../fixtures/shop/off-list.ts';
import { productDetail, ratingSummary } from '../fixtures/shop/product-details.ts';
import { productIds, rowOf } from '../fixtures/shop/products.ts';
import { questionsOf, reviewsOf } from '../fixtures/shop/reviews.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

function known(id: number): number {
  if (!productIds.includes(id) && !offListIds.includes(id))
    throw new MockFailure(404, { code: 'PRODUCT_05' });
  return id;
}

/** An appliance is as little rated as the last product of the list. */
const rated = (id: number): number => (offListIds.includes(id) ? (productIds.at(-1) ?? id) : id);

/** Nobody has said anything of it yet. */
const isNew = (id: number): boolean => offListIds.includes(id) || rowOf(id).reviews === 0;

export const shopDetailAnswers: Answers<'getProduct' | 'listReviews' | 'listQuestions'> = {
  getProduct: ({ params, language }) => productDetail(known(params.id), language),

  listReviews({ params, query, language }) {
    const all = isNew(known(params.id)) ? [] : reviewsOf(language);
    const shown = all.filter(
      ({ pictures, rating }) =>
        (query.withPictures !== true || pictures.length > 0) &&
        (query.stars === undefined || rating === query.stars),
    );
    const sorted = shown.toSorted((a, b) => {
      if (query.sort === 'highest') return b.rating - a.rating;
      if (query.sort === 'lowest') return a.rating - b.rating;
      return query.sort === 'helpful' ? b.helpfulCount - a.helpfulCount : 0;
    });
    return { ...pageOf(sorted, query.page, query.limit), summary: ratingSummary(rated(params.id)) };
  },

  listQuestions({ params, query, language }) {
    const all = isNew(known(params.id)) ? [] : questionsOf(language);
    return pageOf(all, query.page, query.limit);
  },
};
