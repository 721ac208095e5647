import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { operations } from './generated/types.ts';

export type ArticlesInput = NonNullable<operations['listArticles']['parameters']['query']>;

/** Published articles, newest first. */
export function articlesQuery(language: Language, input: ArticlesInput = { page: 1, limit: 6 }) {
  return queryOptions({
    queryKey: ['content', 'articles', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/admin/article/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
