import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { operations } from './generated/types.ts';

export type ReviewsInput = NonNullable<operations['listReviews']['parameters']['query']>;
export type QuestionsInput = NonNullable<operations['listQuestions']['parameters']['query']>;

/** Everything the product page shows. PRODUCT_05 (404) when there is none. */
export function productQuery(language: Language, id: number) {
  return queryOptions({
    queryKey: ['shop', 'product', language, id],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id } };
      return unwrap(commerceApi.GET('/api/public/product/detail/{id}', { params, signal }));
    },
  });
}

/** A page of reviews with the summary over all of them. */
export function reviewsQuery(language: Language, productId: number, input: ReviewsInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'reviews', language, productId, input],
    queryFn: ({ signal }) => {
      const params = {
        header: { 'Accept-Language': language },
        path: { id: productId },
        query: input,
      };
      return unwrap(commerceApi.GET('/api/public/product/{id}/reviews', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** A page of questions and their answers. */
export function questionsQuery(language: Language, productId: number, input: QuestionsInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'questions', language, productId, input],
    queryFn: ({ signal }) => {
      const params = {
        header: { 'Accept-Language': language },
        path: { id: productId },
        query: input,
      };
      return unwrap(commerceApi.GET('/api/public/product/{id}/questions', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
