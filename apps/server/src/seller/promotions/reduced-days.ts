import { type PromotionDays, ictDate, startOfDate } from '@hien/domain';
import { and, eq, gte, ne, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { promotions } from '../../db/schema/promotions.ts';
import type { PromotionRow } from './stored-promotion.ts';

/**
 * On which days promotions of a shop reduce its items: those that wait or run on the days they take, those that are over on
 * the days they ran. Past ones count from the first day of the year that `since` is in.
 */
export async function reducedDays(
  orm: Orm,
  sellerId: number,
  { except, since }: { readonly except: number | null; readonly since: string },
): Promise<ReadonlyMap<number, readonly PromotionDays[]>> {
  const year = new Date(startOfDate(`${since.slice(0, 4)}-01-01`) ?? 0);
  const rows = await orm
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.sellerId, sellerId),
        ne(promotions.state, 'rejected'),
        or(ne(promotions.state, 'finished'), gte(promotions.endsAt, year)),
        except === null ? undefined : ne(promotions.id, except),
      ),
    );
  const days = new Map<number, PromotionDays[]>();
  for (const { startsOn, endsOn, items } of rows.flatMap(taken))
    for (const { id, price } of items)
      if (price !== null) days.set(id, [...(days.get(id) ?? []), { startsOn, endsOn }]);
  return days;
}

function taken({ state, live, asked, endsAt, changedAt }: PromotionRow) {
  if (state === 'finished') {
    // Stopped before its last day it ran until then, before its first day never.
    const endsOn = ictDate(Math.min(endsAt.getTime(), changedAt.getTime()));
    return live === null || endsOn < live.startsOn ? [] : [{ ...live, endsOn }];
  }
  if (live === null) return [asked];
  return state === 'edit_request' ? [live, asked] : [live];
}
