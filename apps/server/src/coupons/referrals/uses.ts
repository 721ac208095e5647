import { count, desc, eq } from 'drizzle-orm';
import { casesPerPage } from '../../cases/case-list.ts';
import { offsetOf, pageMeta } from '../../db/page.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { referralCodes } from '../../db/schema/rewards.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';

/** Payments that named a code, the newest first. Who bought is not told: it is nothing that a code's owner is reckoned by. */
export function listReferralUses({ database: { orm } }: Services): Handler<'listReferralUses'> {
  return async ({ params: { id }, query: { page = 1 } }) => {
    const [referral] = await orm.select().from(referralCodes).where(eq(referralCodes.id, id));
    if (referral === undefined) throw new ApiError('NOT_FOUND');
    const named = eq(paymentGroups.referralCode, referral.code);
    const limit = casesPerPage;
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(paymentGroups).where(named),
      orm
        .select()
        .from(paymentGroups)
        .where(named)
        .orderBy(desc(paymentGroups.placedAt), desc(paymentGroups.id))
        .limit(limit)
        .offset(offsetOf({ page, limit })),
    ]);
    return {
      data: {
        items: rows.map(({ number, purpose, placedAt, total: sum, paidAt, cancelledAt }) => ({
          number,
          purpose: purpose === 'design' ? ('design' as const) : ('shop' as const),
          placed_at: placedAt.toISOString(),
          total: sum,
          paid_at: paidAt?.toISOString() ?? null,
          cancelled_at: cancelledAt?.toISOString() ?? null,
        })),
        meta: pageMeta(page, limit, total?.n ?? 0),
      },
    };
  };
}
