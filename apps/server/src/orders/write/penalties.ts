import { addMonths, limits } from '@hien/domain';
import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { notices } from '../../db/schema/orders.ts';
import { penalties } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';
import { openCases } from './staff-cases.ts';

/** What a seller's points mean (2.8): a warning, a stop of new sales, a look by staff. */
export type PenaltyStep = 'none' | 'warning' | 'stopped' | 'review';

export function penaltyStep(points: number): PenaltyStep {
  if (points >= limits.penalty.adminReviewAt) return 'review';
  if (points >= limits.penalty.temporaryStopAt) return 'stopped';
  return points >= limits.penalty.warningAt ? 'warning' : 'none';
}

export type NewPenalty = {
  readonly sellerId: number;
  readonly orderItemId: number;
  readonly points: number;
  readonly because: string;
  /** Makes it one penalty, however often it is tried. */
  readonly key: string;
};

/** A step of the ladder that a seller came to, by which penalty and with how many points. */
type Climb = {
  readonly sellerId: number;
  readonly step: PenaltyStep;
  readonly points: number;
  readonly key: string;
};

/**
 * Missed deadlines, and what the sellers' points come to with them. As many statements for twenty as for one.
 * @param at when they were missed: their points count until `limits.penalty.keptMonths` later.
 */
export async function givePenalties(
  tx: Orm,
  asked: readonly NewPenalty[],
  at: number,
): Promise<void> {
  if (asked.length === 0) return;
  const given = await tx
    .insert(penalties)
    .values(
      asked.map((penalty) => ({
        ...penalty,
        at: new Date(at),
        endsAt: new Date(addMonths(at, limits.penalty.keptMonths)),
      })),
    )
    .onConflictDoNothing({ target: penalties.key })
    .returning({ key: penalties.key });
  const keys = new Set(given.map(({ key }) => key));
  const fresh = asked.filter(({ key }) => keys.delete(key));
  if (fresh.length === 0) return;
  const climbs = climbsOf(fresh, await pointsOf(tx, fresh, at));
  if (climbs.length > 0) await climb(tx, climbs, at);
}

/** The points that count now, by seller. */
async function pointsOf(
  tx: Orm,
  given: readonly NewPenalty[],
  at: number,
): Promise<ReadonlyMap<number, number>> {
  const sellerIds = [...new Set(given.map(({ sellerId }) => sellerId))];
  const sums = await tx
    .select({
      sellerId: penalties.sellerId,
      points: sql<number>`sum(${penalties.points})::int`,
    })
    .from(penalties)
    .where(and(inArray(penalties.sellerId, sellerIds), gt(penalties.endsAt, new Date(at))))
    .groupBy(penalties.sellerId);
  return new Map(sums.map(({ sellerId, points }) => [sellerId, points]));
}

/** The steps that these penalties led to, one after the other. */
function climbsOf(given: readonly NewPenalty[], points: ReadonlyMap<number, number>): Climb[] {
  const standing = new Map(points);
  for (const penalty of given)
    standing.set(penalty.sellerId, (standing.get(penalty.sellerId) ?? 0) - penalty.points);
  return given.flatMap(({ sellerId, points: more, key }) => {
    const before = standing.get(sellerId) ?? 0;
    const after = before + more;
    standing.set(sellerId, after);
    const step = penaltyStep(after);
    return step === penaltyStep(before) ? [] : [{ sellerId, step, points: after, key }];
  });
}

async function climb(tx: Orm, climbs: readonly Climb[], at: number): Promise<void> {
  const people = await tx
    .select({ id: sellers.id, userId: sellers.userId })
    .from(sellers)
    .where(
      inArray(
        sellers.id,
        climbs.map(({ sellerId }) => sellerId),
      ),
    );
  const stopped = climbs.filter(({ step }) => step === 'stopped' || step === 'review');
  if (stopped.length > 0)
    await tx
      .update(sellers)
      .set({ salesStoppedAt: new Date(at) })
      .where(
        and(
          inArray(
            sellers.id,
            stopped.map(({ sellerId }) => sellerId),
          ),
          isNull(sellers.salesStoppedAt),
        ),
      );
  await openCases(
    tx,
    climbs
      .filter(({ step }) => step === 'review')
      .map(({ sellerId, points, key }) => ({
        queue: 'admin' as const,
        because: 'seller-penalties',
        facts: { sellerId, points },
        key: `penalty:${key}`,
      })),
    at,
  );
  const news = climbs.flatMap(({ sellerId, step, points, key }) => {
    const userId = people.find(({ id }) => id === sellerId)?.userId ?? null;
    if (userId === null) return [];
    return [
      {
        userId,
        about: `seller.penalty-${step}`,
        to: 'seller' as const,
        values: { points },
        key: `penalty:${key}:${step}`,
        at: new Date(at),
      },
    ];
  });
  if (news.length > 0)
    await tx.insert(notices).values(news).onConflictDoNothing({ target: notices.key });
}

/** Points that no longer count may bring a seller back below the stop: new sales begin again. Staff decide about a review. */
export async function liftStops(tx: Orm, at: number): Promise<void> {
  await tx.execute(sql`
    update sellers set sales_stopped_at = null
    where sales_stopped_at is not null
      and (select coalesce(sum(points), 0) from penalties p where p.seller_id = sellers.id and p.ends_at > ${new Date(at)})
        < ${limits.penalty.temporaryStopAt}`);
}
