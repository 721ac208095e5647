import { type Reason, apply, couponMachine } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { userCoupons } from '../db/schema/rewards.ts';
import type { OwnCoupon } from './coupons.ts';

/** Uses a coupon for goods of this amount, once: whoever comes second is told so. Null when it was used. */
export async function useCoupon(
  tx: Orm,
  coupon: OwnCoupon,
  { amount, at }: { readonly amount: number; readonly at: number },
): Promise<Reason | null> {
  const applied = apply(couponMachine, coupon, {
    event: 'use',
    by: 'member',
    at,
    payload: { amount },
  });
  if (!applied.ok) return applied.refusal.reason;
  const { state, version, changedAt } = applied.entity;
  const changed = await tx
    .update(userCoupons)
    .set({ state, version, changedAt: new Date(changedAt) })
    .where(and(eq(userCoupons.id, coupon.id), eq(userCoupons.version, coupon.version)))
    .returning({ id: userCoupons.id });
  return changed.length === 0 ? 'COUPON_USED' : null;
}
