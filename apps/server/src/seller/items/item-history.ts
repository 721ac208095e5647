import { displayName } from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import { textOf } from '../../db/localized.ts';
import { users } from '../../db/schema/account.ts';
import { itemChanges, productOptions, products } from '../../db/schema/shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';

/** How many the newest are. */
const newest = 20;

/** Who changed what of an item, in one statement over its index. */
export function listShopItemChanges({ database }: Services): Handler<'listShopItemChanges'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const sellerId = await ownShop(orm, userId);
    if (sellerId === null) return { items: [] };
    const rows = await orm
      .select({
        change: itemChanges,
        option: productOptions.name,
        by: { first_name: users.firstName, last_name: users.lastName },
      })
      .from(itemChanges)
      .innerJoin(products, eq(products.id, itemChanges.productId))
      .leftJoin(productOptions, eq(productOptions.id, itemChanges.optionId))
      .leftJoin(users, eq(users.id, itemChanges.userId))
      .where(and(eq(itemChanges.productId, query.id), eq(products.sellerId, sellerId)))
      .orderBy(desc(itemChanges.id))
      .limit(newest);
    return {
      items: rows.map(({ change: { id, what, before, after, at }, option, by }) => ({
        id,
        what,
        option: option === null ? null : textOf(option, language),
        before,
        after,
        by: by === null ? '' : displayName(by, language),
        at: at.toISOString(),
      })),
    };
  };
}
