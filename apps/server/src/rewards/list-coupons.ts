import { and, eq, sql } from 'drizzle-orm';
import { offsetOf, pageMeta } from '../db/page.ts';
import { userCoupons } from '../db/schema/rewards.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { wireCoupon } from './wire-coupon.ts';

/** The member's coupons. One past its date counts as expired even before the nightly job. */
export function listCoupons({ database, now }: Services): Handler<'listCoupons'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20, state } = call.query;
    const moment = now();
    const at = new Date(moment).toISOString();
    const shown = sql`case when ${userCoupons.state} = 'available' and ${userCoupons.until} < ${at}::timestamptz then 'expired' else ${userCoupons.state} end`;
    const mine = eq(userCoupons.userId, userId);
    const where = and(mine, state === undefined ? undefined : sql`${shown} = ${state}`);
    const usable = sql<boolean>`(${shown} = 'available' and ${userCoupons.from} <= ${at}::timestamptz)`;
    const count = sql<number>`count(*)::int`;
    const [rows, [counted], [usableNow]] = await Promise.all([
      database.orm
        .select()
        .from(userCoupons)
        .where(where)
        .orderBy(
          sql`case ${shown} when 'available' then 0 when 'used' then 1 else 2 end`,
          sql`${usable} desc`,
          sql`case when ${shown} = 'available' then ${userCoupons.until} end`,
          sql`${userCoupons.changedAt} desc`,
          userCoupons.id,
        )
        .limit(limit)
        .offset(offsetOf({ page, limit })),
      database.orm.select({ total: count }).from(userCoupons).where(where),
      database.orm.select({ total: count }).from(userCoupons).where(and(mine, usable)),
    ]);
    const total = counted?.total ?? 0;
    return {
      items: rows.map((coupon) => wireCoupon(coupon, moment, call.language)),
      meta: pageMeta(page, limit, total),
      available: usableNow?.total ?? 0,
    };
  };
}
