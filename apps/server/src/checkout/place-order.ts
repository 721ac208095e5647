import { quoteRefusals } from '@hien/api/wire';
import {
  type CheckoutValues,
  type Language,
  cartProblemTexts,
  checkoutSchema,
  errorText,
  isPaymentMethod,
  reasonTexts,
  type Reason,
} from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { lockMember } from '../cart/cart-rows.ts';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { cartLines } from '../db/schema/cart.ts';
import { ApiError, type FieldError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Answer, Call, Handler } from '../http/handler.ts';
import { SoldOut, createOrders } from '../orders/write/create-order.ts';
import { spendPoints } from '../rewards/spend-points.ts';
import { useCoupon } from '../rewards/use-coupon.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { type Basket, readBasket } from './basket.ts';
import { newGroup } from './new-group.ts';
import { keepPlaced, placedBefore } from './placed-before.ts';
import { type Priced, priceBasket } from './price-basket.ts';
import { quoteAnswer } from './quote-answer.ts';

type Body = Call<'placeOrder'>['body'];
type Placed = Answer<'placeOrder'>;

/**
 * Places the order: all of it or nothing, once per key. Prices, coupon, points and delivery are computed here, under
 * the lock of the member's row; what the buyer saw is only compared.
 */
export function placeOrder({ database, now }: Services): Handler<'placeOrder'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, language } = call;
    const form = readCheckout(body, language);
    const at = now();
    await chargeByNow(database.orm, at);
    try {
      return await retried(database.orm, async (tx) => {
        await lockMember(tx, userId);
        const asked = { operation: 'placeOrder', userId, body } as const;
        const before = await placedBefore(tx, asked);
        if (before !== null) return before;
        const ask = { ...body, ...form };
        const basket = await readBasket(tx, userId, ask, at);
        const priced = priceBasket(basket, ask, at);
        refuse(basket, priced, at, language);
        const { total, goods } = priced.breakdown;
        if (total !== body.expectedTotal)
          throw new ApiError('CONFLICT', {
            current: quoteAnswer(basket, priced, at, language),
          });
        if (
          !quoteAnswer(basket, priced, at, language).methods.some((m) => m.method === form.method)
        )
          throw refusedFields([fieldOf('method', 'NOT_NOW', language)]);
        if (basket.coupon !== null)
          stopAt('couponId', await useCoupon(tx, basket.coupon, { amount: goods, at }), language);
        const created = await createOrders(tx, newGroup(userId, basket, priced, form, at));
        stopAt(
          'points',
          await spendPoints(tx, {
            userId,
            groupId: created.groupId,
            amount: priced.breakdown.points,
            at,
          }),
          language,
        );
        await forgetLines(tx, userId, body.lineIds);
        const placed: Placed = {
          groupId: created.groupId,
          number: created.number,
          method: form.method,
          total: created.total,
          // With nothing to pay there is no other method.
          paid: form.method === 'COD',
          orders: created.orders.map(({ orderId, number }) => ({ id: orderId, number })),
        };
        await keepPlaced(tx, asked, placed, at);
        return placed;
      });
    } catch (error) {
      if (error instanceof SoldOut) throw await soldOut(database.orm, userId, error, language);
      throw error;
    }
  };
}

function readCheckout(body: Body, language: Language): CheckoutValues {
  const { addressId, method, over18, terms } = body;
  return readForm(
    checkoutSchema,
    {
      addressId,
      method: isPaymentMethod(method) ? method : '',
      messages: Object.fromEntries(
        (body.messages ?? []).map(({ sellerId, text }) => [String(sellerId), text]),
      ),
      installation: [...(body.installation ?? [])],
      referralCode: body.referralCode ?? '',
      couponId: body.couponId ?? null,
      points: body.points ?? 0,
      over18,
      terms,
      redBill: body.redBill ?? null,
    },
    language,
  );
}

const fieldOf = (field: string, reason: Reason, language: Language): FieldError => ({
  field,
  code: reason,
  message: reasonTexts[reason][language],
});

const refusedFields = (errors: readonly FieldError[]): ApiError =>
  new ApiError('VALIDATION', { status: 422, errors });

function stopAt(field: string, reason: Reason | null, language: Language): void {
  if (reason !== null) throw refusedFields([fieldOf(field, reason, language)]);
}

/** @throws {ApiError} PRODUCT_12 when all that is wrong is stock, else VALIDATION with every field. */
function refuse(basket: Basket, priced: Priced, at: number, language: Language): void {
  const lines = priced.blocked.map(({ row, problem }) => ({
    field: `lines.${row.id}`,
    code: problem,
    message: cartProblemTexts[problem][language],
  }));
  const { referral, coupon } = basket;
  const errors = [...lines, ...quoteRefusals({ priced, referral, coupon }, at, language)];
  if (errors.length > 0) {
    const stockAlone = errors.every(({ code }) => code === 'sold_out' || code === 'not_enough');
    throw new ApiError(stockAlone ? 'PRODUCT_12' : 'VALIDATION', { status: 422, errors });
  }
  if (priced.rows.length === 0) throw new ApiError('NOT_FOUND');
}

async function forgetLines(tx: Orm, userId: number, ids: readonly number[]): Promise<void> {
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, [...ids])));
}

/** Somebody else took the last pieces while this order was being written. */
async function soldOut(
  orm: Orm,
  userId: number,
  { optionIds }: SoldOut,
  language: Language,
): Promise<ApiError> {
  const lines = await orm
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.optionId, [...optionIds])));
  return new ApiError('PRODUCT_12', {
    errors: lines.map(({ id }) => ({
      field: `lines.${id}`,
      code: 'sold_out',
      message: errorText('PRODUCT_12', language),
    })),
  });
}
