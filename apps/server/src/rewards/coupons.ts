import type { Coupon } from '@hien/domain';
import { asc, desc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import type { LocalizedText } from '../db/schema/columns.ts';
import { userCoupons } from '../db/schema/rewards.ts';

/** A member's coupon: the domain's, with its words. */
export type OwnCoupon = Coupon & {
  readonly id: number;
  readonly code: string;
  readonly name: LocalizedText;
};

/** A row as the domain's coupon. */
export function couponOf(row: typeof userCoupons.$inferSelect): OwnCoupon {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.getTime(),
    value: row.value,
    minimum: row.minimum,
    from: row.from.getTime(),
    until: row.until.getTime(),
  };
}

/** The member's coupons, those that end first in front. */
export async function readCoupons(orm: Orm, userId: number): Promise<OwnCoupon[]> {
  const rows = await orm
    .select()
    .from(userCoupons)
    .where(eq(userCoupons.userId, userId))
    // What is over never crowds out what can be used.
    .orderBy(desc(eq(userCoupons.state, 'available')), asc(userCoupons.until), asc(userCoupons.id))
    .limit(100);
  return rows.map(couponOf);
}
