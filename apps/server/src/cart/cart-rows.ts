import { asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { cartLines } from '../db/schema/cart.ts';
import type { LocalizedText } from '../db/schema/columns.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import { isOfShop } from '../own-shop.ts';
import { shopSellsSql } from '../shop/products/shop-sells.ts';

/** An option as it stands beside its product. */
export type OptionRow = {
  id: number;
  sku: string;
  name: LocalizedText;
  color: string | null;
  extraPrice: number;
  stock: number;
};

const optionsOfProduct = sql<OptionRow[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'sku', o.sku, 'name', o.name, 'color', o.color,
    'extraPrice', o.extra_price, 'stock', o.stock) order by o.position, o.id), '[]')
  from ${productOptions} o where o.product_id = ${products.id})`;

/** A seller's account that was stopped or gave the partnership up sells no more; shops of our own have none. */
export const sellerSells = sql<boolean>`${sql.raw(shopSellsSql('"sellers"', '"users"'))}`;

/** The member's lines with everything a price needs, in one statement; prices and stock are today's. */
export async function readCartRows(orm: Orm, userId: number) {
  return orm
    .select({
      id: cartLines.id,
      optionId: cartLines.optionId,
      quantity: cartLines.quantity,
      seenPrice: cartLines.seenPrice,
      selected: cartLines.selected,
      later: cartLines.later,
      product: {
        id: products.id,
        slug: products.slug,
        status: products.status,
        name: products.name,
        cover: products.cover,
        price: products.price,
        finalPrice: products.finalPrice,
        vatRate: products.vatRate,
        widthMm: products.widthMm,
        depthMm: products.depthMm,
        heightMm: products.heightMm,
        shipping: products.shipping,
        returns: products.returns,
      },
      seller: { id: sellers.id, slug: sellers.slug, name: sellers.name },
      sellerSells,
      ownShop: isOfShop(cartLines.userId),
      options: optionsOfProduct,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(users, eq(users.id, sellers.userId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.id));
}

export type CartRow = Awaited<ReturnType<typeof readCartRows>>[number];

/**
 * One member's cart and checkout change one after the other; rows that only name the member do not wait for them.
 * Answers what the account is by then; null for nobody.
 */
export async function holdMember(tx: Orm, userId: number) {
  const [row] = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.status ?? null;
}

/**
 * The same for what a member does now: an account that was deleted since its session was looked at buys nothing more.
 * @throws {ApiError} UNAUTHENTICATED
 */
export async function lockMember(tx: Orm, userId: number): Promise<void> {
  const status = await holdMember(tx, userId);
  if (status === null || status === 'withdrawn') throw new ApiError('UNAUTHENTICATED');
}
