import { MockFailure } from '../failure.ts';
import { savedProductIds } from '../fixtures/bookmarks.ts';
import { productCard, productIds } from '../fixtures/shop/products.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

export const bookmarkAnswers: Answers<
  'saveBookmark' | 'listBookmarkIds' | 'listSavedProducts' | 'listProductsByIds'
> = {
  saveBookmark({ body }) {
    if (body.saved && body.kind === 'product' && !productIds.includes(body.targetId))
      throw new MockFailure(404, { code: 'PRODUCT_05' });
    return body;
  },

  listBookmarkIds: ({ query }) => ({
    kind: query.kind,
    ids: query.kind === 'product' ? [...savedProductIds] : [],
  }),

  listSavedProducts: ({ query, language }) =>
    pageOf(
      savedProductIds.map((id, index) => ({
        product: productCard(id, language),
        savedAt: daysAgo(1 + index * 3),
      })),
      query.page,
      query.limit,
    ),

  listProductsByIds: ({ query, language }) => ({
    products: [...new Set(query.ids)]
      .filter((id) => productIds.includes(id))
      .map((id) => productCard(id, language)),
  }),
};
