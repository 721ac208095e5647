import { type PriceStep, usualMoves } from '@hien/domain';
import { and, asc, gte, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { itemChanges, products } from '../../db/schema/shop.ts';
import { asUsual } from './usual-prices.ts';

type Moved = {
  readonly item: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

/** How the usual prices of items moved since a moment, by the journal that their shop's changes are kept in. */
export async function movedPrices(
  orm: Orm,
  ids: readonly number[],
  since: Date,
): Promise<readonly Moved[]> {
  if (ids.length === 0) return [];
  const items = await orm
    .select({
      id: products.id,
      price: products.price,
      finalPrice: products.finalPrice,
      appPrice: products.appPrice,
      promotionIcons: products.promotionIcons,
      usual: products.usual,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const rows = await orm
    .select({
      productId: itemChanges.productId,
      what: itemChanges.what,
      before: itemChanges.before,
      after: itemChanges.after,
      at: itemChanges.at,
    })
    .from(itemChanges)
    .where(
      and(
        inArray(itemChanges.productId, [...ids]),
        inArray(itemChanges.what, ['price', 'discount']),
        gte(itemChanges.at, since),
      ),
    )
    .orderBy(asc(itemChanges.id));
  const steps = Map.groupBy(rows, ({ productId }) => productId);
  return items.flatMap((item) => {
    const { price, finalPrice } = asUsual(item);
    const own = (steps.get(item.id) ?? []).flatMap(({ what, before, after, at }): PriceStep[] =>
      what === 'price' || what === 'discount' ? [{ what, before, after, at: at.getTime() }] : [],
    );
    return usualMoves({ price, discount: price - finalPrice }, own).map((move) => ({
      item: item.id,
      ...move,
    }));
  });
}
