import { wireQuote } from '@hien/api/wire';
import type { Language } from '@hien/domain';
import { optionOf, unitPriceOf } from '../cart/cart-prices.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import type { Answer } from '../http/handler.ts';
import type { Basket } from './basket.ts';
import type { Priced } from './price-basket.ts';

export type Quote = Answer<'quoteCheckout'>;

/** The price as the wire shows it. */
export const quoteAnswer = (
  basket: Basket,
  priced: Priced,
  at: number,
  language: Language,
): Quote =>
  wireQuote(
    {
      priced,
      lines: priced.rows.map((row) => factsOf(row, language)),
      blocked: priced.blocked.map(({ row, problem }) => ({
        id: row.id,
        name: textOf(row.product.name, language),
        problem,
      })),
      coupons: basket.coupons.map((coupon) => ({ ...coupon, name: textOf(coupon.name, language) })),
      couponId: basket.coupon?.id ?? null,
      referral: basket.referral,
    },
    at,
    language,
  );

function factsOf(row: CartRow, language: Language) {
  const option = optionOf(row);
  return {
    id: row.id,
    seller: row.seller,
    productId: row.product.id,
    name: textOf(row.product.name, language),
    optionName: option === null ? '' : textOf(option.name, language),
    picture: wirePicture(row.product.cover, language),
    quantity: row.quantity,
    unitPrice: unitPriceOf(row.product, option),
    preparationDays: row.product.shipping.preparationDays,
    size: {
      width: row.product.widthMm,
      depth: row.product.depthMm,
      height: row.product.heightMm,
      packingSize: row.product.shipping.packingSize,
      removableLegs: row.product.shipping.removableLegs ?? null,
    },
  };
}
