import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mainApi } from './client.ts';
import { unwrapData } from './envelope.ts';
import type { operations } from './generated/types.ts';

export type InteriorSharesInput = NonNullable<
  operations['listInteriorShares']['parameters']['query']
>;

/** Homes that members show. Home asks for 9 and trims them (`trimInteriorShare`). */
export function interiorSharesQuery(
  language: Language,
  input: InteriorSharesInput = { page: 1, limit: 9 },
) {
  return queryOptions({
    queryKey: ['community', 'interior-shares', language, input],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, query: input };
      return unwrapData(mainApi.GET('/app/interior-share/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
