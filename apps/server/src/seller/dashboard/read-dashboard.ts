import { moment } from '@hien/api/wire';
import { dashboardAsOf, hoursAfter, limits, startOfDate } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import { shopDays } from '../../db/schema/shop-days.ts';
import type { Handler } from '../../http/handler.ts';
import { needOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';

/** What the days of the caller's shop came to, as they were counted at 08:00. */
export function readShopDashboard({ database: { orm } }: Services): Handler<'readShopDashboard'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await needOwnShop(orm, userId);
    const rows = await orm
      .select()
      .from(shopDays)
      .where(eq(shopDays.sellerId, sellerId))
      .orderBy(desc(shopDays.day))
      .limit(limits.dashboard.days);
    const last = startOfDate(rows[0]?.day ?? '');
    return {
      // The 08:00 at which the last of them was over.
      asOf: last === null ? null : moment(dashboardAsOf(hoursAfter(last, 48) - 1)),
      days: rows
        .toReversed()
        .map(({ day, ordered, claims, sold, sales }) => ({ day, ordered, claims, sold, sales })),
    };
  };
}
