import { daysAfter, limits, movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderItems } from '../db/schema/orders.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { changeItems } from '../orders/write/change-items.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signIn, testApp } from '../testing/test-app.ts';
import { type DemoClock, openDemoClock } from './demo-clock.ts';

const minute = 60_000;
const day = 86_400_000;
type Headers = { readonly authorization: string };

describe.each(databaseKinds)('the clock of a demonstration on %s', (kind) => {
  let server: TestApp;
  let admin: Headers;
  let clock: DemoClock;
  const machine = movableClock(testNow);

  const read = async (headers: Headers, app = server.app) => {
    const answer = await app.inject({ url: '/admin/clock', headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const move = async (to: number, headers: Headers = admin, app = server.app) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/clock/move',
      headers,
      payload: { to: new Date(to).toISOString() },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const stateOf = async (orderId: number) => {
    const [row] = await server.database.orm
      .select({ state: orderItems.state })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId));
    return row?.state;
  };
  /** An order of the fixture's, paid and delivered at the hour of the tests. */
  const deliver = () =>
    server.database.orm.transaction(async (tx) => {
      const made = await createOrders(tx, newGroup());
      const orderId = made.orders[0]?.orderId ?? 0;
      const at = testNow;
      await payGroup(tx, { groupId: made.groupId, attemptId: null, captured: made.total, at });
      await changeItems(tx, {
        orderId,
        command: {
          event: 'seller.dispatch',
          by: 'seller',
          at,
          payload: { shipment: { kind: 'self' } },
        },
        who: { userId: 2 },
      });
      await changeItems(tx, {
        orderId,
        command: { event: 'delivered', by: 'carrier', at, payload: {} },
        who: { userId: null },
      });
      return { orderId, number: made.orders[0]?.number };
    });

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows(
      { text: `update users set roles = '{admin}' where email = 'tho@hien.example'` },
      [],
    );
    clock = await openDemoClock(database, machine);
    server = await testApp(database, { demoClock: clock });
    admin = await signIn(server.app, 'tho@hien.example');
  });
  afterAll(() => server.close());

  test('a server that is no demonstration has none', async () => {
    const app = await testAppWithout(server);
    const headers = await signIn(app.app, 'tho@hien.example');
    expect(await read(headers, app.app)).toMatchObject({
      status: 404,
      body: { code: 'DEMO_ONLY' },
    });
    expect(await move(testNow + day, headers, app.app)).toMatchObject({
      status: 404,
      body: { code: 'DEMO_ONLY' },
    });
    await app.app.close();
  });

  test('members neither see nor move it', async () => {
    const member = await signIn(server.app, 'khach@hien.example');
    expect((await read(member)).status).toBe(403);
    expect((await move(testNow + day, member)).status).toBe(403);
  });

  test('tells the time and what it does next, lines of one order as one', async () => {
    const { orderId, number } = await deliver();
    const { body } = await read(admin);
    expect(body.data).toMatchObject({
      now: new Date(testNow).toISOString(),
      ahead_seconds: 0,
      due: [{ order_id: orderId, number, lines: 1, timer: 'confirm-reminder-1' }],
    });
  });

  test('tells of planned posts, and of the letter where somebody reads it', async () => {
    const planned = new Date(testNow + minute);
    await server.database.rows(
      {
        text: `insert into share_posts (user_id, title, publish_at, updated_at) values (1, 'Bài hẹn giờ', $1, $1)`,
      },
      [planned],
    );
    await server.database.rows(
      {
        text: `insert into newsletter_subscribers (email, language, consent_at, confirmed_at)
          values ('doc@hien.example', 'vi', $1, $1), ('cho@hien.example', 'vi', $1, null)`,
      },
      [new Date(testNow)],
    );
    const { due } = (await read(admin)).body.data;
    const of = (timer: string) => due.filter((one: { timer: string }) => one.timer === timer);
    expect(of('post-planned')).toEqual([
      {
        order_id: null,
        number: null,
        thing: 'Bài hẹn giờ',
        lines: 1,
        timer: 'post-planned',
        at: planned.toISOString(),
      },
    ]);
    // Midnight in Vietnam.
    expect(of('newsletter-due')).toMatchObject([
      { thing: '2026-11', lines: 1, at: '2026-11-30T17:00:00.000Z' },
    ]);
    // What staff hold does not leave.
    await server.database.rows(
      {
        text: `insert into letters (month, held_at, version, changed_at) values ('2026-11', $1, 1, $1)`,
      },
      [new Date(testNow)],
    );
    const held = (await read(admin)).body.data.due;
    expect(held.map(({ timer }: { timer: string }) => timer)).not.toContain('newsletter-due');
    await server.database.rows({ text: 'delete from share_posts' }, []);
  });

  test('tells of months, lines, auctions and planned bids', async () => {
    const [company] = await server.database.rows<{ id: number; user_id: number }>(
      { text: 'select id, user_id from contractors order by id limit 1' },
      [],
    );
    const at = (days: number) => new Date(testNow + days * day);
    const { id = 0, user_id: userId = 0 } = company ?? {};
    await server.database.rows(
      {
        text: `insert into memberships (contractor_id, user_id, state, version, plan, cities, period_start, period_end, anchor_day, reminded, look_at, changed_at)
          values ($1, $2, 'purchased', 0, 'basic', '[{"city":"Huế","position":51}]', $3, $4, 1, 3, $4, $3)`,
      },
      [id, userId, at(-30), at(1)],
    );
    await server.database.rows(
      {
        text: `insert into place_waits (contractor_id, user_id, city, state, version, position, offer_until, joined_at, changed_at)
          values ($1, $2, 'Huế', 'offered', 1, 11, $3, $4, $4)`,
      },
      [id, userId, at(0.5), at(0)],
    );
    await server.database.rows(
      {
        text: `insert into auctions (city, week, week_key, owner_key, head, lines, look_at)
          values ('Huế', '2026-11-23', '', '', '', 0, '2026-11-22T17:00:00Z')`,
      },
      [],
    );
    const [group] = await server.database.rows<{ id: number }>(
      {
        text: `insert into payment_groups (number, user_id, purpose, method, goods, total, placed_at, due_at, paid_at)
          values ('SO-PLAN-1', $1, 'auction', 'QR', 600000, 600000, $2, $2, $2) returning id`,
      },
      [userId, at(0)],
    );
    await server.database.rows(
      {
        text: `insert into bid_orders (group_id, contractor_id, city, week, slot, amount, state, placed_at, due_at)
          values ($1, $2, 'Huế', '2026-12-07', 1, 600000, 'planned', $3, $3)`,
      },
      [group?.id, id, at(0)],
    );
    const { due } = (await read(admin)).body.data;
    const of = (timer: string) =>
      due
        .filter((one: { timer: string }) => one.timer === timer)
        .map((one: { at: string; lines: number }) => [one.at, one.lines]);
    expect(of('ad-renews')).toEqual([[at(1).toISOString(), 1]]);
    expect(of('place-offer-ends')).toEqual([[at(0.5).toISOString(), 1]]);
    expect(of('auction-starts')).toEqual([['2026-11-22T17:00:00.000Z', 1]]);
    expect(of('auction-opens')).toEqual([['2026-11-29T17:00:00.000Z', 1]]);
    for (const table of ['bid_orders', 'auctions', 'place_waits', 'memberships'])
      await server.database.rows({ text: `delete from ${table}` }, []);
  });

  test('goes forward alone, and not too far', async () => {
    expect((await move(testNow - day)).body.data.ahead_seconds).toBe(0);
    expect((await move(testNow + 400 * day)).body).toMatchObject({
      code: 'CLOCK_TOO_FAR',
      errors: [{ field: 'to' }],
    });
    const to = testNow + 5 * minute;
    const pressed = await Promise.all([move(to), move(to), move(to)]);
    expect(pressed.map(({ body }) => body.data.ahead_seconds)).toEqual([300, 300, 300]);
    machine.advance(minute);
    expect(clock.now()).toBe(testNow + 6 * minute);
  });

  test('another process has the same time, and never an older one', async () => {
    const other = await openDemoClock(server.database, machine);
    expect(other.now()).toBe(clock.now());
    const to = clock.now() + 10 * minute;
    await other.moveTo(to);
    expect(clock.now()).toBeLessThan(to);
    expect(await clock.refresh()).toBe(to);
    await Promise.all([clock.moveTo(to + minute), other.moveTo(to + 2 * minute), clock.refresh()]);
    expect(await clock.refresh()).toBe(to + 2 * minute);
    expect(await other.refresh()).toBe(to + 2 * minute);
  });

  test('an order confirms itself at once when its day has come', async () => {
    const { orderId } = await deliver();
    const failures: unknown[] = [];
    const jobs = await startJobs({
      database: server.database,
      now: () => clock.refresh(),
      onError: (error) => failures.push(error),
    });
    clock.onMove(() => void jobs.soon());
    await move(daysAfter(testNow, 10));
    await vi.waitFor(async () => expect(await stateOf(orderId)).toBe('confirmed'), {
      timeout: 20_000,
      interval: 100,
    });
    await jobs.stop();
    expect(failures).toEqual([]);
  }, 60_000);

  test('whoever is signed in stays so, and codes come to their end', async () => {
    const member = await signIn(server.app, 'khach@hien.example');
    const profile = () => server.app.inject({ url: '/app/user/profile', headers: member });
    await move(clock.now() + 45 * day);
    expect((await profile()).statusCode).toBe(200);
    machine.advance(31 * day);
    expect((await profile()).statusCode).toBe(401);
  });

  test('a leap is no time without use: it ends no session of staff, and keeps none open', async () => {
    const leftFor = limits.session.staffIdleHours * 60 * minute;
    admin = await signIn(server.app, 'tho@hien.example');
    await move(clock.now() + 2 * day);
    expect((await read(admin)).status).toBe(200);
    machine.advance(leftFor + minute);
    expect((await read(admin)).status).toBe(401);
    // So it is for a session that was opened on a clock that had been moved.
    admin = await signIn(server.app, 'tho@hien.example');
    machine.advance(leftFor - minute);
    expect((await read(admin)).status).toBe(200);
    machine.advance(leftFor + minute);
    expect((await read(admin)).status).toBe(401);
  });
});

/** The same database behind a server that people rely on. */
function testAppWithout({ database }: TestApp): Promise<TestApp> {
  return testApp(database);
}
