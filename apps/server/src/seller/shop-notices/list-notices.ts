import { shopNoticeStates } from '@hien/domain';
import { and, count, desc, eq } from 'drizzle-orm';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { shopNotices } from '../../db/schema/shop-words.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { isIn, shownNotice, standingOf } from './kept-notices.ts';

const limit = 20;

/** What the caller's shop says, said or will say about itself. */
export function listShopNotices({ database, now }: Services): Handler<'listShopNotices'> {
  return async ({ query: { page = 1, state, id }, signedIn }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const at = now();
    const own = standingOf((await ownShop(orm, userId)) ?? 0);
    const counted = async (...wanted: Parameters<typeof and>) => {
      const [row] = await orm
        .select({ count: count() })
        .from(shopNotices)
        .where(and(own, ...wanted));
      return row?.count ?? 0;
    };
    const counts = Object.fromEntries(
      await Promise.all(
        shopNoticeStates.map(async (one) => [one, await counted(isIn(one, new Date(at)))] as const),
      ),
    ) as Answer<'listShopNotices'>['counts'];
    const wanted = [
      state === undefined ? undefined : isIn(state, new Date(at)),
      id === undefined ? undefined : eq(shopNotices.id, id),
    ];
    const rows = await orm
      .select()
      .from(shopNotices)
      .where(and(own, ...wanted))
      .orderBy(desc(shopNotices.endsAt), desc(shopNotices.id))
      .limit(limit)
      .offset(offsetOf({ page, limit }));
    return {
      items: rows.map((row) => shownNotice(row, at)),
      meta: pageMeta(page, limit, await counted(...wanted)),
      counts,
    };
  };
}
