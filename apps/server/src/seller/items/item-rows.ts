import { type ItemTab, type Language, ictDate } from '@hien/domain';
import { type SQL, and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf } from '../../db/localized.ts';
import { categories, productOptions, products } from '../../db/schema/shop.ts';
import { asUsual } from '../promotions/usual-prices.ts';
import type { Answer } from '../../http/handler.ts';

export type ShopItem = Answer<'listShopItems'>['items'][number];

/** Where the sale of a product stands, as its shop reads it (2.12). */
export const saleSql: SQL<ItemTab> = sql`case
  when ${products.status} in ('waiting', 'scheduled', 'rejected', 'draft') then ${products.status}
  when ${products.editAsked} then 'edit_request'
  when ${products.status} = 'sold_out' then 'stopped'
  when ${products.stock} = 0 then 'sold_out'
  else 'on_sale' end`;

const isLive = inArray(products.status, ['on_sale', 'sold_out']);
const isSold = and(eq(products.status, 'on_sale'), eq(products.editAsked, false));

/**
 * The same as a condition for each tab, in words of which the database keeps statistics: of `saleSql = 'on_sale'` it expects one
 * item in two hundred, and would sort a whole shop rather than walk it in its order.
 */
export const underTab: Readonly<Record<ItemTab, SQL | undefined>> = {
  on_sale: and(isSold, ne(products.stock, 0)),
  sold_out: and(isSold, eq(products.stock, 0)),
  stopped: and(eq(products.status, 'sold_out'), eq(products.editAsked, false)),
  edit_request: and(isLive, eq(products.editAsked, true)),
  waiting: eq(products.status, 'waiting'),
  scheduled: eq(products.status, 'scheduled'),
  rejected: eq(products.status, 'rejected'),
  draft: eq(products.status, 'draft'),
};

type Row = Pick<typeof products.$inferSelect, 'status' | 'stock' | 'editAsked'>;

/** The same of a row that is here. */
export function saleOf({ status, stock, editAsked }: Row): ItemTab {
  if (editAsked && (status === 'on_sale' || status === 'sold_out')) return 'edit_request';
  if (status === 'sold_out') return 'stopped';
  return status === 'on_sale' && stock === 0 ? 'sold_out' : status;
}

/** What buyers pay while a promotion stands over its shop's own price, and its last day: its prices are due on the next. */
function promotedOf(
  { finalPrice, priceDue }: Pick<typeof products.$inferSelect, 'finalPrice' | 'priceDue'>,
  usual: { readonly finalPrice: number },
): ShopItem['promoted'] {
  return priceDue === null || finalPrice >= usual.finalPrice
    ? null
    : { price: finalPrice, until: ictDate(priceDue.getTime() - 1) };
}

/** Items as their shop sees them, by id: two statements, however many there are. */
export async function itemsById(
  orm: Orm,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ShopItem>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ product: products, category: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  const options = await orm
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, [...ids]))
    .orderBy(asc(productOptions.position), asc(productOptions.id));
  const of = Map.groupBy(options, ({ productId }) => productId);
  return new Map(
    rows.flatMap(({ product: row, category }) => {
      const product = asUsual(row);
      const picture = pictureOf(product.cover, language);
      if (picture === null) return [];
      const item: ShopItem = {
        id: product.id,
        sku: product.sku,
        name: textOf(product.name, language),
        slug: product.slug,
        category: textOf(category, language),
        picture,
        state: saleOf(product),
        price: product.price,
        discount: product.price - product.finalPrice,
        finalPrice: product.finalPrice,
        appPrice: product.appPrice,
        promoted: promotedOf(row, product),
        stock: product.stock,
        soldCount: product.soldCount,
        preparationDays: product.shipping.preparationDays,
        changedAt: product.updatedAt.toISOString(),
        options: (of.get(product.id) ?? []).map((option) => ({
          id: option.id,
          sku: option.sku,
          name: textOf(option.name, language),
          color: option.color,
          additionalAmount: option.extraPrice,
          stock: option.stock,
        })),
      };
      return [[product.id, item] as const];
    }),
  );
}
