import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { textOf } from '../../db/localized.ts';
import { productOptions, products } from '../../db/schema/shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { asUsual } from '../promotions/usual-prices.ts';
import { saleOf } from './item-rows.ts';

/** How many items an answer has; the contract's most. */
const atOnce = 200;

/** Prices and stock of the caller's items, on from an id: two statements an answer, whatever went before. */
export function exportShopItems({ database }: Services): Handler<'exportShopItems'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const sellerId = await ownShop(orm, userId);
    if (sellerId === null) return { items: [], next: null };
    const rows = await orm
      .select({
        id: products.id,
        name: products.name,
        status: products.status,
        stock: products.stock,
        editAsked: products.editAsked,
        price: products.price,
        finalPrice: products.finalPrice,
        appPrice: products.appPrice,
        promotionIcons: products.promotionIcons,
        usual: products.usual,
      })
      .from(products)
      .where(
        and(
          eq(products.sellerId, sellerId),
          isNull(products.deletedAt),
          gt(products.id, call.query.after ?? 0),
        ),
      )
      .orderBy(asc(products.id))
      .limit(atOnce + 1);
    const items = rows.slice(0, atOnce).map(asUsual);
    const options = await orm
      .select({
        id: productOptions.id,
        productId: productOptions.productId,
        sku: productOptions.sku,
        name: productOptions.name,
        stock: productOptions.stock,
      })
      .from(productOptions)
      .where(
        inArray(
          productOptions.productId,
          items.map(({ id }) => id),
        ),
      )
      .orderBy(asc(productOptions.position), asc(productOptions.id));
    const of = Map.groupBy(options, ({ productId }) => productId);
    return {
      items: items.map((item) => ({
        id: item.id,
        name: textOf(item.name, call.language),
        state: saleOf(item),
        price: item.price,
        discount: item.price - item.finalPrice,
        options: (of.get(item.id) ?? []).map(({ id, sku, name, stock }) => ({
          id,
          sku,
          name: textOf(name, call.language),
          stock,
        })),
      })),
      next: rows.length > atOnce ? (items.at(-1)?.id ?? null) : null,
    };
  };
}
