import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { CheckoutAsk } from './generated/types.ts';

/** What the order would cost as it is asked for. An answer to an older question never takes the place of a newer one. */
export function quoteQuery(language: Language, ask: CheckoutAsk) {
  return queryOptions({
    queryKey: ['orders', 'quote', language, ask],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language } };
      return unwrap(commerceApi.POST('/api/checkout/quote', { body: ask, params, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { ofMember: true },
  });
}
