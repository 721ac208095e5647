import { type PenaltyStep, addMonths, limits, penaltyStep, stopsAgain } from '@hien/domain';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { notices } from '../../db/schema/orders.ts';
import { penalties } from '../../db/schema/settlement.ts';
import { sellers } from '../../db/schema/shop.ts';
import { mailInto } from '../../mail/mail.ts';
import { pointsAt } from '../../penalties-of.ts';
import { openCases } from './staff-cases.ts';

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
  const climbs = climbsOf(fresh, await pointsAt(tx, shopsOf(fresh), at));
  if (climbs.length > 0) await climb(tx, climbs, at);
  await stopAgain(tx, fresh, at);
}

const shopsOf = (given: readonly NewPenalty[]): number[] => [
  ...new Set(given.map(({ sellerId }) => sellerId)),
];

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
  const stopped = climbs.filter(({ step }) => step === 'stopped' || step === 'review');
  if (stopped.length > 0)
    await stopSales(
      tx,
      stopped.map(({ sellerId }) => sellerId),
      at,
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
  await tellOwners(
    tx,
    climbs.map(({ sellerId, step, points, key }) => ({
      sellerId,
      points,
      about: `seller.penalty-${step}`,
      key: `penalty:${key}:${step}`,
    })),
    at,
  );
}

const stopSales = (tx: Orm, sellerIds: readonly number[], at: number) =>
  tx
    .update(sellers)
    .set({
      salesStoppedAt: new Date(at),
      salesStoppedBy: 'penalties',
      salesResumedAt: null,
      salesVersion: sql`${sellers.salesVersion} + 1`,
    })
    .where(and(inArray(sellers.id, [...sellerIds]), isNull(sellers.salesStoppedAt)))
    .returning({ id: sellers.id });

/** Shops that staff let go on in spite of their points, and that went on missing deadlines (docs/adr/0152). */
async function stopAgain(tx: Orm, given: readonly NewPenalty[], at: number): Promise<void> {
  const since = await tx
    .select({ sellerId: sellers.id, points: sql<number>`sum(${penalties.points})::int` })
    .from(sellers)
    .innerJoin(
      penalties,
      and(eq(penalties.sellerId, sellers.id), gt(penalties.at, sellers.salesResumedAt)),
    )
    .where(and(inArray(sellers.id, shopsOf(given)), isNotNull(sellers.salesResumedAt)))
    .groupBy(sellers.id);
  const points = await pointsAt(tx, shopsOf(given), at);
  const again = since
    .filter((one) => stopsAgain({ points: points.get(one.sellerId) ?? 0, since: one.points }))
    .map(({ sellerId }) => sellerId);
  if (again.length === 0) return;
  const stopped = await stopSales(tx, again, at);
  await tellOwners(
    tx,
    stopped.map(({ id }) => ({
      sellerId: id,
      points: points.get(id) ?? 0,
      about: 'seller.penalty-stopped',
      key: `penalty:again:${id}:${at}`,
    })),
    at,
  );
}

/** Who keeps a shop reads what its points led to. */
async function tellOwners(
  tx: Orm,
  told: readonly { sellerId: number; points: number; about: string; key: string }[],
  at: number,
): Promise<void> {
  if (told.length === 0) return;
  const people = await tx
    .select({
      id: sellers.id,
      userId: sellers.userId,
      name: sellers.name,
      email: users.email,
      language: users.language,
    })
    .from(sellers)
    .leftJoin(users, eq(users.id, sellers.userId))
    .where(
      inArray(
        sellers.id,
        told.map(({ sellerId }) => sellerId),
      ),
    );
  const news = told.flatMap(({ sellerId, points, about, key }) => {
    const userId = people.find(({ id }) => id === sellerId)?.userId ?? null;
    if (userId === null) return [];
    return [{ userId, about, to: 'seller' as const, values: { points }, key, at: new Date(at) }];
  });
  if (news.length > 0)
    await tx.insert(notices).values(news).onConflictDoNothing({ target: notices.key });
  // A stop is mailed too: who does not open the shop today would learn of it from orders that do not come.
  for (const { sellerId, about, key } of told) {
    const owner = people.find(({ id }) => id === sellerId);
    if (about !== 'seller.penalty-stopped' || owner?.email == null) continue;
    await mailInto(() => at).send(tx, 'shop-sales-step', {
      to: owner.email,
      language: owner.language ?? 'vi',
      key: `notice:${key}`,
      values: { about: 'seller.penalty-stopped', shop: owner.name, reason: '' },
    });
  }
}

/** Points that no longer count may bring a seller back below the stop: new sales begin again. What staff stopped, staff resume. */
export async function liftStops(tx: Orm, at: number): Promise<void> {
  await tx.execute(sql`
    update sellers set sales_stopped_at = null, sales_stopped_by = null, sales_version = sales_version + 1
    where sales_stopped_at is not null and sales_stopped_by is distinct from 'staff'
      and (select coalesce(sum(points), 0) from penalties p where p.seller_id = sellers.id and p.ends_at > ${new Date(at)})
        < ${limits.penalty.temporaryStopAt}`);
}
