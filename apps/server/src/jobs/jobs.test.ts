import { daysAfter, movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices, orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { pointLots, userCoupons } from '../db/schema/rewards.ts';
import { penalties } from '../db/schema/settlement.ts';
import { changeItems } from '../orders/write/change-items.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { sampleCoupons, sampleLots } from '../seed/orders/rewards.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { passTime } from './pass-time.ts';
import { roundsQueue, startJobs } from './start-jobs.ts';

const hour = 3_600_000;
const day = 24 * hour;
const loud = (error: unknown): never => {
  throw error;
};

describe.each(databaseKinds)('time on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
  });
  afterAll(() => database.close());

  const place = async () => {
    const made = await database.orm.transaction((tx) => createOrders(tx, newGroup()));
    return { ...made, orderId: made.orders[0]?.orderId ?? 0 };
  };
  const pay = (groupId: number, captured: number) =>
    database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: null, captured, at: testNow + hour }),
    );
  const stateOf = async (orderId: number) => {
    const [row] = await database.orm
      .select({ state: orderItems.state, reminded: orderItems.reminded })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId));
    return row;
  };

  test('what falls due while the server stands still is made up for, step by step', async () => {
    const unpaid = await place();
    const late = await place();
    await pay(late.groupId, late.total);
    const sent = await place();
    await pay(sent.groupId, sent.total);
    await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: sent.orderId,
        command: {
          event: 'seller.dispatch',
          by: 'seller',
          at: testNow + 2 * hour,
          payload: { shipment: { kind: 'self' } },
        },
        who: { userId: 2 },
      }),
    );
    await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId: sent.orderId,
        command: { event: 'delivered', by: 'carrier', at: testNow + 3 * hour, payload: {} },
        who: { userId: null },
      }),
    );
    await passTime(database, daysAfter(testNow, 5) + hour, loud);
    expect((await stateOf(unpaid.orderId))?.state).toBe('cancel_completed');
    expect((await stateOf(late.orderId))?.state).toBe('dispatch_delayed');
    expect((await stateOf(sent.orderId))?.reminded.length).toBeGreaterThan(0);
    const told = await database.orm
      .select({ about: notices.about })
      .from(notices)
      .where(eq(notices.orderId, sent.orderId));
    expect(told.filter(({ about }) => about === 'order.confirm-reminder').length).toBe(1);
    expect((await database.orm.select().from(penalties)).length).toBe(1);
    await passTime(database, testNow + 40 * day, loud);
    await passTime(database, testNow + 40 * day, loud);
    expect((await stateOf(sent.orderId))?.state).toBe('confirmed');
    const [order] = await database.orm.select().from(orders).where(eq(orders.id, sent.orderId));
    expect(order?.code).toBe(5);
    const [group] = await database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, unpaid.groupId));
    expect(group?.cancelledAt).not.toBeNull();
  });

  test('points and coupons end once their date has passed, once', async () => {
    const later = testNow + 50 * day;
    await database.orm.insert(pointLots).values(sampleLots(later).map(({ lot }) => lot));
    await database.orm
      .insert(userCoupons)
      .values(sampleCoupons(testNow).filter(({ userId }) => userId === 1));
    await passTime(database, later + day, loud);
    const mailed = async (about: string) =>
      (
        await database.orm
          .select({ values: outbox.values })
          .from(outbox)
          .where(eq(outbox.template, 'points-step'))
      ).filter(({ values }) => values?.['about'] === about).length;
    expect(await mailed('points.expiring')).toBe(2);
    await passTime(database, testNow + 800 * day, loud);
    await passTime(database, testNow + 800 * day + 1, loud);
    expect(await mailed('points.expired')).toBe(3);
    const lots = await database.orm.select({ state: pointLots.state }).from(pointLots);
    expect(new Set(lots.map(({ state }) => state))).toEqual(new Set(['used', 'expired']));
    const coupons = await database.orm.select({ state: userCoupons.state }).from(userCoupons);
    expect(new Set(coupons.map(({ state }) => state))).toEqual(new Set(['expired']));
  });

  test('a round whose server died keeps no other waiting', async () => {
    const clock = movableClock(testNow);
    const made = await place();
    const jobs = await startJobs({ database, now: () => clock.now(), onError: loud });
    // What a server leaves behind that died in its round: a round that is taken for alive.
    await database.rows(
      {
        text: `insert into jobs.job (name, state, started_on, policy, expire_seconds, heartbeat_seconds, heartbeat_on)
          select name, 'active', now(), policy, expire_seconds, heartbeat_seconds, now() from jobs.queue where name = $1`,
      },
      [roundsQueue],
    );
    clock.moveTo(testNow + 30 * day);
    await jobs.soon();
    // Two seconds between two looks at the queue; a dead round is given up after more than thirty.
    await vi.waitFor(
      async () => expect((await stateOf(made.orderId))?.state).toBe('cancel_completed'),
      { timeout: 12_000, interval: 100 },
    );
    await jobs.stop();
  }, 60_000);

  test('the queue runs on the database, in two servers at once', async () => {
    const clock = movableClock(testNow);
    const made = await place();
    const start = () => startJobs({ database, now: () => clock.now(), onError: loud });
    const first = await start();
    const second = await start();
    clock.moveTo(testNow + 30 * day);
    await first.soon();
    await vi.waitFor(
      async () => expect((await stateOf(made.orderId))?.state).toBe('cancel_completed'),
      { timeout: 20_000, interval: 100 },
    );
    await Promise.all([first.stop(), second.stop()]);
  }, 60_000);
});
