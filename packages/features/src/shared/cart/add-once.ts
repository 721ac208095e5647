import { type Cart, type CartAddition, cartOf } from '@hien/api';
import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { forgetRequest, requestKey } from '../forms/request-key.ts';

const name = 'add-to-cart';

/**
 * Puts things into the cart, once: pressed again after an answer that got lost, it adds no second time. Throws what
 * `cartOf` throws.
 */
export async function addOnce(
  shop: { readonly queryClient: QueryClient; readonly language: Language },
  lines: readonly CartAddition[],
): Promise<Cart> {
  const cart = await cartOf(shop).add(lines, requestKey(name, lines));
  forgetRequest(name);
  return cart;
}

/** The cart was seen as it is: the same things added from here on are wanted once more. */
export function cartSeen(): void {
  forgetRequest(name);
}
