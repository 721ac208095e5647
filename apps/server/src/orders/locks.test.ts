import { lotExpiry, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockMember } from '../cart/cart-rows.ts';
import type { Database, Orm } from '../db/database.ts';
import { pointLots } from '../db/schema/rewards.ts';
import { spendPoints } from '../rewards/spend-points.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type Placed, ShopFloor } from '../testing/shop-floor.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

const shipment = { kind: 'self' } as const;
const rounds = 12;

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '40P01') || isDeadlock(error.cause));

/** Counts the deadlocks that a second try would hide. */
function counting(database: Database): { database: Database; deadlocks: () => number } {
  let found = 0;
  const orm = new Proxy(database.orm, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: (tx: Orm) => Promise<unknown>) => {
            try {
              return await target.transaction(work);
            } catch (error) {
              if (isDeadlock(error)) found += 1;
              throw error;
            }
          }
        : Reflect.get(target, name),
  });
  return { database: { ...database, orm }, deadlocks: () => found };
}

/** One order of locks for everybody (ADR 0075). PGlite has one connection and cannot wait crosswise. */
describe.runIf(databaseKinds.includes('postgres'))('nobody waits crosswise on PostgreSQL', () => {
  let floor: ShopFloor;
  let server: TestApp;
  let deadlocks: () => number;
  const clock = movableClock(testNow);

  beforeAll(async () => {
    const counted = counting(await freshDatabase('postgres'));
    deadlocks = counted.deadlocks;
    await plant(counted.database);
    await counted.database.rows({ text: 'update product_options set stock = 1000' }, []);
    await counted.database.rows(
      { text: `update users set roles = '{admin}' where email = 'tho@hien.example'` },
      [],
    );
    floor = new ShopFloor(counted.database);
    server = await testApp(counted.database, { clock });
  });
  afterAll(() => server.close());

  test('points that come back and a checkout of the same member', async () => {
    const { orm } = server.database;
    // Many lots, so that each of the two takes them one after the other.
    await orm.insert(pointLots).values(
      Array.from({ length: 12 }, (_, index) => ({
        userId: 1,
        source: `crosswise-${index}`,
        state: 'active' as const,
        earned: 100_000,
        left: 100_000,
        earnedAt: new Date(testNow),
        expiresAt: new Date(lotExpiry(testNow) + index * 86_400_000),
        changedAt: new Date(testNow),
      })),
    );
    const spend = (groupId: number, amount: number) =>
      orm.transaction(async (tx) => {
        await lockMember(tx, 1);
        return spendPoints(tx, { userId: 1, groupId, amount, at: floor.now });
      });
    for (let round = 0; round < rounds; round += 1) {
      const line = newLine({ pointsShare: 600_000 });
      const order = await floor.place({ ...newGroup([line], { method: 'QR' }), pointsAmount: 0 });
      await server.database.rows(
        { text: 'update payment_groups set points_amount = 600000 where id = $1' },
        [order.groupId],
      );
      // Half of every lot was spent for it: what comes back and what is taken now are the same rows.
      await server.database.rows(
        {
          text: `with half as (update point_lots set "left" = 50000 where user_id = 1 returning id)
            insert into point_moves (user_id, lot_id, kind, amount, group_id, at)
            select 1, id, 'spend', -50000, $1, now() from half`,
        },
        [order.groupId],
      );
      await floor.pay(order, order.total);
      const other = await floor.place(newGroup([newLine()], { method: 'QR' }));
      await Promise.allSettled([
        floor.does(order, 'seller', 'cancel.by_seller', { reason: 'OUT_OF_STOCK' }),
        spend(other.groupId, 550_000),
      ]);
      await server.database.rows(
        { text: `update point_lots set "left" = earned, state = 'active' where user_id = 1` },
        [],
      );
    }
    expect(deadlocks()).toBe(0);
  }, 120_000);

  test('an account for a refund and its payment by hand', async () => {
    const buyer = await signInToShop(server.app, 'khach@hien.example');
    const admin = await signIn(server.app, 'tho@hien.example');
    const owed: Placed[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const order = await floor.place(newGroup([newLine()], { method: 'COD' }));
      await floor.does(order, 'seller', 'seller.dispatch', { shipment });
      await floor.does(order, 'carrier', 'delivered', {});
      await floor.does(order, 'buyer', 'refund.request', {
        reason: 'DEFECTIVE',
        text: 'Gãy',
        pictures: ['/media/uploads/a.webp'],
      });
      await floor.does(order, 'seller', 'refund.pickup_started', { shipment });
      await floor.does(order, 'seller', 'refund.received', {});
      await floor.does(order, 'seller', 'refund.confirm', { amount: 0 });
      owed.push(order);
    }
    const send = (url: string, payload: object, headers: typeof buyer) =>
      server.app.inject({ method: 'POST', url, headers, payload });
    for (const { orderId, groupId } of owed) {
      const [row] = await floor.returnsOf(groupId);
      const [named, paid] = await Promise.all([
        send(
          `/mall/api/order/${orderId}/refund-account`,
          { bank: 'Vietcombank', account: '0071000123456', holder: 'NGUYEN AN' },
          buyer,
        ),
        send(`/admin/money-return/pay/${row?.id}`, { proof: 'FT1', expected_version: 0 }, admin),
      ]);
      expect([named.statusCode, paid.statusCode]).toEqual([200, 200]);
    }
    expect(deadlocks()).toBe(0);
  }, 120_000);
});
