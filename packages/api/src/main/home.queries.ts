import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** Products, designs, articles and shared interiors for some words; at most `limit` of each group. */
export function searchQuery(
  language: Language,
  input: { readonly q: string; readonly limit?: number },
) {
  return queryOptions({
    queryKey: ['home', 'search', language, input],
    queryFn: ({ signal }) =>
      unwrapData(
        mainApi.GET('/app/search', {
          params: { header: { 'Accept-Language': language }, query: input },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
