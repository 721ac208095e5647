import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices } from '../db/schema/orders.ts';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { expireRewards } from './expire.ts';
import { revokePoints } from './revoke-points.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** 00:05 of 20 November 2026 in Vietnam: when the day's round may begin. */
const begins = Date.parse('2026-11-19T17:05:00Z');

describe.each(databaseKinds)('the end of points on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  async function lot(
    source: string,
    { left, endsAt = begins + 90 * day }: { readonly left: number; readonly endsAt?: number },
  ): Promise<number> {
    const [row] = await database.orm
      .insert(pointLots)
      .values({
        userId: 1,
        source,
        state: left === 0 ? 'used' : 'active',
        earned: 500,
        left,
        earnedAt: new Date(endsAt - 365 * day),
        expiresAt: new Date(endsAt),
        changedAt: new Date(endsAt - 365 * day),
      })
      .returning({ id: pointLots.id });
    return row?.id ?? 0;
  }
  /** What members were written of points, with how many. */
  async function told(): Promise<(readonly [about: unknown, points: unknown])[]> {
    const mails = await database.orm
      .select({ values: outbox.values })
      .from(outbox)
      .where(eq(outbox.template, 'points-step'))
      .orderBy(outbox.id);
    return mails.map(({ values }) => [values?.['about'], values?.['points']] as const);
  }
  const lotNow = async (id: number) =>
    (await database.orm.select().from(pointLots).where(eq(pointLots.id, id)))[0];

  test('a day is done once, from five past midnight on', async () => {
    expect(await expireRewards(database, begins - 1)).toBe(false);
    expect(await expireRewards(database, begins)).toBe(true);
    expect(await expireRewards(database, begins + 12 * 60 * minute)).toBe(false);
    expect(await expireRewards(database, begins + day)).toBe(true);
  });

  test('whoever has points is told thirty and seven days before they end, once each', async () => {
    await lot('reminded', { left: 321, endsAt: begins + 40 * day });
    const on = async (days: number) => {
      const before = (await told()).length;
      await expireRewards(database, begins + days * day);
      return (await told()).slice(before);
    };
    expect(await on(9)).toEqual([]);
    expect(await on(11)).toEqual([['points.expiring', 321]]);
    expect(await on(12)).toEqual([]);
    expect(await on(34)).toEqual([['points.expiring', 321]]);
    expect(await on(35)).toEqual([]);
    expect(await on(41)).toEqual([['points.expired', 321]]);
    expect(await on(42)).toEqual([]);
  });

  test('points that end leave with what was left, and are told under their own key', async () => {
    const id = await lot('ends', { left: 70, endsAt: begins + 50 * day });
    const spent = await lot('spent', { left: 0, endsAt: begins + 50 * day });
    await expireRewards(database, begins + 50 * day);
    expect(await lotNow(id)).toMatchObject({ state: 'active', left: 70 });
    await expireRewards(database, begins + 51 * day);
    expect(await lotNow(id)).toMatchObject({ state: 'expired', version: 1 });
    expect(await lotNow(spent)).toMatchObject({ state: 'used', version: 0 });
    const moves = await database.orm.select().from(pointMoves).where(eq(pointMoves.lotId, id));
    expect(moves).toMatchObject([{ kind: 'expire', amount: -70, userId: 1 }]);
    const news = await database.orm
      .select({ about: notices.about, values: notices.values })
      .from(notices)
      .where(eq(notices.key, `points:${id}:expired`));
    expect(news).toEqual([{ about: 'points.expired', values: { points: 70 } }]);
  });

  test('a coupon ends after its last moment; one that was used or still counts stays', async () => {
    const until = begins + 60 * day;
    const coupon = (code: string, more: Partial<typeof userCoupons.$inferInsert> = {}) => ({
      userId: 1,
      code,
      name: { vi: code, en: null, ko: null },
      value: { kind: 'amount' as const, amount: 50_000 },
      from: new Date(begins),
      until: new Date(until),
      changedAt: new Date(begins),
      ...more,
    });
    await database.orm
      .insert(userCoupons)
      .values([
        coupon('HET'),
        coupon('DUNG', { state: 'used' }),
        coupon('CON', { until: new Date(until + 2 * day) }),
      ]);
    const now = async () =>
      (await database.orm.select().from(userCoupons).orderBy(userCoupons.id)).map(
        ({ code, state, version, changedAt }) => [code, state, version, changedAt.getTime()],
      );
    await expireRewards(database, until);
    expect((await now()).map(([, state]) => state)).toEqual(['available', 'used', 'available']);
    await expireRewards(database, until + day);
    expect(await now()).toEqual([
      ['HET', 'expired', 1, until + 1],
      ['DUNG', 'used', 0, begins],
      ['CON', 'available', 0, begins],
    ]);
  });

  test('points that are taken back leave with what was left of them, and their owner is told', async () => {
    const id = await lot('review:7', { left: 180 });
    const used = await lot('review:8', { left: 0 });
    const ended = await lot('review:10', { left: 90 });
    await database.orm.update(pointLots).set({ state: 'expired' }).where(eq(pointLots.id, ended));
    const before = (await told()).length;
    const revoke = (source: string) =>
      database.orm.transaction((tx) => revokePoints(tx, source, 'abusive', begins));
    await revoke('review:7');
    await revoke('review:7');
    await revoke('review:8');
    await revoke('review:9');
    await revoke('review:10');
    // What ended before has left already.
    expect(await lotNow(ended)).toMatchObject({ state: 'expired', left: 90, version: 0 });
    expect(await lotNow(id)).toMatchObject({ state: 'revoked', left: 0, earned: 500 });
    // What was spent before stays spent: no points move.
    expect(await lotNow(used)).toMatchObject({ state: 'revoked', left: 0 });
    const moves = await database.orm.select().from(pointMoves).where(eq(pointMoves.kind, 'revoke'));
    expect(moves).toMatchObject([{ lotId: id, amount: -180, userId: 1 }]);
    expect((await told()).slice(before)).toEqual([['points.revoked', 180]]);
    const news = await database.orm
      .select({ key: notices.key, values: notices.values })
      .from(notices)
      .where(eq(notices.about, 'points.revoked'));
    expect(news).toEqual([{ key: `points:${id}:revoked`, values: { points: 180 } }]);
  });
});
