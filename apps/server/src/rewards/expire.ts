import { advance, couponMachine, ictDate, lotMachine, startOfDay, timersOf } from '@hien/domain';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { settings } from '../db/schema/system.ts';
import { notifyMember } from '../notices/notify-member.ts';
import { lotOf } from './lot-of.ts';

const batch = 200;
const minute = 60_000;
const key = 'rewards-day';

/** Takes part of what is due, changes it, and says whether there may be more. */
type Round = (tx: Orm, now: number) => Promise<number>;

const expireLots: Round = async (tx, now) => {
  const rows = await tx
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.state, 'active'), lt(pointLots.expiresAt, new Date(now))))
    .orderBy(asc(pointLots.expiresAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const row of rows) {
    const { entity } = advance(lotMachine, lotOf(row), now);
    await tx
      .update(pointLots)
      .set({
        state: entity.state,
        version: entity.version,
        changedAt: new Date(entity.changedAt),
      })
      .where(eq(pointLots.id, row.id));
    await tx.insert(pointMoves).values({
      userId: row.userId,
      lotId: row.id,
      kind: 'expire',
      amount: -row.left,
      at: new Date(entity.changedAt),
    });
    await tell(tx, row, 'points.expired', 'expired', entity.changedAt);
  }
  return rows.length;
};

const expireCoupons: Round = async (tx, now) => {
  const rows = await tx
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.state, 'available'), lt(userCoupons.until, new Date(now))))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const row of rows) {
    const { entity } = advance(
      couponMachine,
      {
        ...row,
        from: row.from.getTime(),
        until: row.until.getTime(),
        changedAt: row.changedAt.getTime(),
      },
      now,
    );
    await tx
      .update(userCoupons)
      .set({
        state: entity.state,
        version: entity.version,
        changedAt: new Date(entity.changedAt),
      })
      .where(eq(userCoupons.id, row.id));
  }
  return rows.length;
};

async function tell(
  tx: Orm,
  row: typeof pointLots.$inferSelect,
  about: 'points.expired' | 'points.expiring',
  occasion: string,
  at: number,
): Promise<void> {
  const { userId, left: points } = row;
  await notifyMember(tx, {
    userId,
    key: `points:${row.id}:${occasion}`,
    at,
    values: { points },
    mail: { template: 'points-step', values: { about, points, until: row.expiresAt.getTime() } },
  });
}

/** Thirty and seven days before points end; the key of the notice says it once. After a stop only the later one. */
async function remind(tx: Orm, now: number): Promise<void> {
  const month = 31 * 24 * 60 * minute;
  const rows = await tx
    .select()
    .from(pointLots)
    .where(
      and(
        eq(pointLots.state, 'active'),
        sql`${pointLots.expiresAt} between ${new Date(now).toISOString()}::timestamptz and ${new Date(now + month).toISOString()}::timestamptz`,
      ),
    );
  for (const row of rows) {
    const due = timersOf(lotMachine, lotOf(row)).filter(
      (timer) => timer.kind === 'reminder' && timer.at < now,
    );
    const newest = due.at(-1);
    if (newest !== undefined) await tell(tx, row, 'points.expiring', newest.name, now);
  }
}

/**
 * Points and coupons whose date has passed, at 00:05 in Vietnam. A server that slept through it does it when it wakes:
 * what counts is whether the day was done, not whether the minute was met.
 */
export async function expireRewards(database: Database, now: number): Promise<boolean> {
  const today = ictDate(now);
  if (now < startOfDay(now) + 5 * minute) return false;
  const [done] = await database.orm.select().from(settings).where(eq(settings.key, key));
  if (done?.value === today) return false;
  for (const round of [expireLots, expireCoupons])
    while ((await database.orm.transaction((tx) => round(tx, now))) === batch);
  await database.orm.transaction((tx) => remind(tx, now));
  await database.orm
    .insert(settings)
    .values({ key, value: today, updatedAt: new Date(now) })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: today, updatedAt: new Date(now) },
    });
  return true;
}
