import { promotionStates } from '@hien/domain';
import { and, count, desc, eq } from 'drizzle-orm';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { promotions } from '../../db/schema/promotions.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { plannedPromotions } from './planned-promotions.ts';
import { shownPromotions } from './wire-promotion.ts';

const limit = 20;

/** The promotions of the caller's shop, and which days and items they take. */
export function listShopPromotions({ database, now }: Services): Handler<'listShopPromotions'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const { page = 1, state, id } = call.query;
    const sellerId = (await ownShop(orm, userId)) ?? 0;
    const mine = eq(promotions.sellerId, sellerId);
    const counted = await orm
      .select({ state: promotions.state, count: count() })
      .from(promotions)
      .where(mine)
      .groupBy(promotions.state);
    const counts = Object.fromEntries(
      promotionStates.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
    ) as Answer<'listShopPromotions'>['counts'];
    const rows = await orm
      .select()
      .from(promotions)
      .where(
        and(
          mine,
          state === undefined ? undefined : eq(promotions.state, state),
          id === undefined ? undefined : eq(promotions.id, id),
        ),
      )
      .orderBy(desc(promotions.changedAt), desc(promotions.id))
      .limit(limit)
      .offset(offsetOf({ page, limit }));
    const total =
      id !== undefined
        ? rows.length
        : state === undefined
          ? counted.reduce((sum, row) => sum + row.count, 0)
          : counts[state];
    return {
      items: await shownPromotions(orm, rows, now(), call.language),
      meta: pageMeta(page, limit, total),
      counts,
      planned: (await plannedPromotions(orm, sellerId)).map((one) => ({
        ...one,
        itemIds: [...one.itemIds],
      })),
    };
  };
}
