import { blankItem, ictDate, itemFaults } from '@hien/domain';
import { count, desc } from 'drizzle-orm';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { itemDrafts } from '../../db/schema/shop.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { askedOfCategories } from './asked-of-categories.ts';
import { newDraftsOf } from './new-drafts.ts';

const limit = 20;

/** New items that the caller's shop is writing, the one that was typed last first. */
export function listItemDrafts({ database, now }: Services): Handler<'listItemDrafts'> {
  return async ({ query: { page = 1 }, signedIn, language }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const own = newDraftsOf((await ownShop(orm, userId)) ?? 0);
    const today = ictDate(now());
    const [sum] = await orm.select({ count: count() }).from(itemDrafts).where(own);
    const rows = await orm
      .select()
      .from(itemDrafts)
      .where(own)
      .orderBy(desc(itemDrafts.savedAt), desc(itemDrafts.id))
      .limit(limit)
      .offset(offsetOf({ page, limit }));
    const askedOf = await askedOfCategories(orm);
    return {
      items: rows.map(({ key, version, content, savedAt }) => {
        const typed = { ...blankItem, ...content };
        const faults = itemFaults(typed, today, askedOf(typed));
        return {
          draft: key,
          version,
          sku: typed.sku,
          name: typed.name[language] || typed.name.vi,
          picture: typed.pictures[0] ?? null,
          missing: new Set(faults.map(({ field }) => field)).size,
          savedAt: savedAt.toISOString(),
        };
      }),
      meta: pageMeta(page, limit, sum?.count ?? 0),
    };
  };
}
