import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { profileQuery } from '../main/account.queries.ts';
import { withChange, withoutLines } from './cart-change.ts';
import { cartQuery } from './cart.queries.ts';
import { commerceApi } from './client.ts';
import type { Cart, CartAddition, CartChange } from './generated/types.ts';

type Shop = { readonly queryClient: QueryClient; readonly language: Language };

/** Changes go one after the other, so that the last answer is the newest. */
let last: Promise<unknown> = Promise.resolve();
let open = 0;

/** Shows a change at once, sends it, and takes the server's cart; when it refuses, the cart is asked anew. */
async function send(
  { queryClient, language }: Shop,
  ask: () => Promise<Cart>,
  expected?: (cart: Cart) => Cart,
): Promise<Cart> {
  const { queryKey } = cartQuery(language);
  await queryClient.cancelQueries({ queryKey });
  if (expected !== undefined)
    queryClient.setQueryData(queryKey, (cart) => (cart === undefined ? cart : expected(cart)));
  open += 1;
  const asked = last.then(ask);
  last = asked.catch(() => undefined);
  try {
    const cart = await asked;
    if (open === 1) keepCart({ queryClient, language }, cart);
    return cart;
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey });
    throw error;
  } finally {
    open -= 1;
  }
}

/** The cart of an answer, and the number in the header. */
export function keepCart({ queryClient, language }: Shop, cart: Cart): void {
  queryClient.setQueryData(cartQuery(language).queryKey, cart);
  queryClient.setQueryData(profileQuery().queryKey, (profile) =>
    profile ? { ...profile, cart_count: cart.count } : profile,
  );
}

const header = (language: Language) => ({ header: { 'Accept-Language': language } });

/**
 * One option or the several of a package: all or none, once per key. Throws PRODUCT_12, NOT_FOUND, VALIDATION.
 */
export function addToCart(
  shop: Shop,
  lines: readonly CartAddition[],
  idempotencyKey: string,
): Promise<Cart> {
  const body = { lines: [...lines], idempotencyKey };
  const params = header(shop.language);
  return send(shop, () => unwrap(commerceApi.POST('/api/cart/add', { body, params })));
}

export function changeCartLine(shop: Shop, body: CartChange): Promise<Cart> {
  const params = header(shop.language);
  return send(
    shop,
    () => unwrap(commerceApi.POST('/api/cart/change', { body, params })),
    (cart) => withChange(cart, [body.id], body),
  );
}

/** The boxes of several lines in one call. */
export function chooseCartLines(
  shop: Shop,
  ids: readonly number[],
  selected: boolean,
): Promise<Cart> {
  const params = header(shop.language);
  return send(
    shop,
    () =>
      unwrap(commerceApi.POST('/api/cart/choose', { body: { ids: [...ids], selected }, params })),
    (cart) => withChange(cart, ids, { selected }),
  );
}

export function removeCartLines(shop: Shop, ids: readonly number[]): Promise<Cart> {
  const params = header(shop.language);
  return send(
    shop,
    () => unwrap(commerceApi.POST('/api/cart/remove', { body: { ids: [...ids] }, params })),
    (cart) => withoutLines(cart, ids),
  );
}
