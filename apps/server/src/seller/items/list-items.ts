import { type ItemSort, type ItemTab, itemTabs } from '@hien/domain';
import { type SQL, and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { pageMeta } from '../../db/page.ts';
import { productOptions, products, untranslated } from '../../db/schema/shop.ts';
import { textSql } from '../../db/json-sql.ts';
import { searchRanks } from '../../db/search-vector.ts';
import { byName } from '../../db/words-in.ts';
import type { Orm } from '../../db/database.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { type ShopItem, itemsById, saleSql, underTab } from './item-rows.ts';

/** No shop has it: who has no shop has no items. */
const nobodys = 0;

const orders: Readonly<Record<Exclude<ItemSort, 'name'>, SQL>> = {
  changed: desc(products.updatedAt),
  stock: asc(products.stock),
  price: asc(products.price),
  sold: desc(products.soldCount),
};

/** The items of the caller's shop. Its tabs are counted over all of them, in their index alone (`products_of_shop`), while the page is read. */
export function listShopItems({ database }: Services): Handler<'listShopItems'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const { page = 1, limit = 20, tab, sort = 'changed', q = '', missing } = call.query;
    const mine = and(
      eq(products.sellerId, (await ownShop(orm, userId)) ?? nobodys),
      isNull(products.deletedAt),
      found(q),
      missing === undefined ? undefined : sql.raw(untranslated(missing)),
    );
    const [counts, items] = await Promise.all([countTabs(orm, mine), pageOf()]);
    const total =
      tab === undefined ? itemTabs.reduce((sum, one) => sum + counts[one], 0) : counts[tab];
    return { items, meta: pageMeta(page, limit, total), counts };

    async function pageOf(): Promise<ShopItem[]> {
      const rows = await orm
        .select({ id: products.id })
        .from(products)
        .where(tab === undefined ? mine : and(mine, underTab[tab]))
        .orderBy(
          // As its name is read on this page.
          sort === 'name' ? byName(sql.raw(textSql('products.name', call.language))) : orders[sort],
          desc(products.id),
        )
        .offset((page - 1) * limit)
        .limit(limit);
      const ids = rows.map(({ id }) => id);
      const byId = await itemsById(orm, ids, call.language);
      return ids.flatMap((id) => byId.get(id) ?? []);
    }
  };
}

async function countTabs(orm: Orm, mine: SQL | undefined): Promise<Record<ItemTab, number>> {
  const counted = await orm
    .select({ state: saleSql, items: count() })
    .from(products)
    .where(mine)
    .groupBy(saleSql);
  return Object.fromEntries(
    itemTabs.map((tab) => [tab, counted.find(({ state }) => state === tab)?.items ?? 0]),
  ) as Record<ItemTab, number>;
}

/** Items whose name has the words, accents or not, or whose number or an option's begins so. */
function found(q: string): SQL | undefined {
  const text = q.trim();
  if (text === '') return undefined;
  const ranks = searchRanks(text);
  const begins = sql`lower(${text})`;
  return or(
    ranks === null ? undefined : sql`${products.search} @@ ${ranks.any}::tsquery`,
    sql`starts_with(lower(${products.sku}), ${begins})`,
    sql`exists (select 1 from ${productOptions} where ${productOptions.productId} = ${products.id}
      and starts_with(lower(${productOptions.sku}), ${begins}))`,
  );
}
