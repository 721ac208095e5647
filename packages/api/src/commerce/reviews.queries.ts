import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';

type PageInput = { readonly page?: number; readonly limit?: number };

const ofMember = { meta: { ofMember: true } };

/** Confirmed purchases without a review yet. */
export function reviewablesQuery(language: Language, input: PageInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'reviewables', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/review/to-write', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

/** The member's own reviews, the newest first. */
export function myReviewsQuery(language: Language, input: PageInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'my-reviews', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/review/mine', { params, signal }));
    },
    placeholderData: keepPreviousData,
    ...ofMember,
  });
}

/** Which reviews of a product the member found helpful, by id. */
export function helpfulReviewsQuery(productId: number) {
  return queryOptions({
    queryKey: ['shop', 'helpful-reviews', productId],
    queryFn: async ({ signal }) => {
      const params = { query: { productId } };
      return (await unwrap(commerceApi.GET('/api/review/helpful-ids', { params, signal }))).ids;
    },
    ...ofMember,
  });
}
