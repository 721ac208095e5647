import { MockFailure } from '../failure.ts';
import { articles } from '../fixtures/articles.ts';
import {
  savedArticleIds,
  savedDesignIds,
  savedEssayIds,
  savedProductIds,
  savedRoomIds,
  savedShareIds,
} from '../fixtures/bookmarks.ts';
import { interiorShares } from '../fixtures/community.ts';
import { designCards, designPreview } from '../fixtures/designs.ts';
import { essays } from '../fixtures/essays.ts';
import { productCard, productIds } from '../fixtures/shop/products.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

const saved = {
  product: savedProductIds,
  design: savedDesignIds,
  room: savedRoomIds,
  share: savedShareIds,
  article: savedArticleIds,
  essay: savedEssayIds,
} as const;
const counts = {
  product: savedProductIds.length,
  design: savedDesignIds.length,
  room: savedRoomIds.length,
  share: savedShareIds.length,
  article: savedArticleIds.length,
  essay: savedEssayIds.length,
};

export const bookmarkAnswers: Answers<
  | 'saveBookmark'
  | 'listBookmarkIds'
  | 'listSavedProducts'
  | 'listSavedDesigns'
  | 'listSavedDesignRooms'
  | 'listSavedShares'
  | 'listSavedArticles'
  | 'listSavedEssays'
  | 'listProductsByIds'
> = {
  saveBookmark({ body }) {
    if (body.saved && body.kind === 'product' && !productIds.includes(body.targetId))
      throw new MockFailure(404, { code: 'PRODUCT_05' });
    if (body.saved && body.kind === 'essay' && !essays('vi').some(({ id }) => id === body.targetId))
      throw new MockFailure(404, { code: 'NOT_FOUND' });
    return body;
  },

  listBookmarkIds: ({ query }) => ({
    kind: query.kind,
    ids: [...saved[query.kind]],
  }),

  listSavedProducts: ({ query, language }) => ({
    ...pageOf(
      savedProductIds.map((id, index) => ({
        product: productCard(id, language),
        savedAt: daysAgo(1 + index * 3),
      })),
      query.page,
      query.limit,
    ),
    counts,
  }),

  listSavedDesigns: ({ query, language }) => ({
    ...pageOf(
      savedDesignIds.flatMap((id, index) => {
        const design = designCards(language).find((card) => card.id === id);
        return design === undefined ? [] : [{ design, savedAt: daysAgo(2 + index * 4) }];
      }),
      query.page,
      query.limit,
    ),
    counts,
  }),

  listSavedDesignRooms: ({ query, language }) => ({
    ...pageOf(
      savedRoomIds.flatMap((id, index) => {
        const design = designPreview(id, language);
        const [room] = design?.rooms ?? [];
        return design === undefined || room === undefined
          ? []
          : [
              {
                room: { ...room, design_id: design.id, design_title: design.title },
                savedAt: daysAgo(2 + index * 4),
              },
            ];
      }),
      query.page,
      query.limit,
    ),
    counts,
  }),

  listSavedShares: ({ query, language }) => ({
    ...pageOf(
      savedShareIds.flatMap((id, index) => {
        const share = interiorShares(language).find((card) => card.id === id);
        return share === undefined ? [] : [{ share, savedAt: daysAgo(2 + index * 4) }];
      }),
      query.page,
      query.limit,
    ),
    counts,
  }),

  listSavedArticles: ({ query, language }) => ({
    ...pageOf(
      savedArticleIds.flatMap((id, index) => {
        const article = articles(language).find((card) => card.id === id);
        return article === undefined ? [] : [{ article, savedAt: daysAgo(2 + index * 4) }];
      }),
      query.page,
      query.limit,
    ),
    counts,
  }),

  listSavedEssays: ({ query, language }) => ({
    ...pageOf(
      savedEssayIds.flatMap((id, index) => {
        const essay = essays(language).find((card) => card.id === id);
        return essay === undefined ? [] : [{ essay, savedAt: daysAgo(2 + index * 4) }];
      }),
      query.page,
      query.limit,
    ),
    counts,
  }),

  listProductsByIds: ({ query, language }) => ({
    products: [...new Set(query.ids)]
      .filter((id) => productIds.includes(id))
      .map((id) => productCard(id, language)),
  }),
};
