import { and, asc, eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { pointLots, pointMoves, userCoupons } from '../db/schema/rewards.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { couponOf } from './coupons.ts';
import { restorablePoints, restoreCoupon, restorePoints } from './restore.ts';
import { spendPoints } from './spend-points.ts';
import { useCoupon } from './use-coupon.ts';

const day = 86_400_000;

describe.each(databaseKinds)('points and coupons that come back on %s', (kind) => {
  let database: Database;
  let groups = 0;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  /** The member's only lots: how many points each has, and in how many days it ends. */
  async function lots(given: readonly { readonly left: number; readonly days: number }[]) {
    await database.orm.delete(pointMoves);
    await database.orm.delete(pointLots);
    const made = await database.orm
      .insert(pointLots)
      .values(
        given.map(({ left, days }, index) => ({
          userId: 1,
          source: `back:${index}`,
          earned: left,
          left,
          earnedAt: new Date(testNow - 30 * day),
          expiresAt: new Date(testNow + days * day),
          changedAt: new Date(testNow - 30 * day),
        })),
      )
      .returning({ id: pointLots.id });
    return made.map(({ id }) => id);
  }
  const stored = () => database.orm.select().from(pointLots).orderBy(asc(pointLots.id));
  const movesOf = async (of: 'spend' | 'restore', groupId: number) =>
    (
      await database.orm
        .select()
        .from(pointMoves)
        .where(and(eq(pointMoves.kind, of), eq(pointMoves.groupId, groupId)))
        .orderBy(asc(pointMoves.id))
    ).map(({ lotId, amount, orderItemId }) => [lotId, amount, orderItemId]);
  const spend = async (amount: number, at = testNow) => {
    const groupId = (groups += 1);
    const reason = await database.orm.transaction((tx) =>
      spendPoints(tx, { userId: 1, groupId, amount, at }),
    );
    return { groupId, reason };
  };
  const restore = (
    groupId: number,
    shares: readonly (readonly [orderItemId: number, amount: number])[],
    at = testNow,
  ) =>
    database.orm.transaction((tx) =>
      restorePoints(tx, {
        groupId,
        userId: 1,
        shares: shares.map(([orderItemId, amount]) => ({ orderItemId, amount })),
        at,
      }),
    );

  test('are taken from what ends first, and put back first where life is longest', async () => {
    const [late, soon, next] = await lots([
      { left: 500, days: 90 },
      { left: 100, days: 3 },
      { left: 200, days: 40 },
    ]);
    const { groupId, reason } = await spend(350);
    expect(reason).toBeNull();
    expect(await movesOf('spend', groupId)).toEqual([
      [soon, -100, null],
      [next, -200, null],
      [late, -50, null],
    ]);
    expect((await stored()).map(({ left, state, version }) => [left, state, version])).toEqual([
      [450, 'active', 1],
      [0, 'used', 1],
      [0, 'used', 1],
    ]);
    // The first line's share of 120, then the other's of 230: 50 and 70 of 200; then 130 and the 100 that end first.
    await restore(groupId, [
      [7, 120],
      [8, 230],
    ]);
    expect(await movesOf('restore', groupId)).toEqual([
      [late, 50, 7],
      [next, 70, 7],
      [next, 130, 8],
      [soon, 100, 8],
    ]);
    expect((await stored()).map(({ left, state }) => [left, state])).toEqual([
      [500, 'active'],
      [100, 'active'],
      [200, 'active'],
    ]);
  });

  test('what came back once does not come back again, and what nobody took does not come', async () => {
    await lots([{ left: 300, days: 30 }]);
    const { groupId } = await spend(200);
    const other = await spend(50);
    await restore(groupId, [[7, 150]]);
    expect(await database.orm.transaction((tx) => restorablePoints(tx, groupId, testNow))).toBe(50);
    await restore(groupId, [[8, 150]]);
    await restore(groupId, [[9, 10]]);
    expect((await movesOf('restore', groupId)).map(([, amount]) => amount)).toEqual([150, 50]);
    expect((await stored()).map(({ left }) => left)).toEqual([250]);
    expect(await movesOf('restore', other.groupId)).toEqual([]);
    // Nothing is asked for: nothing is written either.
    const [before] = await stored();
    await restore(other.groupId, [[10, 0]]);
    expect(await stored()).toEqual([before]);
  });

  test('what has ended or was taken away since stays gone; to its last moment it comes back', async () => {
    const [ends, stays, taken] = await lots([
      { left: 100, days: 3 },
      { left: 200, days: 40 },
      { left: 400, days: 50 },
    ]);
    const { groupId } = await spend(700);
    await database.orm
      .update(pointLots)
      .set({ state: 'revoked' })
      .where(eq(pointLots.id, taken ?? 0));
    const last = testNow + 3 * day;
    const restorable = (at: number) =>
      database.orm.transaction((tx) => restorablePoints(tx, groupId, at));
    expect([await restorable(last), await restorable(last + 1)]).toEqual([300, 200]);
    await restore(groupId, [[7, 210]], last);
    await restore(groupId, [[8, 490]], last + 1);
    expect(await movesOf('restore', groupId)).toEqual([
      [stays, 200, 7],
      [ends, 10, 7],
    ]);
  });

  test('more than there is, or what has ended, is not taken at all', async () => {
    await lots([
      { left: 100, days: 3 },
      { left: 200, days: -1 },
    ]);
    const before = await stored();
    expect((await spend(101)).reason).toBe('NOT_ENOUGH_POINTS');
    expect(await stored()).toEqual(before);
    const { groupId, reason } = await spend(0);
    expect([reason, await movesOf('spend', groupId)]).toEqual([null, []]);
  });

  test('however lots, lines and days fall: nothing is lost, and nothing comes from nowhere', async () => {
    const lot = fc.record({
      left: fc.integer({ min: 1, max: 500 }),
      days: fc.integer({ min: 1, max: 9 }),
    });
    const part = fc.record({
      shares: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 4 }),
      day: fc.integer({ min: 0, max: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(lot, { minLength: 1, maxLength: 5 }),
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (given, parts, portion) => {
          const ids = await lots(given);
          const amount = Math.floor(portion * given.reduce((all, { left }) => all + left, 0));
          const { groupId } = await spend(amount);
          // By hand: what was taken of each lot, from the one that ends first.
          const taken = new Map<number, { days: number; open: number }>();
          let toTake = amount;
          for (const [id, { left, days }] of given
            .map((one, index) => [ids[index] ?? 0, one] as const)
            .toSorted(([a, x], [b, y]) => x.days - y.days || a - b)) {
            taken.set(id, { days, open: Math.min(left, toTake) });
            toTake -= Math.min(left, toTake);
          }
          let come = 0;
          for (const { shares, day: on } of parts.toSorted((a, b) => a.day - b.day)) {
            const wanted = shares.reduce((all, share) => all + share, 0);
            const alive = [...taken.values()].filter(({ days }) => on <= days);
            let back = Math.min(
              wanted,
              alive.reduce((all, { open }) => all + open, 0),
            );
            come += back;
            for (const one of alive.toSorted((a, b) => b.days - a.days)) {
              const of = Math.min(back, one.open);
              one.open -= of;
              back -= of;
            }
            await restore(
              groupId,
              shares.map((share, index) => [index + 1, share]),
              testNow + on * day,
            );
          }
          const restored = (await movesOf('restore', groupId)).map(([, back]) => Number(back));
          expect(restored.reduce((all, back) => all + back, 0)).toBe(come);
          const left = (await stored()).reduce((all, one) => all + one.left, 0);
          expect(left).toBe(given.reduce((all, one) => all + one.left, 0) - amount + come);
        },
      ),
      { numRuns: 20, seed: 20_261_123 },
    );
  });

  describe('a coupon', () => {
    const until = testNow + 10 * day;
    async function coupon(state: 'available' | 'used') {
      await database.orm.delete(userCoupons);
      const [made] = await database.orm
        .insert(userCoupons)
        .values({
          userId: 1,
          code: 'VE',
          name: { vi: 'Về', en: null, ko: null },
          state,
          value: { kind: 'percent', percent: 10, max: 50_000 },
          from: new Date(testNow - day),
          until: new Date(until),
          changedAt: new Date(testNow - day),
        })
        .returning();
      if (made === undefined) throw new Error('no coupon');
      return made;
    }
    const now = async (id: number) =>
      (
        await database.orm
          .select()
          .from(userCoupons)
          .where(inArray(userCoupons.id, [id]))
      )[0];
    const giveBack = (id: number, at: number) =>
      database.orm.transaction((tx) => restoreCoupon(tx, id, at));

    test('comes back to its last moment, as a change of its own', async () => {
      const used = await coupon('used');
      await giveBack(used.id, until);
      expect(await now(used.id)).toMatchObject({
        state: 'available',
        version: used.version + 1,
        changedAt: new Date(until),
      });
    });

    test('that has ended stays used; one that was never used, or is not there, stays as it is', async () => {
      const used = await coupon('used');
      await giveBack(used.id, until + 1);
      await giveBack(used.id + 1, testNow);
      expect(await now(used.id)).toEqual(used);
      const unused = await coupon('available');
      await giveBack(unused.id, testNow);
      expect(await now(unused.id)).toEqual(unused);
    });

    test('that does not count is not used, and says why', async () => {
      const fresh = await coupon('available');
      await database.orm.update(userCoupons).set({ minimum: 50_000 });
      const before = await now(fresh.id);
      const press = (amount: number, at: number) =>
        database.orm.transaction((tx) =>
          useCoupon(tx, couponOf({ ...fresh, minimum: 50_000 }), { amount, at }),
        );
      expect([
        await press(49_999, testNow),
        await press(50_000, until + 1),
        await press(50_000, testNow - day - 1),
      ]).toEqual(['COUPON_MINIMUM', 'COUPON_NOT_VALID_NOW', 'COUPON_NOT_VALID_NOW']);
      expect(await now(fresh.id)).toEqual(before);
      expect(await press(50_000, until)).toBeNull();
    });

    test('is used once by whoever read it as it is', async () => {
      const fresh = await coupon('available');
      const press = () =>
        database.orm.transaction((tx) =>
          useCoupon(tx, couponOf(fresh), { amount: 100_000, at: testNow }),
        );
      expect([await press(), await press()]).toEqual([null, 'COUPON_USED']);
      expect(await now(fresh.id)).toMatchObject({ state: 'used', version: fresh.version + 1 });
    });
  });
});
