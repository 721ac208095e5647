import type { Language } from '@hien/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { operations } from './generated/types.ts';

/** Where a payment stands. NOT_FOUND also for somebody else's. */
export function paymentQuery(language: Language, groupId: number) {
  return queryOptions({
    queryKey: ['payment', language, groupId],
    queryFn: ({ signal }) => {
      const params = { header: { 'Accept-Language': language }, path: { id: groupId } };
      return unwrap(commerceApi.GET('/api/payment/{id}', { params, signal }));
    },
    meta: { ofMember: true },
  });
}

export type PaymentReturnInput =
  operations['readPaymentReturn']['requestBody']['content']['application/json'];

/** What an address that a browser came back to may be believed. It changes nothing, so it is a query. */
export function paymentReturnQuery(input: PaymentReturnInput) {
  return queryOptions({
    queryKey: ['payment', 'return', input],
    queryFn: ({ signal }) =>
      unwrap(commerceApi.POST('/api/payment/return', { body: input, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ofMember: true },
  });
}
