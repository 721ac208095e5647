import { type Language, cartFullText, errorText, limits } from '@hien/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { cartLines } from '../db/schema/cart.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/idempotent.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { cartAnswer } from './cart-answer.ts';
import { unitPriceOf } from './cart-prices.ts';
import { lockMember, sellerSells } from './cart-rows.ts';

/**
 * Puts options into the cart: all of them or, when one cannot be had, none. Once per key: who asks again after a lost
 * answer gets the cart as it is now.
 */
export function addToCart({ database, now }: Services): Handler<'addToCart'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const wanted = new Map<number, number>();
    for (const { optionId, quantity } of call.body.lines)
      wanted.set(optionId, (wanted.get(optionId) ?? 0) + quantity);
    const exactly = new Set(
      call.body.lines.flatMap((line) => (line.exactly ? [line.optionId] : [])),
    );
    const at = now();
    const asking = {
      caller: `user:${userId}`,
      operation: 'addToCart',
      key: call.body.idempotencyKey,
      asked: [...wanted, ...exactly],
      at,
    };
    await chargeByNow(database.orm, at);
    return database.orm.transaction(async (tx) => {
      await lockMember(tx, userId);
      await once(tx, asking, async () => {
        await addOptions(tx, userId, wanted, new Date(at), call.language, exactly);
        return {};
      });
      return cartAnswer(tx, userId, call.language, at);
    });
  };
}

/**
 * Pieces by option; those of `exactly` replace what lay there. The member's row is locked by the caller.
 * @throws {ApiError} NOT_FOUND, PRODUCT_12, VALIDATION.
 */
export async function addOptions(
  tx: Orm,
  userId: number,
  wanted: ReadonlyMap<number, number>,
  at: Date,
  language: Language,
  exactly: ReadonlySet<number> = new Set(),
): Promise<void> {
  const found = await optionsOnSale(tx, [...wanted.keys()]);
  if (found.length < wanted.size) throw new ApiError('NOT_FOUND');
  const gone = found.filter(({ status, stock }) => status === 'sold_out' || stock === 0);
  if (gone.length > 0)
    throw new ApiError('PRODUCT_12', {
      errors: gone.map(({ id }) => ({
        field: `options.${id}`,
        code: 'PRODUCT_12',
        message: errorText('PRODUCT_12', language),
      })),
    });
  const kept = await tx
    .select({ optionId: cartLines.optionId, quantity: cartLines.quantity, later: cartLines.later })
    .from(cartLines)
    .where(eq(cartLines.userId, userId));
  const had = new Map(kept.map((line) => [line.optionId, line]));
  const fresh = found.filter(({ id }) => !had.has(id)).length;
  if (kept.length + fresh > limits.cart.maxLines)
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: 'lines', code: 'cart.full', message: cartFullText[language] }],
    });
  await tx
    .insert(cartLines)
    .values(
      found.map((option) => {
        const line = had.get(option.id);
        // What was put aside comes back as what is wanted now.
        const before =
          line === undefined || line.later || exactly.has(option.id) ? 0 : line.quantity;
        return {
          userId,
          productId: option.productId,
          optionId: option.id,
          quantity: Math.min(before + (wanted.get(option.id) ?? 0), option.stock),
          seenPrice: unitPriceOf(option, option),
          createdAt: at,
          changedAt: at,
        };
      }),
    )
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.optionId],
      set: {
        quantity: sql`excluded.quantity`,
        seenPrice: sql`excluded.seen_price`,
        selected: true,
        later: false,
        changedAt: at,
      },
    });
}

async function optionsOnSale(tx: Orm, ids: readonly number[]) {
  return tx
    .select({
      id: productOptions.id,
      extraPrice: productOptions.extraPrice,
      stock: productOptions.stock,
      productId: products.id,
      status: products.status,
      finalPrice: products.finalPrice,
    })
    .from(productOptions)
    .innerJoin(products, eq(products.id, productOptions.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(users, eq(users.id, sellers.userId))
    .where(
      and(
        inArray(productOptions.id, [...ids]),
        inArray(products.status, ['on_sale', 'sold_out']),
        sellerSells,
      ),
    );
}
