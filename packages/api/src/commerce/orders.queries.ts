import type { Language } from '@hien/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { OrderLink, PreviewCall, operations } from './generated/types.ts';

export type OrdersInput = NonNullable<operations['listOrders']['parameters']['query']>;
/** An event that is thought of, not sent. */
export type PreviewInput = Omit<PreviewCall, 'link'>;

const header = (language: Language) => ({ 'Accept-Language': language });

/** The caller's orders under a tab, with the number of orders under each. */
export function ordersQuery(language: Language, input: OrdersInput = {}) {
  return queryOptions({
    queryKey: ['orders', 'list', language, input],
    queryFn: ({ signal }) =>
      unwrap(
        commerceApi.GET('/api/order/list', {
          params: { header: header(language), query: input },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/**
 * One order. With a link: as a visitor may see it (D15), LINK_WRONG when the link or the digits are not right.
 * Without: as its buyer, its shop or staff; 404 for everybody else.
 */
export function orderQuery(language: Language, id: number, link?: OrderLink) {
  return queryOptions({
    queryKey: ['orders', 'detail', language, id, link ?? null],
    queryFn: ({ signal }) =>
      link === undefined
        ? unwrap(
            commerceApi.GET('/api/order/detail/{id}', {
              params: { header: header(language), path: { id } },
              signal,
            }),
          )
        : unwrap(
            commerceApi.POST('/api/order/by-link', {
              params: { header: header(language) },
              body: { orderId: id, ...link },
              signal,
            }),
          ),
  });
}

/** What an event would give back. The answer belongs to these words alone, so nothing older is shown meanwhile. */
export function refundPreviewQuery(
  language: Language,
  id: number,
  input: PreviewInput,
  link?: OrderLink,
) {
  return queryOptions({
    queryKey: ['orders', 'preview', language, id, input, link ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        commerceApi.POST('/api/order/{id}/preview', {
          params: { header: header(language), path: { id } },
          body: { ...input, ...(link ? { link } : {}) },
          signal,
        }),
      ),
    staleTime: 0,
    retry: false,
  });
}

/** What a line may be exchanged for. */
export function exchangeOptionsQuery(
  language: Language,
  id: number,
  itemId: number,
  link?: OrderLink,
) {
  return queryOptions({
    queryKey: ['orders', 'exchange-options', language, id, itemId, link ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        commerceApi.POST('/api/order/{id}/exchange-options', {
          params: { header: header(language), path: { id } },
          body: { itemId, ...(link ? { link } : {}) },
          signal,
        }),
      ),
  });
}
