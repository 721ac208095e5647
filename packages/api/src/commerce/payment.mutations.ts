import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { StartPayment, StartedPayment } from './generated/types.ts';

/**
 * Opens a try to pay; the same key opens nothing again. Throws CONFLICT when nothing is to be paid any more,
 * VALIDATION (422) for a method that is not offered, UNAVAILABLE when the gateway does not answer.
 */
export async function startPayment(
  queryClient: QueryClient,
  body: StartPayment,
): Promise<StartedPayment> {
  try {
    return await unwrap(commerceApi.POST('/api/payment/start', { body }));
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['payment'] });
  }
}
