import {
  type DesignCheckoutValues,
  designCheckoutSchema,
  isPaymentMethod,
  type Language,
  reasonTexts,
} from '@hien/domain';
import { lockMember } from '../cart/cart-rows.ts';
import { keepPlaced, placedBefore } from '../checkout/placed-before.ts';
import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Call, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { endOverdueOf } from '../orders/designs/advance.ts';
import { createDesigns } from '../orders/designs/create-designs.ts';
import { takeFromCart } from './cart.ts';
import { type DesignBasket, quoteOf, readDesigns, refusalsOf } from './quote.ts';
import { wireOrder } from './wire-order.ts';

/**
 * Orders designs: all of them or none, once per key. Prices are read under the lock of the member's row; what the buyer
 * saw is only compared.
 */
export function placeDesignOrder({ database, now }: Services): Handler<'placeDesignOrder'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, language } = call;
    const form = readCheckout(body, language);
    const at = now();
    return retried(database.orm, async (tx) => {
      await lockMember(tx, userId);
      const asked = { operation: 'placeDesignOrder', userId, body } as const;
      const before = await placedBefore(tx, asked);
      if (before !== null) return before;
      await endOverdueOf(tx, userId, at);
      const basket = await readDesigns(tx, userId, body, { at, language });
      refuse(basket, language);
      const quote = await quoteOf(tx, userId, basket, at, language);
      if (basket.total !== body.expectedTotal) throw new ApiError('CONFLICT', { current: quote });
      if (!quote.methods.some(({ method }) => method === form.method))
        throw refused([
          { field: 'method', code: 'NOT_NOW', message: reasonTexts.NOT_NOW[language] },
        ]);
      const id = await createDesigns(tx, {
        userId,
        forUserId: basket.owner?.userId ?? null,
        designs: basket.standings.map(({ design }) => ({
          designId: design.id,
          price: design.price,
        })),
        method: form.method,
        referralCode: quote.referral,
        redBill: form.redBill,
        at,
      });
      await takeFromCart(tx, basket.owner?.userId ?? userId, body.designIds);
      const placed = await wireOrder(tx, id, { language, now: at });
      await keepPlaced(tx, asked, placed, at);
      return placed;
    });
  };
}

const refused = (errors: ApiError['errors']): ApiError =>
  new ApiError('VALIDATION', { status: 422, errors });

function readCheckout(
  {
    method,
    over18,
    terms,
    noRefund,
    referralCode = '',
    redBill = null,
  }: Call<'placeDesignOrder'>['body'],
  language: Language,
): DesignCheckoutValues {
  return readForm(
    designCheckoutSchema,
    {
      method: isPaymentMethod(method) && method !== 'COD' ? method : '',
      referralCode,
      over18,
      terms,
      noRefund,
      redBill,
    },
    language,
  );
}

/** @throws {ApiError} VALIDATION with every design that cannot be bought, and every field. */
export function refuse(basket: DesignBasket, language: Language): void {
  const lines = basket.standings.flatMap(({ design, problem }) =>
    problem === null
      ? []
      : [
          {
            field: `designs.${design.id}`,
            code: problem,
            message: reasonTexts[problem][language],
          },
        ],
  );
  const errors = [...lines, ...refusalsOf(basket, language)];
  if (errors.length > 0) throw refused(errors);
}
