import { type Language, withAllCategory } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { operations } from './generated/types.ts';

/** Filters, order and page of the product list, as the contract names them. */
export type ProductsInput = NonNullable<operations['listProducts']['parameters']['query']>;

/** A page of products with its facets (D96). The page before stays on screen while the next one loads. */
export function productsQuery(language: Language, input: ProductsInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'products', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/public/product/product-list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** What sold best lately. The list is cut to whole rows by whoever knows the width (`wholeRows`). */
export function bestProductsQuery(language: Language, limit = 12) {
  return queryOptions({
    queryKey: ['shop', 'best', language, { limit }],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { limit } };
      return (await unwrap(commerceApi.GET('/api/public/product/best', { params, signal })))
        .products;
    },
  });
}

/** Products near to one, or in general. The specification asks for 10. */
export function alsoLikeQuery(
  language: Language,
  input: { readonly productId?: number; readonly limit?: number } = {},
) {
  return queryOptions({
    queryKey: ['shop', 'also-like', language, input],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { limit: 10, ...input } };
      return (
        await unwrap(commerceApi.GET('/api/public/product/you-may-also-like', { params, signal }))
      ).products;
    },
  });
}

/** What the search box offers for the words typed so far. Ask at each pause, not at each key. */
export function suggestionsQuery(language: Language, q: string, limit = 8) {
  return queryOptions({
    queryKey: ['shop', 'suggestions', language, { q, limit }],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: { q, limit } };
      return (await unwrap(commerceApi.GET('/api/public/product/suggest', { params, signal })))
        .items;
    },
    enabled: q.trim() !== '',
    placeholderData: keepPreviousData,
  });
}

/** Categories in all three languages, the synthetic "All" (id 0) first. Ids are no list keys (D65). */
export function categoriesQuery() {
  return queryOptions({
    queryKey: ['shop', 'categories'],
    queryFn: async ({ signal }) => {
      const { categories } = await unwrap(
        commerceApi.GET('/api/public/category/category-list', { signal }),
      );
      return withAllCategory(categories);
    },
    staleTime: 10 * 60_000,
  });
}

/** Brands with something on sale. */
export function brandsQuery(language: Language) {
  return queryOptions({
    queryKey: ['shop', 'brands', language],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language } };
      return (await unwrap(commerceApi.GET('/api/public/brand/brand-list', { params, signal })))
        .brands;
    },
    staleTime: 10 * 60_000,
  });
}
