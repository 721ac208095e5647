import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../client/api-error.ts';
import { unwrap } from '../client/unwrap.ts';
import { profileQuery } from '../main/account.queries.ts';
import { cartQuery } from './cart.queries.ts';
import { commerceApi } from './client.ts';
import type { CheckoutQuote, PlaceOrderForm, PlacedOrder } from './generated/types.ts';

/**
 * Places the order; the same key again answers the same order. Throws CONFLICT (409, see `quoteOfConflict`), PRODUCT_12
 * and VALIDATION with their fields.
 */
export async function placeOrder(
  { queryClient, language }: { readonly queryClient: QueryClient; readonly language: Language },
  body: PlaceOrderForm,
): Promise<PlacedOrder> {
  const params = { header: { 'Accept-Language': language } };
  const placed = await unwrap(commerceApi.POST('/api/checkout/place', { body, params }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: cartQuery(language).queryKey }),
    queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  ]);
  return placed;
}

/** The price as it is now, when the order was refused because it had changed. */
export function quoteOfConflict(error: unknown): CheckoutQuote | null {
  return isApiError(error) && error.status === 409 && isQuote(error.current) ? error.current : null;
}

const isQuote = (value: unknown): value is CheckoutQuote =>
  typeof value === 'object' && value !== null && 'totals' in value && 'sellers' in value;
