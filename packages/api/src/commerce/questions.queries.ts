import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { operations } from './generated/types.ts';

export type MyQuestionsInput = NonNullable<operations['listMyQuestions']['parameters']['query']>;

/** What the member asked about products, the newest first. */
export function myQuestionsQuery(language: Language, input: MyQuestionsInput = {}) {
  return queryOptions({
    queryKey: ['shop', 'my-questions', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrap(commerceApi.GET('/api/question/mine', { params, signal }));
    },
    placeholderData: keepPreviousData,
    meta: { ofMember: true },
  });
}
