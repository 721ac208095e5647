import { addMonths, limits } from '@hien/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { notices } from '../../db/schema/orders.ts';
import { staffCases } from '../../db/schema/payments.ts';
import { penalties } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';

/** What a seller's points mean (2.8): a warning, a stop of new sales, a look by staff. */
export type PenaltyStep = 'none' | 'warning' | 'stopped' | 'review';

export function penaltyStep(points: number): PenaltyStep {
  if (points >= limits.penalty.adminReviewAt) return 'review';
  if (points >= limits.penalty.temporaryStopAt) return 'stopped';
  return points >= limits.penalty.warningAt ? 'warning' : 'none';
}

/** A seller's points that count at this moment. */
export async function penaltyPoints(tx: Orm, sellerId: number, at: number): Promise<number> {
  const [sum] = await tx
    .select({ points: sql<number>`coalesce(sum(${penalties.points}), 0)::int` })
    .from(penalties)
    .where(and(eq(penalties.sellerId, sellerId), gt(penalties.endsAt, new Date(at))));
  return sum?.points ?? 0;
}

/** One more missed deadline, and what the seller's points come to with it. The key makes it one, however often it is tried. */
export async function givePenalty(
  tx: Orm,
  penalty: {
    readonly sellerId: number;
    readonly orderItemId: number;
    readonly points: number;
    readonly because: string;
    readonly key: string;
    readonly at: number;
  },
): Promise<void> {
  const { at, ...values } = penalty;
  const given = await tx
    .insert(penalties)
    .values({
      ...values,
      at: new Date(at),
      endsAt: new Date(addMonths(at, limits.penalty.keptMonths)),
    })
    .onConflictDoNothing({ target: penalties.key })
    .returning({ id: penalties.id });
  if (given.length === 0) return;
  const points = await penaltyPoints(tx, penalty.sellerId, at);
  const step = penaltyStep(points);
  if (step !== penaltyStep(points - penalty.points))
    await climb(tx, penalty.sellerId, step, points, penalty.key, at);
}

async function climb(
  tx: Orm,
  sellerId: number,
  step: PenaltyStep,
  points: number,
  key: string,
  at: number,
): Promise<void> {
  const [seller] = await tx
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  if (step === 'stopped' || step === 'review')
    await tx
      .update(sellers)
      .set({ salesStoppedAt: new Date(at) })
      .where(and(eq(sellers.id, sellerId), isNull(sellers.salesStoppedAt)));
  if (step === 'review')
    await tx
      .insert(staffCases)
      .values({
        queue: 'admin',
        because: 'seller-penalties',
        facts: { sellerId, points },
        key: `penalty:${key}`,
        openedAt: new Date(at),
      })
      .onConflictDoNothing({ target: staffCases.key });
  if (seller?.userId != null)
    await tx
      .insert(notices)
      .values({
        userId: seller.userId,
        about: `seller.penalty-${step}`,
        to: 'seller',
        values: { points },
        key: `penalty:${key}:${step}`,
        at: new Date(at),
      })
      .onConflictDoNothing({ target: notices.key });
}

/** Points that no longer count may bring a seller back below the stop: new sales begin again. Staff decide about a review. */
export async function liftStops(tx: Orm, at: number): Promise<void> {
  await tx.execute(sql`
    update sellers set sales_stopped_at = null
    where sales_stopped_at is not null
      and (select coalesce(sum(points), 0) from penalties p where p.seller_id = sellers.id and p.ends_at > ${new Date(at)})
        < ${limits.penalty.temporaryStopAt}`);
}
