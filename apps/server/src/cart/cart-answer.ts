import { wireCart } from '@hien/api/wire';
import type { Language } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf, wirePicture } from '../db/localized.ts';
import { cartDesigns } from '../db/schema/cart.ts';
import type { Answer } from '../http/handler.ts';
import { readCoupons } from '../rewards/coupons.ts';
import { optionOf, priceLineOf, problemsOf, unitPriceOf } from './cart-prices.ts';
import { type CartRow, type OptionRow, readCartRows } from './cart-rows.ts';

type Cart = Answer<'readCart'>;
type Line = Cart['sellers'][number]['lines'][number];

/** The whole cart as the wire shows it: three statements, however many lines there are. */
export async function cartAnswer(
  orm: Orm,
  userId: number,
  language: Language,
  at: number,
): Promise<Cart> {
  const rows = await readCartRows(orm, userId);
  const coupons = rows.length === 0 ? [] : await readCoupons(orm, userId);
  const problems = problemsOf(rows);
  const designs = await orm.$count(cartDesigns, eq(cartDesigns.userId, userId));
  return wireCart(
    rows.map((row) => ({
      line: lineOf(row, problems.get(row.id) ?? null, language),
      seller: row.seller,
      price: priceLineOf(row),
    })),
    coupons.map((coupon) => ({ ...coupon, name: textOf(coupon.name, language) })),
    { at, designs },
  );
}

function lineOf(row: CartRow, problem: Line['problem'], language: Language): Line {
  const option = optionOf(row);
  const unitPrice = unitPriceOf(row.product, option);
  const shown = (one: OptionRow) => ({
    id: one.id,
    name: textOf(one.name, language),
    color: one.color,
    unitPrice: unitPriceOf(row.product, one),
    stock: one.stock,
  });
  return {
    id: row.id,
    product: {
      id: row.product.id,
      name: textOf(row.product.name, language),
      slug: row.product.slug,
      picture: wirePicture(row.product.cover, language),
    },
    option: option === null ? null : shown(option),
    options: row.options.map(shown),
    quantity: row.quantity,
    unitPrice,
    listPrice: row.product.price + (option?.extraPrice ?? 0),
    seenPrice: row.seenPrice,
    stock: option?.stock ?? 0,
    problem,
    selected: row.selected,
    later: row.later,
    amount: unitPrice * row.quantity,
  };
}
