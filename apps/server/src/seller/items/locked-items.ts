import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { productOptions, products } from '../../db/schema/shop.ts';
import { asUsual } from '../promotions/usual-prices.ts';

type Option = Pick<typeof productOptions.$inferSelect, 'id' | 'productId' | 'stock' | 'extraPrice'>;

export type LockedItem = typeof products.$inferSelect & { readonly options: readonly Option[] };

/** Items of a shop at its own prices with their options, held until the transaction ends; products before options and by id, as a checkout takes them. */
export async function lockItems(
  tx: Orm,
  sellerId: number | null,
  ids: readonly number[],
  { alsoDeleted = false }: { readonly alsoDeleted?: boolean } = {},
): Promise<ReadonlyMap<number, LockedItem>> {
  if (sellerId === null) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        eq(products.sellerId, sellerId),
        alsoDeleted ? undefined : isNull(products.deletedAt),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update');
  const options = await tx
    .select({
      id: productOptions.id,
      productId: productOptions.productId,
      stock: productOptions.stock,
      extraPrice: productOptions.extraPrice,
    })
    .from(productOptions)
    .where(
      inArray(
        productOptions.productId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(productOptions.id))
    .for('no key update');
  const of = Map.groupBy(options, ({ productId }) => productId);
  return new Map(rows.map((row) => [row.id, { ...asUsual(row), options: of.get(row.id) ?? [] }]));
}
