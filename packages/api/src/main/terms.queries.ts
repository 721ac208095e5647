import type { Language, TermsCategory } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';

/** Every document people agree to, with the version in force. */
export function termsListQuery(language: Language) {
  return queryOptions({
    queryKey: ['content', 'terms', language],
    queryFn: async ({ signal }) => {
      const params = { header: { 'Accept-Language': language } };
      return (await unwrapData(mainApi.GET('/app/term/list', { params, signal }))).items;
    },
  });
}

/** One version of a document; without a number, the one in force. NOT_FOUND when there is none. */
export function termsQuery(language: Language, category: TermsCategory, version?: number) {
  return queryOptions({
    queryKey: ['content', 'terms', language, category, version ?? 'in-force'],
    queryFn: ({ signal }) => {
      const params = {
        header: { 'Accept-Language': language },
        path: { category },
        query: version === undefined ? {} : { version },
      };
      return unwrapData(mainApi.GET('/app/term/detail/{category}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** What there is to see on Hiên, counted. */
export function figuresQuery() {
  return queryOptions({
    queryKey: ['content', 'figures'],
    queryFn: ({ signal }) => unwrapData(mainApi.GET('/app/about/figures', { signal })),
  });
}
