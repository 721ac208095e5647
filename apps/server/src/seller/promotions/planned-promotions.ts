import type { PlannedPromotion } from '@hien/domain';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { promotions } from '../../db/schema/promotions.ts';
import type { PromotionRow } from './stored-promotion.ts';

/** Days and items that promotions of a shop take: what runs or is planned, and what is asked for. A rejected one takes none. */
export async function plannedPromotions(
  orm: Orm,
  sellerId: number,
): Promise<readonly (PlannedPromotion & Pick<PromotionRow, 'state'>)[]> {
  const rows = await orm
    .select({
      id: promotions.id,
      state: promotions.state,
      live: promotions.live,
      asked: promotions.asked,
    })
    .from(promotions)
    .where(
      and(
        eq(promotions.sellerId, sellerId),
        notInArray(promotions.state, ['finished', 'rejected']),
      ),
    )
    .orderBy(asc(promotions.startsAt), asc(promotions.id));
  return rows.flatMap(({ id, state, live, asked }) => {
    const taken = live === null ? [asked] : state === 'edit_request' ? [live, asked] : [live];
    return taken.map(({ name, startsOn, endsOn, items }) => ({
      id,
      name,
      state,
      startsOn,
      endsOn,
      itemIds: items.map((item) => item.id),
    }));
  });
}
