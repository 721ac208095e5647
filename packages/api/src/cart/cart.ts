import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../calls/query.ts';
import { send } from '../calls/request.ts';
import {
  addToCart,
  changeCartLine,
  chooseCartLines,
  readCart,
  removeCartLines,
} from '../commerce/generated/operations/cart.ts';
import type { Cart, CartAddition, CartChange } from '../commerce/generated/types.ts';
import { getProfile } from '../main/generated/operations/account.ts';
import { withChange, withoutLines } from './cart-change.ts';

type Shop = { readonly queryClient: QueryClient; readonly language: Language };

/** Changes go one after the other, so that the last answer is the newest. */
let last: Promise<unknown> = Promise.resolve();
let open = 0;

/** Shows a change at once, sends it, and takes the server's cart; when it refuses, the cart is asked anew. */
async function change(
  { queryClient, language }: Shop,
  ask: () => Promise<Cart>,
  expected?: (cart: Cart) => Cart,
): Promise<Cart> {
  const queryKey = keyOf(readCart, language);
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
function keepCart({ queryClient, language }: Shop, cart: Cart): void {
  queryClient.setQueryData(keyOf(readCart, language), cart);
  queryClient.setQueryData(keyOf(getProfile, language), (profile) =>
    profile ? { ...profile, cart_count: cart.count + cart.designs } : profile,
  );
}

/**
 * The member's cart. Every change shows at once and takes the server's answer when it comes; `add` takes one option or
 * the several of a package: all or none, once per key. They throw `ApiError`: PRODUCT_12, NOT_FOUND, VALIDATION.
 */
export const cartOf = (shop: Shop) => ({
  add: (lines: readonly CartAddition[], idempotencyKey: string): Promise<Cart> =>
    change(shop, () => send(addToCart, { lines: [...lines], idempotencyKey })),
  change: (body: CartChange): Promise<Cart> =>
    change(
      shop,
      () => send(changeCartLine, body),
      (cart) => withChange(cart, [body.id], body),
    ),
  /** The boxes of several lines in one call. */
  choose: (ids: readonly number[], selected: boolean): Promise<Cart> =>
    change(
      shop,
      () => send(chooseCartLines, { ids: [...ids], selected }),
      (cart) => withChange(cart, ids, { selected }),
    ),
  remove: (ids: readonly number[]): Promise<Cart> =>
    change(
      shop,
      () => send(removeCartLines, { ids: [...ids] }),
      (cart) => withoutLines(cart, ids),
    ),
});
