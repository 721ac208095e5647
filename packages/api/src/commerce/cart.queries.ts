import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';

/** The member's cart with today's prices; asked anew whenever somebody comes back to this tab. */
export function cartQuery(language: Language) {
  return queryOptions({
    queryKey: ['orders', 'cart', language],
    queryFn: ({ signal }) =>
      unwrap(
        commerceApi.GET('/api/cart', {
          params: { header: { 'Accept-Language': language } },
          signal,
        }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { ofMember: true },
  });
}
