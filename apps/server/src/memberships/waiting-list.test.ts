import { randomUUID } from 'node:crypto';
import { fromIct, limits, movableClock } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractorPositions, contractors } from '../db/schema/contractors.ts';
import { outbox } from '../db/schema/mail.ts';
import { adOrders, memberships, placeWaits } from '../db/schema/memberships.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { passTime } from '../jobs/pass-time.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { plantContractors } from '../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { signInToShop, type TestApp, testApp } from '../testing/test-app.ts';

type Overview = Answer<'readMembership'>;
type Headers = { authorization: string };

const hour = 3_600_000;
const day = 24 * hour;
const { gold } = limits.ad;
const here = 'Hà Nội';
const companies = 8;
const all = Array.from({ length: companies }, (_, at) => at);

describe.each(databaseKinds)('the line for a gold place on %s', (kind) => {
  let start = fromIct(2026, 3, 2, 9);
  const clock = movableClock(start);
  let server: TestApp;
  let owners: Headers[] = [];
  /** Somebody else, who has the forty places. */
  let holder = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantContractors(database, {
      count: companies + 1,
      cities: [here, 'Huế'],
      admitted: () => true,
    });
    server = await testApp(database, { clock, payments: paymentsAt('http://127.0.0.1:9') });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    start += 40 * day;
    clock.moveTo(start);
    owners = [];
    for (const at of all)
      owners.push(await signInToShop(server.app, `nha-thau-${at}@hien.example`));
    const { orm } = server.database;
    await orm.delete(placeWaits);
    await orm.delete(memberships);
    await orm.delete(adOrders);
    await orm.delete(paymentGroups);
    await orm.delete(contractorPositions);
    await orm.delete(notices);
    await orm.delete(outbox);
    const rows = await orm.select({ id: contractors.id }).from(contractors);
    holder = Math.max(...rows.map(({ id }) => id));
    await orm.insert(contractorPositions).values(
      Array.from({ length: 40 }, (_, at) => ({
        city: here,
        position: gold.firstPosition + at,
        contractorId: holder,
        runsUntil: new Date(start + 30 * day),
        shown: false,
      })),
    );
  });

  const send = async (what: string, payload: object, at = 0) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/ad-membership/${what}`,
      headers: owners[at] ?? {},
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Overview & Answer<'placeAdOrder'>>() };
  };
  const join = (at = 0, city = here) => send('waiting', { city }, at);
  const order = (at: number) =>
    send(
      'place',
      {
        plan: 'gold',
        cities: [here],
        method: 'QR',
        terms: true,
        expectedTotal: gold.monthlyVnd,
        idempotencyKey: randomUUID(),
      },
      at,
    );
  const waits = async (at: number) => {
    const answer = await server.app.inject({
      url: '/mall/api/ad-membership/mine',
      headers: owners[at] ?? {},
    });
    return answer.json<Overview>().waits;
  };
  const passes = async (ms: number) => {
    clock.moveTo(clock.now() + ms);
    await passTime(server.database, clock.now(), (error) => {
      throw error;
    });
  };
  const frees = (position: number) =>
    server.database.orm
      .delete(contractorPositions)
      .where(and(eq(contractorPositions.city, here), eq(contractorPositions.position, position)));
  const pay = (groupId: number) =>
    server.database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: null, captured: gold.monthlyVnd, at: clock.now() }),
    );
  const told = async () =>
    (await server.database.orm.select().from(notices)).map(({ about }) => about);

  test('first come, first in line; pressed twice it is one place; nobody waits where a place is free', async () => {
    expect((await join(0)).body.waits).toMatchObject([{ city: here, place: 1, offerUntil: null }]);
    const [again, second] = await Promise.all([join(0), join(1)]);
    expect([again.status, second.status]).toEqual([200, 200]);
    expect(await waits(1)).toMatchObject([{ place: 2 }]);
    expect((await join(0, 'Huế')).status).toBe(422);
    expect((await join(0, 'Atlantis')).status).toBe(422);
  });

  test('a place that becomes free is kept a day for the first, then for the next', async () => {
    await join(0);
    await join(1);
    await frees(23);
    // Free, and nobody's to take past the line.
    expect((await order(2)).status).toBe(422);
    await passes(hour);
    expect(await waits(0)).toMatchObject([
      { offerUntil: new Date(clock.now() + day).toISOString() },
    ]);
    expect(await waits(1)).toMatchObject([{ place: 1, offerUntil: null }]);
    expect((await order(2)).status).toBe(422);
    await passes(day);
    expect(await waits(0)).toHaveLength(1);
    await passes(1);
    expect(await waits(0)).toEqual([]);
    expect((await waits(1))[0]?.offerUntil).toBe(new Date(clock.now() + day).toISOString());
    const mine = await order(1);
    expect(mine.body.places).toEqual([{ city: here, position: 23 }]);
    expect(await pay(mine.body.groupId)).toBe('paid');
    expect(await waits(1)).toEqual([]);
    expect(await told()).toEqual([
      'place.offered',
      'place.lapsed',
      'place.offered',
      'membership.purchased',
    ]);
    const mails = await server.database.orm.select().from(outbox);
    expect(mails.map(({ template }) => template)).toEqual([
      'place-step',
      'place-step',
      'place-step',
      'membership-step',
    ]);
  });

  test('who lets an order go keeps the offer; who pays at its end has the place', async () => {
    await join(0);
    await join(1);
    await frees(11);
    await passes(1);
    const first = await order(0);
    expect((await send(`order/${first.body.id}/cancel`, {})).status).toBe(200);
    expect((await order(1)).status).toBe(422);
    await passes(day - hour / 2);
    const last = await order(0);
    expect(last.body.places).toEqual([{ city: here, position: 11 }]);
    // The day is over while the order waits for its money.
    await passes(hour * 0.75);
    expect(await pay(last.body.groupId)).toBe('paid');
    await passes(1);
    expect((await waits(1))[0]?.offerUntil).toBeNull();
  });

  test('who leaves makes room for the next', async () => {
    const { body } = await join(0);
    await join(1);
    await frees(50);
    await passes(1);
    const id = body.waits[0]?.id ?? 0;
    expect((await send(`waiting/${id}/leave`, {}, 1)).status).toBe(404);
    expect((await send(`waiting/${id}/leave`, {})).body.waits).toEqual([]);
    expect((await send(`waiting/${id}/leave`, {})).status).toBe(200);
    await passes(1);
    expect((await waits(1))[0]?.offerUntil).not.toBeNull();
  });

  test('who leaves the line while an order waits for its money keeps the place of the order', async () => {
    await join(0);
    await join(1);
    await frees(27);
    await passes(1);
    const mine = await order(0);
    const [wait] = await waits(0);
    expect((await send(`waiting/${wait?.id}/leave`, {})).body.waits).toEqual([]);
    await passes(1);
    expect((await waits(1))[0]?.offerUntil).toBeNull();
    expect(await pay(mine.body.groupId)).toBe('paid');
    const places = await server.database.orm
      .select()
      .from(contractorPositions)
      .where(eq(contractorPositions.position, 27));
    expect(places).toMatchObject([{ shown: true }]);
    expect(places[0]?.contractorId).not.toBe(holder);
  });

  test('eight at once for the fortieth place, with a line: each place has one, and the line is kept', async () => {
    await Promise.all([join(0), join(1), join(2)]);
    const before = await Promise.all([0, 1, 2].map(async (at) => (await waits(at))[0]?.place));
    expect(before.toSorted()).toEqual([1, 2, 3]);
    await frees(31);
    const rounds = () =>
      passTime(server.database, clock.now(), (error) => {
        throw error;
      });
    const answers = await Promise.all([...all.map((at) => order(at)), rounds(), rounds()]);
    const won = answers.flatMap((answer, at) => (answer?.status === 200 ? [at] : []));
    const first = before.indexOf(1);
    expect(won.filter((at) => at !== first)).toEqual([]);
    await rounds();
    const offered = await server.database.orm
      .select()
      .from(placeWaits)
      .where(eq(placeWaits.state, 'offered'));
    expect(won.length + offered.length).toBeGreaterThanOrEqual(1);
    const taken = await server.database.orm
      .select()
      .from(contractorPositions)
      .where(eq(contractorPositions.city, here));
    expect(taken).toHaveLength(40);
    expect(taken.filter(({ contractorId }) => contractorId !== holder)).toHaveLength(1);
  });
});
