import { randomUUID } from 'node:crypto';
import { daysAfter, fromIct, limits, movableClock, transferMemo } from '@hien/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { contractorPositions, contractors } from '../db/schema/contractors.ts';
import { adOrders, memberships } from '../db/schema/memberships.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import type { Answer } from '../http/handler.ts';
import { passTime } from '../jobs/pass-time.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { handleTransfer } from '../payments/handle-transfer.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plantContractors } from '../testing/contractors.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { signInToShop, type TestApp, testApp } from '../testing/test-app.ts';

type Overview = Answer<'readMembership'>;
type Failure = {
  code: string | number;
  message: string;
  current: { total: number };
  errors: { field: string; code: string; message: string }[];
};
type Headers = { authorization: string };

const minute = 60_000;
const day = 86_400_000;
const { basic, gold } = limits.ad;
const here = 'Hà Nội';
const there = 'Đà Nẵng';

describe.each(databaseKinds)('ad memberships on %s', (kind) => {
  /** Each test begins on the 31st of January of a year of its own, whose February has 28 days: time goes on only. */
  let year = 2025;
  let start = fromIct(year, 1, 31, 10);
  const clock = movableClock(start);
  let server: TestApp;
  const owners: Headers[] = [];
  const userIds: number[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    const made = await plantContractors(database, {
      count: 3,
      cities: [here, there, 'Huế', 'Cần Thơ'],
      admitted: (at) => at !== 2,
    });
    userIds.push(...made.map(({ userId }) => userId));
    server = await testApp(database, { clock, payments: paymentsAt('http://127.0.0.1:9') });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    do year += 1;
    while (year % 4 === 0);
    start = fromIct(year, 1, 31, 10);
    clock.moveTo(start);
    await logIn();
    const { orm } = server.database;
    await orm.delete(moneyReturns);
    await orm.delete(staffCases);
    await orm.delete(memberships);
    await orm.delete(adOrders);
    await orm.delete(paymentAttempts);
    await orm.delete(paymentGroups);
    await orm.delete(contractorPositions);
    await orm.delete(notices);
  });

  /** Sessions do not outlive a month that nobody came by. */
  const logIn = async () => {
    for (const at of [0, 1, 2])
      owners[at] = await signInToShop(server.app, `nha-thau-${at}@hien.example`);
  };
  const owner = (at = 0): Headers => {
    const found = owners[at];
    if (found === undefined) throw new Error(`no owner ${at}`);
    return found;
  };
  const send = async <Body>(what: string, payload: object, headers = owner()) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/ad-membership/${what}`,
      headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Body & Failure>() };
  };
  const place = (plan: 'basic' | 'gold', cities: string[], more: object = {}, headers = owner()) =>
    send<Answer<'placeAdOrder'>>(
      'place',
      {
        plan,
        cities,
        method: 'QR',
        terms: true,
        expectedTotal: limits.ad[plan].monthlyVnd,
        idempotencyKey: randomUUID(),
        ...more,
      },
      headers,
    );
  const placed = async (...asked: Parameters<typeof place>) => {
    const { status, body } = await place(...asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const pay = (groupId: number, captured: number) =>
    server.database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: null, captured, at: clock.now() }),
    );
  const bought = async (...asked: Parameters<typeof place>) => {
    const order = await placed(...asked);
    expect(await pay(order.groupId, order.total)).toBe('paid');
    return order;
  };
  const mine = async (headers = owner()): Promise<Overview> => {
    const answer = await server.app.inject({ url: '/mall/api/ad-membership/mine', headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<Overview>();
  };
  const held = async () => {
    const { membership } = await mine();
    if (membership === null) throw new Error('no membership');
    return membership;
  };
  const change = async (event: string, more: object = {}) => {
    const { version } = await held();
    return send<Overview>('change', { event, version, ...more });
  };
  const changed = async (event: string, more: object = {}) => {
    const { status, body } = await change(event, more);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** Whom the directory of a city leads with, by their places. */
  const shown = async (city = here) => {
    const answer = await server.app.inject({
      url: '/app/contractor/list',
      query: { city, sort: 'recommended' },
    });
    return answer
      .json<Answer<'listContractors'>>()
      .data.items.flatMap(({ place: { position } }) => (position === null ? [] : [position]));
  };
  const freeGold = async (city = here) => {
    const answer = await server.app.inject({ url: '/mall/api/public/ad-membership/cities' });
    return answer.json<Answer<'listAdCities'>>().items.find((one) => one.city === city)?.goldFree;
  };
  const moveTo = async (at: number) => {
    clock.moveTo(at);
    await passTime(server.database, at, (error) => {
      throw error;
    });
  };
  /** A month is longer than a session. */
  const moveFar = async (at: number) => {
    await moveTo(at);
    await logIn();
  };
  const told = async () =>
    (await server.database.orm.select().from(notices).orderBy(asc(notices.id)))
      .map(({ about }) => about)
      .filter((about) => about.startsWith('membership.'));

  test('a plan that is paid stands in the directory from that minute, for a month of its day', async () => {
    const order = await placed('gold', [here, there]);
    expect(order).toMatchObject({ kind: 'purchase', total: gold.monthlyVnd, state: 'waiting' });
    expect(order.places).toEqual([
      { city: here, position: gold.firstPosition },
      { city: there, position: gold.firstPosition },
    ]);
    // Held, and not shown before it is paid.
    expect(await shown()).toEqual([]);
    expect(await freeGold()).toBe(39);
    expect(await pay(order.groupId, order.total)).toBe('paid');
    expect(await shown()).toEqual([11]);
    expect(await shown(there)).toEqual([11]);
    const membership = await held();
    // 31 January to the end of 27 February: the month that follows begins on the 28th.
    expect(membership.period).toEqual({
      start: new Date(fromIct(year, 1, 31)).toISOString(),
      end: new Date(fromIct(year, 2, 28) - 1).toISOString(),
    });
    expect(await told()).toEqual(['membership.purchased']);
    const [person] = await server.database.orm
      .select()
      .from(users)
      .where(eq(users.id, userIds[0] ?? 0));
    expect(person?.membershipType).toBe('Gold');
  });

  test('what nobody paid in time frees its places, and money that comes later goes back', async () => {
    const order = await placed('gold', [here]);
    await moveTo(start + limits.ad.holdMinutes * minute + 1);
    expect(await freeGold()).toBe(40);
    expect((await mine()).waiting).toBeNull();
    expect(await pay(order.groupId, order.total)).toBe('too-late');
    expect(await held().catch(() => 'none')).toBe('none');
    const returns = await server.database.orm.select().from(moneyReturns);
    expect(returns.map(({ amount }) => amount)).toEqual([gold.monthlyVnd]);
  });

  test('of two who want the last gold place of a city, one gets it', async () => {
    const { orm } = server.database;
    const [somebody] = await orm.select().from(contractors).limit(1);
    await orm.insert(contractorPositions).values(
      Array.from({ length: 39 }, (_, at) => ({
        city: here,
        position: gold.firstPosition + at,
        contractorId: somebody?.id ?? 0,
        runsUntil: new Date(start + day),
        shown: false,
      })),
    );
    const answers = await Promise.all([
      place('gold', [there, here]),
      place('gold', [here, there], {}, owner(1)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const lost = answers.find(({ status }) => status === 422);
    expect(lost?.body.errors).toMatchObject([
      { field: `cities.${here}`, code: 'NO_FREE_POSITION' },
    ]);
    // Who did not get the one took nothing of the other city either.
    const taken = await orm
      .select()
      .from(contractorPositions)
      .where(eq(contractorPositions.city, there));
    expect(taken).toHaveLength(1);
    expect(await freeGold()).toBe(0);
    // Basic has no end.
    expect((await place('basic', [here], {}, owner(lost === answers[0] ? 0 : 1))).status).toBe(200);
  });

  test('one key is one order, two presses at once as well; another price is told', async () => {
    const idempotencyKey = randomUUID();
    const [one, again] = await Promise.all([
      place('basic', [here], { idempotencyKey }),
      place('basic', [here], { idempotencyKey }),
    ]);
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(one.body.id).toBe(again.body.id);
    const second = await place('basic', [here]);
    expect(second.body.errors).toMatchObject([{ field: 'plan', code: 'order-waiting' }]);
    expect((await send(`order/${one.body.id}/cancel`, {})).status).toBe(200);
    const cheap = await place('basic', [here], { expectedTotal: 1_000 });
    expect([cheap.status, cheap.body.current.total]).toEqual([409, basic.monthlyVnd]);
  });

  test('a company whose place was taken down buys none until staff show it again', async () => {
    const id = (await mine()).company?.id ?? 0;
    const [made] = await server.database.rows<{ id: number }>(
      {
        text: `insert into ad_cases (contractor_id, city, state, rule, opened_at, due_at, decided_at)
          values ($1, $2, 'taken-down', 'misleading', $3, $3, $3) returning id`,
      },
      [id, here, new Date(clock.now())],
    );
    const off = await mine();
    expect(off.takenDown?.state).toBe('taken-down');
    expect(off.offers.map(({ problem }) => problem)).toEqual(['taken-down', 'taken-down']);
    for (const state of ['taken-down', 'appealed', 'upheld']) {
      await server.database.rows({ text: 'update ad_cases set state = $2 where id = $1' }, [
        made?.id,
        state,
      ]);
      const refused = await place('gold', [here]);
      expect([refused.status, refused.body.errors], state).toMatchObject([
        422,
        [{ field: 'plan', code: 'taken-down' }],
      ]);
    }
    const line = await send<Answer<'joinPlaceLine'>>('waiting', { city: here });
    expect([line.status, line.body.code]).toEqual([422, 'EVENT_REFUSED']);
    await server.database.rows({ text: `update ad_cases set state = 'restored' where id = $1` }, [
      made?.id,
    ]);
    await placed('gold', [here]);
  });

  test('what cannot be bought is said: not approved, no contractor, two cities for basic, nowhere', async () => {
    const applied = await place('basic', [here], {}, owner(2));
    expect(applied.body.errors).toMatchObject([{ field: 'plan', code: 'not-approved' }]);
    const customer = await signInToShop(server.app, 'khach@hien.example');
    expect((await place('basic', [here], {}, customer)).status).toBe(403);
    for (const cities of [[here, there], ['Atlantis'], [here, here]])
      expect((await place('basic', cities)).status, cities.join()).toBe(400);
    expect((await place('gold', [here, here])).status).toBe(400);
    expect(await server.database.orm.select().from(contractorPositions)).toEqual([]);
  });

  test('a place in a city says that the company works there', async () => {
    await bought('basic', ['Hải Phòng']);
    expect(await shown('Hải Phòng')).toEqual([basic.firstPosition]);
    expect(await shown()).toEqual([]);
  });

  test('an order belongs to its company', async () => {
    const order = await placed('basic', [here]);
    expect((await send(`order/${order.id}/cancel`, {}, owner(1))).status).toBe(404);
    expect((await mine(owner(1))).waiting).toBeNull();
  });

  test('a part that was transferred goes back when its order is let go', async () => {
    const order = await placed('basic', [here]);
    const told = { genuine: true, reference: transferMemo(order.number), paid: true, open: false };
    const part = { ...told, amount: 400_000, transaction: 'FT-1', code: '', result: 'ok' } as const;
    const transfer = () =>
      server.database.orm.transaction((tx) => handleTransfer(tx, part, clock.now()));
    expect(await transfer()).toBe('wrong-amount');
    expect((await send(`order/${order.id}/cancel`, {})).status).toBe(200);
    expect(await transfer()).toBe('already-done');
    const back = await server.database.orm.select().from(moneyReturns);
    expect(back.map(({ amount }) => amount)).toEqual([400_000]);
  });

  test('gold for the rest of the month costs the difference, rounded up, and takes its places at once', async () => {
    await bought('basic', [here]);
    expect(await shown()).toEqual([basic.firstPosition]);
    // 14 February: 14 of 28 days are left, today included.
    clock.moveTo(fromIct(year, 2, 14, 9));
    await logIn();
    const half = ((gold.monthlyVnd - basic.monthlyVnd) * 14) / 28;
    const { offers, membership } = await mine();
    expect(offers[1]).toMatchObject({ kind: 'upgrade', total: half, problem: null });
    const order = await bought('gold', [here, 'Huế'], { expectedTotal: half });
    expect(order.kind).toBe('upgrade');
    const after = await held();
    expect(after.plan).toBe('gold');
    expect(after.period.end).toBe(membership?.period.end);
    expect([await shown(), await shown('Huế')]).toEqual([[11], [11]]);
    expect((await place('gold', [here])).body.errors).toMatchObject([{ code: 'has-plan' }]);
  });

  test('an upgrade that is paid after its membership was cancelled goes back', async () => {
    await bought('basic', [here]);
    clock.moveTo(fromIct(year, 2, 14, 9));
    await logIn();
    const order = await placed('gold', [there], { expectedTotal: 1_500_000 });
    await changed('cancel');
    expect(await pay(order.groupId, order.total)).toBe('too-late');
    expect((await held()).plan).toBe('basic');
    expect(await freeGold(there)).toBe(40);
  });

  test('a month that is paid ahead follows without a gap; its day is kept', async () => {
    await bought('basic', [here]);
    await moveFar(fromIct(year, 2, 21));
    const { renewal } = await held();
    expect(renewal).toMatchObject({ kind: 'renewal', total: basic.monthlyVnd, state: 'waiting' });
    expect(await pay(renewal?.groupId ?? 0, basic.monthlyVnd)).toBe('paid');
    await moveFar(fromIct(year, 2, 27));
    expect((await held()).period.end).toBe(new Date(fromIct(year, 2, 28) - 1).toISOString());
    await moveFar(fromIct(year, 2, 28));
    expect((await held()).period).toEqual({
      start: new Date(fromIct(year, 2, 28)).toISOString(),
      end: new Date(fromIct(year, 3, 31) - 1).toISOString(),
    });
    expect(await shown()).toEqual([basic.firstPosition]);
    // Whoever paid is not reminded.
    expect(await told()).toEqual([
      'membership.purchased',
      'membership.renewal-due',
      'membership.renewed',
    ]);
  });

  test('who does not pay is reminded three times, tried twice more, and then the place is free', async () => {
    await bought('basic', [here]);
    const end = fromIct(year, 2, 28) - 1;
    for (let at = start; at < end + 5 * day; at += day / 4) {
      await moveTo(at);
      expect(await shown(), new Date(at).toISOString()).toEqual(
        at <= daysAfter(end, 3) ? [basic.firstPosition] : [],
      );
    }
    await logIn();
    expect(await told()).toEqual([
      'membership.purchased',
      'membership.renewal-due',
      'membership.renewal-due',
      'membership.renewal-due',
      'membership.renewal-failed',
      'membership.renewal-failed',
      'membership.expired',
    ]);
    const { membership, offers } = await mine();
    expect(membership?.state).toBe('expired');
    expect(offers[0]).toMatchObject({ kind: 'purchase', problem: null });
    await bought('basic', [there]);
    expect(await shown(there)).toEqual([basic.firstPosition]);
  });

  test('who pays between the tries has the month that runs already', async () => {
    await bought('basic', [here]);
    const end = fromIct(year, 2, 28) - 1;
    await moveFar(daysAfter(end, 2));
    const late = await held();
    expect(late).toMatchObject({ pastDue: true, state: 'purchased' });
    expect(await pay(late.renewal?.groupId ?? 0, basic.monthlyVnd)).toBe('paid');
    expect(await held()).toMatchObject({
      pastDue: false,
      renewal: null,
      period: { start: new Date(end + 1).toISOString() },
    });
  });

  test('who is past due goes up only once the month is paid', async () => {
    await bought('basic', [here]);
    const end = fromIct(year, 2, 28) - 1;
    await moveFar(daysAfter(end, 2));
    const late = await held();
    expect(late.pastDue).toBe(true);
    const offer = (await mine()).offers.find(({ plan }) => plan === 'gold');
    expect(offer?.problem).not.toBeNull();
    const refused = await place('gold', [here], { expectedTotal: offer?.total ?? 0 });
    expect(refused.status).toBe(422);
    expect(await pay(late.renewal?.groupId ?? 0, basic.monthlyVnd)).toBe('paid');
    const now = (await mine()).offers.find(({ plan }) => plan === 'gold');
    expect([now?.kind, now?.problem]).toEqual(['upgrade', null]);
  });

  test('a server that slept for a week does each thing once, dated when it fell due', async () => {
    await bought('basic', [here]);
    const end = fromIct(year, 2, 28) - 1;
    await moveFar(end + 30 * day);
    expect((await held()).state).toBe('expired');
    expect(await told()).toEqual([
      'membership.purchased',
      'membership.renewal-failed',
      'membership.renewal-failed',
      'membership.expired',
    ]);
    expect((await mine()).orders).toHaveLength(1);
  });

  test('cancelled it runs to its end and can be restarted; what was paid ahead goes back', async () => {
    await bought('gold', [here]);
    await moveFar(fromIct(year, 2, 22));
    const { renewal } = await held();
    await pay(renewal?.groupId ?? 0, gold.monthlyVnd);
    await changed('cancel');
    expect(await held()).toMatchObject({ state: 'canceled', autoPaymentDate: null, renewal: null });
    const returns = await server.database.orm.select().from(moneyReturns);
    expect(returns.map(({ amount }) => amount)).toEqual([gold.monthlyVnd]);
    expect(await shown()).toEqual([11]);
    expect((await place('gold', [there])).body.errors).toMatchObject([{ code: 'restart-first' }]);
    await changed('restart');
    // Its week has come: the month that follows can be paid again.
    expect((await held()).renewal).toMatchObject({ state: 'waiting', total: gold.monthlyVnd });
    await changed('cancel');
    clock.moveTo(fromIct(year, 2, 28) - 1);
    expect(await shown()).toEqual([11]);
    // At the minute, whether or not a round of the clock has come by.
    clock.moveTo(fromIct(year, 2, 28));
    expect(await shown()).toEqual([]);
    await logIn();
    expect((await change('restart')).body.code).toBe('EVENT_REFUSED');
    await moveFar(fromIct(year, 2, 28));
    expect((await held()).state).toBe('expired');
  });

  test('of a month that was paid too dearly and is not wanted both sums go back', async () => {
    await bought('basic', [here]);
    await moveFar(fromIct(year, 2, 22));
    const { renewal } = await held();
    await pay(renewal?.groupId ?? 0, basic.monthlyVnd + 500_000);
    await changed('cancel');
    const returns = await server.database.orm.select().from(moneyReturns).orderBy(moneyReturns.id);
    expect(returns.map(({ amount }) => amount)).toEqual([500_000, basic.monthlyVnd]);
  });

  test('gold that goes down keeps one city as basic from the next month, and costs what it will be', async () => {
    await bought('gold', [here, there]);
    await moveFar(fromIct(year, 2, 22));
    expect((await held()).renewal?.total).toBe(gold.monthlyVnd);
    expect((await change('downgrade', { city: 'Huế' })).status).toBe(422);
    await changed('downgrade', { city: there });
    const planned = await held();
    expect(planned).toMatchObject({ plan: 'gold', pending: there });
    expect(planned.renewal?.total).toBe(basic.monthlyVnd);
    await changed('downgrade.undo');
    expect((await held()).renewal?.total).toBe(gold.monthlyVnd);
    await changed('downgrade', { city: there });
    expect([await shown(), await shown(there)]).toEqual([[11], [11]]);
    await pay((await held()).renewal?.groupId ?? 0, basic.monthlyVnd);
    await moveFar(fromIct(year, 2, 28));
    expect(await held()).toMatchObject({
      plan: 'basic',
      pending: null,
      places: [{ city: there, position: basic.firstPosition }],
    });
    expect([await shown(), await shown(there)]).toEqual([[], [basic.firstPosition]]);
  });

  test('gold takes a third city and leaves one at once; a fourth and basic are refused', async () => {
    await bought('gold', [here, there]);
    await changed('add_city', { city: 'Huế' });
    expect(await shown('Huế')).toEqual([11]);
    const fourth = await change('add_city', { city: 'Cần Thơ' });
    expect(fourth.status).toBe(422);
    expect(await freeGold('Cần Thơ')).toBe(40);
    await changed('change_city', { from: here, city: 'Cần Thơ' });
    expect([await shown(), await shown('Cần Thơ')]).toEqual([[], [11]]);
    expect((await change('add_city', { city: there })).status).toBe(422);
    expect((await send('change', { event: 'cancel', version: 0 })).status).toBe(409);
  });

  test('basic moves to another city with its next month, and can think better of it', async () => {
    await bought('basic', [here]);
    expect((await change('change_city', { from: here, city: here })).status).toBe(422);
    expect((await change('change_city', { from: here, city: 'Atlantis' })).status).toBe(422);
    await changed('change_city', { from: here, city: there });
    expect((await held()).pending).toBe(there);
    // Until then it stands where it stood.
    expect([await shown(), await shown(there)]).toEqual([[basic.firstPosition], []]);
    await changed('downgrade.undo');
    expect((await held()).pending).toBeNull();
    await changed('change_city', { from: here, city: there });
    await moveFar(fromIct(year, 2, 22));
    await pay((await held()).renewal?.groupId ?? 0, basic.monthlyVnd);
    await moveFar(fromIct(year, 2, 28));
    expect(await held()).toMatchObject({ plan: 'basic', pending: null });
    expect([await shown(), await shown(there)]).toEqual([[], [basic.firstPosition]]);
  });

  test('two presses of an upgrade are one, and money for another amount buys nothing', async () => {
    await bought('basic', [here]);
    clock.moveTo(fromIct(year, 2, 14, 9));
    await logIn();
    const asked = { expectedTotal: 1_500_000 };
    const answers = await Promise.all([place('gold', [here], asked), place('gold', [here], asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const order = answers.find(({ status }) => status === 200)?.body;
    expect(await pay(order?.groupId ?? 0, 1_000)).toBe('too-late');
    expect((await held()).plan).toBe('basic');
    expect(await pay(order?.groupId ?? 0, 1_500_000)).toBe('paid');
    expect(await pay(order?.groupId ?? 0, 1_500_000)).toBe('already-paid');
    const kept = await server.database.orm
      .select()
      .from(adOrders)
      .where(and(eq(adOrders.kind, 'upgrade'), isNull(adOrders.redBill)));
    expect(kept).toHaveLength(1);
  });

  test('an invoice that was asked for is a case of finance', async () => {
    const redBill = {
      company: 'Công ty 0',
      email: 'ke-toan@hien.example',
      taxCode: '0312345678',
      address: '1 Lê Lợi',
    };
    await bought('basic', [here], { redBill });
    const cases = await server.database.orm.select().from(staffCases);
    expect(cases).toMatchObject([{ because: 'ad-invoice', facts: { taxCode: '0312345678' } }]);
  });

  test('an invoice of a month that was paid ahead and is not wanted is not written', async () => {
    const redBill = {
      company: 'Công ty 0',
      email: 'ke-toan@hien.example',
      taxCode: '0312345678',
      address: '1 Lê Lợi',
    };
    await bought('basic', [here], { redBill });
    await moveFar(fromIct(year, 2, 22));
    const { renewal } = await held();
    await pay(renewal?.groupId ?? 0, basic.monthlyVnd);
    await changed('cancel');
    const cases = await server.database.orm.select().from(staffCases).orderBy(staffCases.id);
    expect(
      cases
        .filter(({ because }) => because === 'ad-invoice')
        .map(({ closedAt }) => closedAt === null),
    ).toEqual([true, false]);
  });
});
