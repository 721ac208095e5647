import { type Cart, type CartAddition, addToCart } from '@hien/api';
import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { forgetRequest, requestKey } from '../forms/request-key.ts';

const name = 'add-to-cart';

/**
 * Puts things into the cart, once: pressed again after an answer that got lost, it adds no second time. Throws what
 * `addToCart` throws.
 */
export async function addOnce(
  shop: { readonly queryClient: QueryClient; readonly language: Language },
  lines: readonly CartAddition[],
): Promise<Cart> {
  const cart = await addToCart(shop, lines, requestKey(name, lines));
  forgetRequest(name);
  return cart;
}

/** The cart was seen as it is: the same things added from here on are wanted once more. */
export function cartSeen(): void {
  forgetRequest(name);
}
