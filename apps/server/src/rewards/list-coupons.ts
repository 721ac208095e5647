import { and, eq, sql } from 'drizzle-orm';
import { textOf } from '../db/localized.ts';
import { offsetOf, pageMeta } from '../db/page.ts';
import { userCoupons } from '../db/schema/rewards.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** The member's coupons. One past its date counts as expired even before the nightly job. */
export function listCoupons({ database, now }: Services): Handler<'listCoupons'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20, state } = call.query;
    const at = new Date(now()).toISOString();
    const shown = sql<
      'available' | 'used' | 'expired'
    >`case when ${userCoupons.state} = 'available' and ${userCoupons.until} < ${at}::timestamptz then 'expired' else ${userCoupons.state} end`;
    const mine = eq(userCoupons.userId, userId);
    const where = and(mine, state === undefined ? undefined : sql`${shown} = ${state}`);
    const usable = sql<boolean>`(${shown} = 'available' and ${userCoupons.from} <= ${at}::timestamptz)`;
    const count = sql<number>`count(*)::int`;
    const [rows, [counted], [usableNow]] = await Promise.all([
      database.orm
        .select({ coupon: userCoupons, state: shown, usable })
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
      items: rows.map(({ coupon, state: as, usable: today }) => ({
        id: coupon.id,
        code: coupon.code,
        name: textOf(coupon.name, call.language),
        state: as,
        usable: today,
        kind: coupon.value.kind,
        amount: coupon.value.kind === 'amount' ? coupon.value.amount : null,
        percent: coupon.value.kind === 'percent' ? coupon.value.percent : null,
        max: coupon.value.kind === 'percent' ? coupon.value.max : null,
        minimum: coupon.minimum,
        from: coupon.from.toISOString(),
        until: coupon.until.toISOString(),
      })),
      meta: pageMeta(page, limit, total),
      available: usableNow?.total ?? 0,
    };
  };
}
