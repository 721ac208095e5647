import { checkoutSchema, validate } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { cart, linesOf } from '../fixtures/cart.ts';
import { quote } from '../fixtures/checkout.ts';
import { addresses } from '../fixtures/my-page.ts';
import type { Answers } from './answerer.ts';

type Ask = { lineIds?: readonly number[]; addressId?: number | null; couponId?: number | null };

/** Lines, address and coupon of somebody else are not found. */
function known({ lineIds = [], addressId, couponId }: Ask): void {
  const lines = linesOf(cart('vi')).map(({ id }) => id);
  const mine =
    lineIds.every((id) => lines.includes(id)) &&
    (typeof addressId !== 'number' || addresses.some(({ id }) => id === addressId)) &&
    (typeof couponId !== 'number' || couponId <= 4);
  if (!mine) throw new MockFailure(404);
}

export const checkoutAnswers: Answers<'quoteCheckout' | 'placeOrder'> = {
  quoteCheckout({ body, language }) {
    known(body);
    return quote(language, body);
  },

  placeOrder({ body, language }) {
    const judged = validate(checkoutSchema, {
      ...body,
      messages: {},
      couponId: body.couponId ?? null,
      points: body.points ?? 0,
      redBill: body.redBill ?? null,
    });
    if (!judged.ok)
      throw new MockFailure(400, {
        fields: Object.keys(judged.errors).map((field) => ({ field, code: 'VALIDATION' })),
      });
    known(body);
    const priced = quote(language, body);
    if (priced.refusals.length > 0)
      throw new MockFailure(422, {
        fields: priced.refusals.map(({ field, code }) => ({ field, code })),
      });
    if (priced.totals.total !== body.expectedTotal) throw new MockFailure(409);
    return {
      groupId: 1,
      number: 'SO20261120-000123',
      method: body.method,
      total: priced.totals.total,
      paid: body.method === 'COD',
      orders: priced.sellers.map((_, index) => ({
        id: index + 1,
        number: `SO20261120-000123-${index + 1}`,
      })),
    };
  },
};
