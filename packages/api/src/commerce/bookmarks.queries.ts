import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { BookmarkKind, operations } from './generated/types.ts';

export type SavedProductsInput = NonNullable<
  operations['listSavedProducts']['parameters']['query']
>;

const ofMember = { meta: { ofMember: true } };

/** Ids of what the member saved: asked once, read by every heart on the page. */
export function bookmarkIdsQuery(kind: BookmarkKind) {
  return queryOptions({
    queryKey: ['shop', 'bookmark-ids', kind],
    queryFn: async ({ signal }) => {
      const params = { query: { kind } };
      return (await unwrap(commerceApi.GET('/api/bookmark/ids', { params, signal }))).ids;
    },
    staleTime: 5 * 60_000,
    ...ofMember,
  });
}

/** Saved products, the newest first. */
export function savedProductsQuery(language: Language, input: SavedProductsInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'saved-products', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/bookmark/product-list', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

/** Products by id, in that order; those that are no longer sold are left out. */
export function productsByIdsQuery(language: Language, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['shop', 'products-by-ids', language, ids],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { ids: [...ids] } };
      return (await unwrap(commerceApi.GET('/api/public/product/by-ids', { params, signal })))
        .products;
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
