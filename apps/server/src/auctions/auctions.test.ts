import { randomUUID } from 'node:crypto';
import {
  brokenAt,
  closeAuction,
  fromIct,
  limits,
  movableClock,
  replayLedger,
  startOfWeek,
} from '@hien/domain';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import {
  auctionDisputes,
  auctionLedger,
  auctions,
  bidOrders,
  bids,
} from '../db/schema/auctions.ts';
import { contractorPositions } from '../db/schema/contractors.ts';
import { outbox } from '../db/schema/mail.ts';
import { notices, orders, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, staffCases } from '../db/schema/payments.ts';
import type { Answer } from '../http/handler.ts';
import { passTime } from '../jobs/pass-time.ts';
import { moneyReturned } from '../orders/write/money-returned.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { plantContractors } from '../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { plantStaff } from '../testing/staff.ts';
import { signIn, signInToShop, type TestApp, testApp } from '../testing/test-app.ts';

type Failure = {
  code: string | number;
  message: string;
  current: Answer<'cancelBid'>;
  errors: { field: string; code: string }[];
};
type Headers = { authorization: string };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const city = 'Hà Nội';
const count = 5;

describe.each(databaseKinds)('the weekly auction on %s', (kind) => {
  /** Each test has a week of its own: time goes on only. */
  let week = 0;
  let monday = fromIct(2026, 3, 2);
  let name = '2026-03-09';
  const clock = movableClock(monday);
  let server: TestApp;
  let companies: Awaited<ReturnType<typeof plantContractors>>;
  const owners: Headers[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    companies = await plantContractors(database, {
      count,
      cities: [city],
      admitted: (at) => at !== 4,
    });
    server = await testApp(database, { clock, payments: paymentsAt('http://127.0.0.1:9') });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    monday = fromIct(2026, 3, 2) + week * 14 * day;
    name = new Date(monday + 7 * day + 7 * hour).toISOString().slice(0, 10);
    week += 1;
    clock.moveTo(monday + 9 * hour);
    const { orm } = server.database;
    await orm.delete(auctionDisputes);
    await orm.delete(moneyReturns);
    await orm.delete(staffCases);
    await orm.delete(auctionLedger);
    await orm.delete(bids);
    await orm.delete(bidOrders);
    await orm.delete(auctions);
    await orm.delete(paymentGroups);
    await orm.delete(contractorPositions);
    await orm.delete(notices);
    await orm.delete(outbox);
    for (const [at, { email }] of companies.entries())
      owners[at] = await signInToShop(server.app, email);
  });

  const owner = (at = 0): Headers => {
    const found = owners[at];
    if (found === undefined) throw new Error(`no owner ${at}`);
    return found;
  };
  const send = async <Body>(what: string, payload: object | undefined, headers = owner()) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/auction/${what}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body & Failure>() };
  };
  const read = async <Body>(what: string, headers = owner()) => {
    const answer = await server.app.inject({ url: `/mall/api/auction${what}`, headers });
    return { status: answer.statusCode, body: answer.json<Body & Failure>() };
  };
  const where = () => `city=${encodeURIComponent(city)}&week=${name}`;
  const auction = async (at = 0) =>
    (await read<Answer<'readAuction'>>(`?${where()}`, owner(at))).body;
  const ledger = async () => (await read<Answer<'readAuctionLedger'>>(`/ledger?${where()}`)).body;
  const order = (at: number, slot: number, amount: number, more: object = {}) =>
    send<Answer<'placeBid'>>(
      'place',
      {
        city,
        week: name,
        slot,
        amount,
        method: 'QR',
        terms: true,
        idempotencyKey: randomUUID(),
        ...more,
      },
      owner(at),
    );
  const ordered = async (...asked: Parameters<typeof order>) => {
    const { status, body } = await order(...asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const pay = (groupId: number, captured: number) =>
    server.database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: null, captured, at: clock.now() }),
    );
  const bid = async (at: number, slot: number, amount: number) => {
    const placed = await ordered(at, slot, amount);
    expect(await pay(placed.groupId, amount)).toBe('paid');
    const found = (await auction(at)).bidder?.bids.findLast((one) => one.amount === amount);
    if (found === undefined) throw new Error('the bid is not there');
    return found;
  };
  const loud = (error: unknown): never => {
    throw error;
  };
  const goTo = async (at: number) => {
    clock.moveTo(at);
    await passTime(server.database, at, loud);
    for (const [index, { email }] of companies.entries())
      owners[index] = await signInToShop(server.app, email);
  };
  const results = () => monday + 4 * day + 15 * hour;
  const goingBack = async () =>
    (
      await server.database.orm
        .select({ amount: moneyReturns.amount })
        .from(moneyReturns)
        .where(like(moneyReturns.key, 'bid:%'))
        .orderBy(asc(moneyReturns.id))
    ).map(({ amount }) => amount);
  const isAuction = async (at: number) => {
    const [row] = await server.database.orm
      .select({ isAuction: users.isAuction })
      .from(users)
      .where(eq(users.id, companies[at]?.userId ?? 0));
    return row?.isAuction;
  };

  test('a bid counts once its money is here; who is overtaken on the way gets it back', async () => {
    const first = await ordered(0, 1, 900_000);
    expect(Date.parse(first.dueAt)).toBe(clock.now() + limits.auction.payMinutes * minute);
    expect((await auction()).slots[0]).toMatchObject({ highest: null, least: 501_000, mine: null });
    const mine = await bid(1, 1, 950_000);
    expect(mine).toMatchObject({ number: 1, leads: true, line: 1 });
    expect(await pay(first.groupId, 900_000)).toBe('too-late');
    const { body } = await read<Answer<'listMyBids'>>('/mine');
    expect(body.orders.map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', 'Giá phải cao hơn giá cao nhất hiện tại và mức tối thiểu.'],
    ]);
    const [money] = await server.database.orm.select().from(moneyReturns);
    expect(money?.amount).toBe(900_000);
    expect((await auction(1)).slots[0]).toMatchObject({
      highest: 950_000,
      least: 951_000,
      mine: 950_000,
    });
    expect((await auction()).slots[0]?.mine).toBeNull();
  });

  test.each([
    ['too little', 1, 500_000, {}, 'amount', 'BID_TOO_LOW'],
    ['no whole thousands', 1, 600_500, {}, 'amount', 'validation.bid.not-round'],
    ['a method that takes longer than the auction', 1, 600_000, { method: 'COD' }, 'method', null],
    ['nothing agreed to', 1, 600_000, { terms: false }, 'terms', null],
  ])('%s is refused where it was said', async (_, slot, amount, more, field, code) => {
    const { status, body } = await order(0, slot, amount, more);
    expect([400, 422]).toContain(status);
    expect(body.errors[0]?.field).toBe(field);
    if (code !== null) expect(body.errors[0]?.code).toBe(code);
  });

  test('a company whose places are off cannot bid, and reads why', async () => {
    const id = companies[0]?.companyId ?? 0;
    const [made] = await server.database.rows<{ id: number }>(
      {
        text: `insert into ad_cases (contractor_id, city, state, rule, opened_at, due_at, decided_at)
          values ($1, $2, 'upheld', 'misleading', $3, $3, $3) returning id`,
      },
      [id, city, new Date(clock.now())],
    );
    expect((await auction()).bidder?.problem).toBe('taken-down');
    expect((await order(0, 1, 600_000)).body.errors[0]).toMatchObject({
      field: 'bid',
      code: 'taken-down',
    });
    await server.database.rows({ text: `update ad_cases set state = 'restored' where id = $1` }, [
      made?.id,
    ]);
    expect((await auction()).bidder?.problem).toBeNull();
    await ordered(0, 1, 600_000);
  });

  test('who is not admitted, has no company or builds nothing cannot bid', async () => {
    expect((await order(4, 1, 600_000)).body.errors[0]).toMatchObject({
      field: 'bid',
      code: 'NOT_APPROVED',
    });
    const member = await signInToShop(server.app, 'khach@hien.example');
    owners[0] = member;
    expect((await order(0, 1, 600_000)).status).toBe(403);
    expect((await read<Answer<'readAuction'>>(`?${where()}`, member)).body.bidder).toBeNull();
    expect((await read(`?city=Atlantis`)).status).toBe(404);
    expect((await read(`?city=${encodeURIComponent(city)}&week=2026-03-10`)).status).toBe(404);
  });

  test('a key makes one order, and a slot waits for one payment of a company', async () => {
    const key = { idempotencyKey: 'the-same-press' + name };
    const first = await ordered(0, 1, 600_000, key);
    expect(await ordered(0, 1, 600_000, key)).toEqual(first);
    expect((await order(0, 1, 700_000)).body.errors[0]).toMatchObject({ code: 'order-waiting' });
    expect((await send(`order/${first.id}/cancel`, undefined, owner(1))).status).toBe(404);
    for (const _ of [1, 2])
      expect(
        (await send<Answer<'cancelBidOrder'>>(`order/${first.id}/cancel`, undefined)).body.state,
      ).toBe('cancelled');
    // Its money may be on its way all the same: it goes back.
    expect(await pay(first.groupId, 600_000)).toBe('too-late');
    const second = await ordered(0, 1, 700_000);
    await pay(second.groupId, 700_000);
    expect((await send(`order/${second.id}/cancel`, undefined)).status).toBe(422);
  });

  test('three bids a company and week, taken back or not; the own higher one takes over', async () => {
    const first = await bid(0, 1, 600_000);
    await bid(0, 1, 700_000);
    expect(await goingBack()).toEqual([600_000]);
    const { body } = await send<Answer<'cancelBid'>>(`bid/${first.id}/cancel`, {
      version: first.version + 1,
    });
    expect(body.code).toBe('EVENT_REFUSED');
    const third = await bid(0, 2, 600_000);
    expect((await send(`bid/${third.id}/cancel`, { version: 9 })).status).toBe(409);
    expect((await send(`bid/${third.id}/cancel`, { version: 0 }, owner(1))).status).toBe(404);
    const taken = await send<Answer<'cancelBid'>>(`bid/${third.id}/cancel`, { version: 0 });
    expect(taken.body).toMatchObject({ state: 'canceled', cancelUntil: null });
    expect(await goingBack()).toEqual([600_000, 600_000]);
    expect((await order(0, 3, 600_000)).body.errors[0]).toMatchObject({
      code: 'BID_LIMIT_COMPANY',
    });
    expect((await ledger()).entries.map(({ bid: number, event }) => [number, event])).toEqual([
      [1, 'placed'],
      [2, 'placed'],
      [1, 'superseded'],
      [3, 'placed'],
      [3, 'canceled'],
    ]);
  });

  test('a slot closes softly, and money that comes later goes back', async () => {
    clock.moveTo(monday + 4 * day + 14 * hour + 20 * minute);
    const waits = await ordered(0, 1, 600_000);
    // Nobody is let pay past the close.
    expect(Date.parse(waits.dueAt)).toBe(monday + 4 * day + 14.5 * hour - 1);
    clock.moveTo(monday + 4 * day + 14 * hour + 26 * minute);
    await bid(1, 2, 600_000);
    clock.moveTo(monday + 4 * day + 14 * hour + 31 * minute);
    expect(await pay(waits.groupId, 600_000)).toBe('too-late');
    expect((await order(2, 1, 600_000)).body.errors[0]).toMatchObject({
      field: 'slot',
      code: 'SLOT_CLOSED',
    });
    await bid(2, 2, 700_000);
    expect((await auction()).slots.map(({ closes }) => Date.parse(closes)).slice(0, 2)).toEqual([
      monday + 4 * day + 14.5 * hour,
      monday + 4 * day + 14 * hour + 40 * minute,
    ]);
    clock.moveTo(monday + 4 * day + 15 * hour);
    expect((await order(2, 2, 900_000)).body.errors[0]).toMatchObject({ code: 'BIDDING_CLOSED' });
  });

  test('results, the week on show and its end; everything paid is kept or goes back', async () => {
    await bid(0, 1, 900_000);
    await bid(1, 1, 800_000 + 200_000);
    await bid(1, 2, 950_000);
    await bid(2, 2, 960_000);
    await bid(0, 3, 600_000);
    const before = await ledger();
    expect([before.names, before.weekKey]).toEqual([[], null]);
    await goTo(results() - 1);
    expect((await ledger()).entries).toHaveLength(5);
    await goTo(results());
    const told = await ledger();
    const won = told.entries.filter(({ event }) => event === 'won');
    expect(won.map(({ slot, amount }) => [slot, amount])).toEqual([
      [1, 1_000_000],
      [2, 960_000],
      [3, 600_000],
    ]);
    expect(await goingBack()).toEqual([900_000, 950_000]);
    // Nobody of finance has to look at what goes back by the rules.
    const cases = await server.database.orm.select().from(staffCases);
    expect(cases.map(({ because, closedAt }) => [because, closedAt === null])).toEqual([
      ['bid-lost', false],
      ['bid-lost', false],
    ]);
    expect(told.names.map((one) => one.name)).toEqual(['Công ty 0', 'Công ty 1', 'Công ty 2']);
    expect(await brokenAt(told.entries)).toBeNull();
    expect(replayLedger(told.entries, monday + 7 * day).problems).toEqual([]);
    const mailed = await server.database.orm
      .select({ values: outbox.values })
      .from(outbox)
      .where(eq(outbox.template, 'bid-step'));
    expect(mailed.map(({ values }) => values?.['about']).toSorted()).toEqual(
      [
        ...Array(5).fill('bid.placed'),
        ...Array(3).fill('bid.won'),
        'bid.lost',
        'bid.lost',
      ].toSorted(),
    );
    // A plan's place is hidden behind the slot, not lost.
    await server.database.orm.insert(contractorPositions).values({
      city,
      position: 11,
      contractorId: companies[1]?.companyId ?? 0,
      runsUntil: new Date(monday + 40 * day),
    });
    await goTo(monday + 7 * day - 1);
    expect(await isAuction(1)).toBe(false);
    await goTo(monday + 7 * day);
    const directory = async () =>
      (await server.app.inject({ url: '/app/contractor/list', query: { city, limit: '3' } })).json<
        Answer<'listContractors'>
      >().data.items;
    expect((await directory()).map((one) => one.name)).toEqual([
      'Công ty 1',
      'Công ty 2',
      'Công ty 0',
    ]);
    expect(await isAuction(1)).toBe(true);
    await goTo(monday + 14 * day);
    expect(await isAuction(1)).toBe(false);
    const [rest] = await directory();
    expect(rest?.name).toBe('Công ty 1');
    const places = await server.database.orm.select().from(contractorPositions);
    expect(places.map(({ position }) => position)).toEqual([11]);
    const { body } = await read<Answer<'listMyBids'>>('/mine', owner(1));
    expect(body.bids.map(({ state, ad, loss }) => [state, ad, loss])).toEqual([
      ['lost', 'none', 'company-has-slot'],
      ['won', 'over', null],
    ]);
  });

  test('a week that passed while the server stood still is made up for, once', async () => {
    await bid(0, 1, 900_000);
    await bid(1, 1, 950_000);
    await goTo(monday + 15 * day);
    await passTime(server.database, monday + 15 * day, loud);
    expect((await ledger()).entries.map(({ event }) => event)).toEqual([
      'placed',
      'placed',
      'lost',
      'won',
    ]);
    expect(await goingBack()).toEqual([900_000]);
    expect(await server.database.orm.select().from(contractorPositions)).toEqual([]);
  });

  test('a won week is given back until it begins, and its slot stays empty', async () => {
    clock.moveTo(monday + 4 * day + 10 * hour);
    const mine = await bid(0, 1, 900_000);
    await bid(1, 2, 900_000);
    await goTo(results());
    const { status } = await send(`bid/${mine.id}/cancel`, { version: mine.version + 1 });
    expect(status).toBe(200);
    expect(await goingBack()).toEqual([900_000]);
    await goTo(monday + 7 * day);
    const places = await server.database.orm.select().from(contractorPositions);
    expect(places.map(({ position }) => position)).toEqual([2]);
    const { entries } = await ledger();
    expect(entries.at(-1)).toMatchObject({ event: 'canceled', slot: 1 });
    expect(replayLedger(entries, monday + 7 * day).problems).toEqual([]);
  });

  test('staff void a leading bid: the next one wins, and the company reads why', async () => {
    await bid(0, 1, 600_000);
    await bid(1, 1, 900_000);
    await plantStaff(server.database);
    const staff = await signIn(server.app, 'quan-tri@hien.example');
    const voided = (number: number) =>
      server.app.inject({
        method: 'POST',
        url: '/admin/auction/void',
        headers: staff,
        payload: { city, week: name, bid: number, reason: 'Giấy phép đã hết hạn.' },
      });
    const [first, second] = await Promise.all([voided(2), voided(2)]);
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 422]);
    expect((await voided(3)).statusCode).toBe(404);
    const listed = await server.app.inject({ url: '/admin/auction/list', headers: staff });
    expect(listed.json<Answer<'listAuctions'>>().data.items[0]).toMatchObject({
      voided: 1,
      taken_back: 0,
    });
    expect(await goingBack()).toEqual([900_000]);
    expect((await auction()).slots[0]).toMatchObject({ highest: 600_000 });
    const [letter] = (
      await server.database.orm
        .select({ values: outbox.values })
        .from(outbox)
        .where(eq(outbox.template, 'bid-step'))
    ).filter(({ values }) => values?.['about'] === 'bid.voided');
    expect(letter?.values?.['reason']).toBe('Giấy phép đã hết hạn.');
    await goTo(results());
    const { entries } = await ledger();
    expect(entries.map(({ event, bid: number }) => [event, number])).toEqual([
      ['placed', 1],
      ['placed', 2],
      ['voided', 2],
      ['won', 1],
    ]);
    expect(replayLedger(entries, monday + 7 * day).problems).toEqual([]);
  });

  test('companies of one tax code get one slot', async () => {
    await server.database.rows(
      { text: 'update contractors set tax_code = $1 where id = any($2::int[])' },
      ['0309999999-001', [companies[0]?.companyId, companies[1]?.companyId]],
    );
    await bid(0, 1, 900_000);
    await bid(1, 2, 900_000);
    await goTo(results());
    expect(
      (await ledger()).entries.slice(2).map(({ slot, event, loss }) => [slot, event, loss]),
    ).toEqual([
      [1, 'won', null],
      [2, 'lost', 'company-has-slot'],
    ]);
    await server.database.rows({ text: 'update contractors set tax_code = $1 where id = $2' }, [
      '0300000001',
      companies[1]?.companyId,
    ]);
  });

  test('the second leading bid taken back in four weeks is looked at by staff', async () => {
    const cases = async () =>
      (await server.database.orm.select().from(staffCases)).filter(
        ({ because }) => because === 'bids-taken-back',
      );
    const takeBack = async ({ id, version }: { id: number; version: number }) =>
      expect((await send(`bid/${id}/cancel`, { version })).status).toBe(200);
    // One that did not lead is nobody's business.
    const behind = await bid(0, 1, 600_000);
    await bid(1, 1, 900_000);
    await takeBack(behind);
    await takeBack(await bid(0, 2, 600_000));
    expect(await cases()).toEqual([]);
    await takeBack(await bid(0, 3, 700_000));
    expect(await cases()).toMatchObject([
      {
        queue: 'admin',
        closedAt: null,
        facts: { bidder: 'Công ty 0', takenBack: 2, amount: 700_000 },
      },
    ]);
  });

  test('leading bids taken back more than four weeks apart are not', async () => {
    const takeBack = async (at: number) => {
      const one = await bid(0, at, 600_000);
      expect((await send(`bid/${one.id}/cancel`, { version: one.version })).status).toBe(200);
    };
    await takeBack(1);
    const first = name;
    await goTo(monday + 28 * day + 9 * hour);
    name = new Date(monday + 35 * day + 7 * hour).toISOString().slice(0, 10);
    await takeBack(1);
    expect(await server.database.orm.select().from(staffCases)).not.toContainEqual(
      expect.objectContaining({ because: 'bids-taken-back' }),
    );
    expect(first).not.toBe(name);
    // The next test is a later week.
    week += 2;
  });

  test('who bid disputes the results once, in time, and reads the answer', async () => {
    await bid(0, 1, 600_000);
    await bid(1, 1, 900_000);
    const dispute = (words: string, at = 0) =>
      send<Answer<'disputeAuction'>>('dispute', { city, week: name, words }, owner(at));
    expect((await dispute('Sai.')).status).toBe(409);
    await goTo(results());
    expect((await dispute('Sai.', 2)).status).toBe(404);
    const { body: before } = await read<Answer<'listMyBids'>>('/mine');
    expect(before.weeks).toEqual([
      {
        city,
        week: name,
        disputeUntil: new Date(monday + 12 * day - 1).toISOString(),
        dispute: null,
      },
    ]);
    const both = await Promise.all([dispute('Sai.'), dispute('Sai.')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await dispute('Khác.')).status).toBe(409);
    const [row, ...more] = await server.database.orm.select().from(auctionDisputes);
    expect(more).toEqual([]);
    await plantStaff(server.database, ['phan-xu']);
    const staff = await signIn(server.app, 'phan-xu@hien.example');
    const listed = await server.app.inject({ url: '/admin/auction/dispute/list', headers: staff });
    expect(listed.json<Answer<'listAuctionDisputes'>>().data.items).toMatchObject([
      { company: 'Công ty 0', bids: [{ slot: 1, amount: 600_000, state: 'lost', loss: 'outbid' }] },
    ]);
    const decide = (reason: string) =>
      server.app.inject({
        method: 'POST',
        url: `/admin/auction/dispute/decide/${row?.id ?? 0}`,
        headers: staff,
        payload: { decision: 'reject', reason, expected_version: 0 },
      });
    expect((await decide('Giá kia cao hơn.')).statusCode).toBe(200);
    // Pressed twice it is one answer; another one comes too late.
    expect((await decide('Giá kia cao hơn.')).statusCode).toBe(200);
    expect((await decide('Không.')).statusCode).toBe(409);
    const { body: after } = await read<Answer<'listMyBids'>>('/mine');
    expect(after.weeks[0]).toMatchObject({
      disputeUntil: null,
      dispute: { state: 'rejected', words: 'Sai.', answer: 'Giá kia cao hơn.' },
    });
    const mailed = await server.database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.template, 'dispute-step'));
    expect(mailed).toHaveLength(1);
  });

  test('after its term a week is not disputed', async () => {
    await bid(0, 1, 600_000);
    await goTo(monday + 12 * day);
    const { body } = await read<Answer<'listMyBids'>>('/mine');
    expect(body.weeks[0]?.disputeUntil).toBeNull();
    expect((await send('dispute', { city, week: name, words: 'Sai.' })).status).toBe(409);
  });

  /** The week after the one under the hammer. */
  const later = () => new Date(monday + 14 * day + 7 * hour).toISOString().slice(0, 10);
  const planned = async (at: number, slot: number, amount: number) => {
    const placed = await ordered(at, slot, amount, { week: later() });
    expect(await pay(placed.groupId, amount)).toBe('paid');
    return placed;
  };
  const laterLedger = async () =>
    (
      await read<Answer<'readAuctionLedger'>>(
        `/ledger?city=${encodeURIComponent(city)}&week=${later()}`,
      )
    ).body.entries;

  test('a bid for a later week is kept with its money, and placed as that week opens', async () => {
    const first = await ordered(0, 1, 700_000, { week: later() });
    // It is in no hurry: days to pay, as goods have, but not past the opening.
    expect(Date.parse(first.dueAt)).toBe(clock.now() + 3 * day);
    expect(await pay(first.groupId, 700_000)).toBe('paid');
    await planned(1, 1, 650_000);
    await planned(2, 1, 800_000);
    const { body: mine } = await read<Answer<'listMyBids'>>('/mine');
    expect(mine.orders.map(({ state, week: of }) => [state, of])).toEqual([['planned', later()]]);
    const { body: board } = await read<Answer<'readAuction'>>(
      `?city=${encodeURIComponent(city)}&week=${later()}`,
    );
    // Nobody sees what others have planned.
    expect([board.slots[0]?.highest, board.bidder?.left, board.bidder?.orders.length]).toEqual([
      null,
      2,
      1,
    ]);
    await goTo(monday + 7 * day - 1);
    expect(await laterLedger()).toEqual([]);
    await goTo(monday + 7 * day + 30_000);
    const entries = await laterLedger();
    expect(entries.map(({ event, amount, at }) => [event, amount, Date.parse(at)])).toEqual([
      ['placed', 700_000, monday + 7 * day],
      ['placed', 800_000, monday + 7 * day],
    ]);
    // Who paid later and offered less has the money back, and is told why.
    const back = await server.database.orm.select().from(moneyReturns);
    expect(back.map(({ amount }) => amount)).toEqual([650_000]);
    const passed = await read<Answer<'listMyBids'>>('/mine', owner(1));
    expect(passed.body.orders.map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', 'Giá phải cao hơn giá cao nhất hiện tại và mức tối thiểu.'],
    ]);
    const told = await server.database.orm
      .select({ about: notices.about })
      .from(notices)
      .where(like(notices.about, 'bid.%'))
      .orderBy(asc(notices.id));
    expect(told.map(({ about }) => about)).toEqual([
      'bid.planned',
      'bid.planned',
      'bid.planned',
      'bid.placed',
      'bid.unplaced',
      'bid.placed',
    ]);
    // A second round places nothing again; the week goes its way, and is replayed as any.
    await goTo(monday + 7 * day + 60_000);
    expect(await laterLedger()).toHaveLength(2);
    await goTo(monday + 11 * day + 15 * hour);
    expect(replayLedger(await laterLedger(), monday + 14 * day).problems).toEqual([]);
  });

  test('a plan stands before whoever bids in the first second, though the clock has not come by', async () => {
    await planned(0, 1, 700_000);
    clock.moveTo(monday + 7 * day + 1);
    for (const [index, { email }] of companies.entries())
      owners[index] = await signInToShop(server.app, email);
    const quick = await ordered(1, 1, 600_000, { week: later() });
    expect(await pay(quick.groupId, 600_000)).toBe('too-late');
    expect((await laterLedger()).map(({ amount }) => amount)).toEqual([700_000]);
  });

  test('a plan is taken back until its week opens, once; then the bid is', async () => {
    const one = await planned(0, 1, 700_000);
    await planned(0, 2, 700_000);
    for (const _ of [1, 2])
      expect(
        (await send<Answer<'cancelBidOrder'>>(`order/${one.id}/cancel`, undefined)).body.state,
      ).toBe('cancelled');
    const back = await server.database.orm.select().from(moneyReturns);
    expect(back.map(({ amount }) => amount)).toEqual([700_000]);
    // What was taken back in time does not count.
    for (const slot of [1, 3]) await planned(0, slot, 700_000);
    expect((await order(0, 4, 700_000, { week: later() })).body.errors[0]).toMatchObject({
      code: 'BID_LIMIT_COMPANY',
    });
    const [two] = (await read<Answer<'listMyBids'>>('/mine')).body.orders;
    await goTo(monday + 7 * day);
    expect((await send(`order/${two?.id ?? 0}/cancel`, undefined)).status).toBe(422);
    const { body } = await read<Answer<'listMyBids'>>('/mine');
    // Its 48 hours run from when it was placed.
    expect(body.bids.map(({ cancelUntil }) => Date.parse(cancelUntil ?? ''))).toEqual(
      Array(3).fill(monday + 9 * day),
    );
  });

  test('what cannot be planned is refused where it was said; who is not admitted any more has the money back', async () => {
    const asked = async (slot: number, amount: number, more: object) => {
      const { body } = await order(0, slot, amount, { week: later(), ...more });
      return body.errors[0];
    };
    const inWeeks = (weeks: number) =>
      new Date(monday + (7 + weeks * 7) * day + 7 * hour).toISOString().slice(0, 10);
    expect(await asked(1, 700_000, { week: inWeeks(5) })).toMatchObject({
      field: 'week',
      code: 'PLAN_TOO_FAR',
    });
    expect(await asked(1, 700_000, { week: inWeeks(-1) })).toMatchObject({
      code: 'BIDDING_CLOSED',
    });
    expect(await asked(1, 500_000, {})).toMatchObject({ field: 'amount', code: 'BID_TOO_LOW' });
    await planned(0, 1, 700_000);
    expect(await asked(1, 800_000, {})).toMatchObject({ code: 'PLANNED_ALREADY' });
    const unpaid = await ordered(0, 2, 700_000, { week: later() });
    expect(await asked(2, 800_000, {})).toMatchObject({ code: 'order-waiting' });
    await server.database.rows(
      { text: `update contractors set approval = 'rejected' where id = $1` },
      [companies[0]?.companyId],
    );
    await goTo(monday + 7 * day);
    expect(await laterLedger()).toEqual([]);
    // Nobody paid in time: the money that comes all the same goes back too.
    expect(await pay(unpaid.groupId, 700_000)).toBe('too-late');
    await server.database.rows(
      { text: `update contractors set approval = 'approved' where id = $1` },
      [companies[0]?.companyId],
    );
    const back = await server.database.orm.select().from(moneyReturns);
    expect(back.map(({ amount }) => amount)).toEqual([700_000, 700_000]);
    const refused = (await read<Answer<'listMyBids'>>('/mine')).body.orders;
    expect(refused.map(({ refusal }) => refusal)).toEqual([
      'Công ty chưa được duyệt làm nhà thầu.',
    ]);
  });

  test('plans are placed once, however many servers come to the opening', async () => {
    for (const at of [0, 1, 2]) await planned(at, at + 1, 700_000);
    clock.moveTo(monday + 7 * day);
    await Promise.allSettled(
      Array.from({ length: 10 }, () => passTime(server.database, clock.now(), () => {})),
    );
    await goTo(monday + 7 * day);
    expect((await laterLedger()).map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect(await server.database.orm.select().from(moneyReturns)).toEqual([]);
  });

  test('companies of one representative with one phone get one slot; of one name alone they do not', async () => {
    const represent = (name: string, phone: string, at: number) =>
      server.database.rows(
        {
          text: 'update contractors set representative = $1, company_phone = $2, address = $4 where id = $3',
        },
        [name, phone, companies[at]?.companyId, `${at} Lê Lợi`],
      );
    await represent('Nguyễn Văn Thắng', '0901234567', 0);
    await represent('NGUYEN VAN THANG', '+84 901 234 567', 1);
    await represent('Nguyễn Văn Thắng', '0907654321', 2);
    await bid(0, 1, 900_000);
    await bid(1, 2, 900_000);
    await bid(2, 3, 900_000);
    await goTo(results());
    expect(
      (await ledger()).entries.slice(3).map(({ slot, event, loss }) => [slot, event, loss]),
    ).toEqual([
      [1, 'won', null],
      [2, 'lost', 'company-has-slot'],
      [3, 'won', null],
    ]);
    await server.database.rows({ text: 'update contractors set representative = null' }, []);
  });

  test('companies whose money goes to one bank account get one slot, however it was typed', async () => {
    const floor = new ShopFloor(server.database);
    const named = async (at: number, bank: string, account: string) => {
      const userId = companies[at]?.userId ?? 0;
      const { orderId } = await floor.place(newGroup([newLine()], { userId, method: 'COD' }));
      await server.database.orm
        .update(orders)
        .set({ refundAccount: { bank, holder: 'NGUYEN A', account } })
        .where(eq(orders.id, orderId));
    };
    await named(0, 'Vietcombank', '0071 0012 3456');
    await named(1, 'VIETCOMBANK ', '007100123456');
    // The same digits at another bank are another account.
    await named(2, 'Techcombank', '007100123456');
    await bid(0, 1, 900_000);
    await bid(1, 2, 900_000);
    await bid(2, 3, 900_000);
    await goTo(results());
    expect(
      (await ledger()).entries.slice(3).map(({ slot, event, loss }) => [slot, event, loss]),
    ).toEqual([
      [1, 'won', null],
      [2, 'lost', 'company-has-slot'],
      [3, 'won', null],
    ]);
    await server.database.rows({ text: 'truncate orders cascade' }, []);
  });

  test('anybody reads where the ledger ends, and it is where the members’ ends', async () => {
    const ends = async () => {
      const url = `/mall/api/auction/ledger/ends?city=${encodeURIComponent(city)}`;
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(200);
      return answer.json<Answer<'listLedgerEnds'>>();
    };
    expect(await ends()).toEqual({ city, ends: [] });
    await bid(0, 1, 900_000);
    const [first] = (await ledger()).entries;
    expect((await ends()).ends).toEqual([
      { week: name, lines: 1, hash: first?.hash, closed: false },
    ]);
    await goTo(results());
    const { entries } = await ledger();
    expect((await ends()).ends).toEqual([
      { week: name, lines: entries.length, hash: entries.at(-1)?.hash, closed: true },
    ]);
  });

  test('a loser hears that the money is back', async () => {
    await bid(0, 1, 900_000);
    await bid(1, 1, 950_000);
    await goTo(results());
    const [money] = await server.database.orm.select().from(moneyReturns);
    if (money === undefined) throw new Error('nothing goes back');
    await server.database.orm.transaction((tx) =>
      moneyReturned(tx, money.id, 'refunded', clock.now() + day),
    );
    const { body } = await read<Answer<'listMyBids'>>('/mine');
    expect(body.bids[0]).toMatchObject({
      state: 'lost',
      refundDueAt: null,
      refundedAt: new Date(clock.now() + day).toISOString(),
    });
  });

  test('200 bids at once of 30 companies: each higher than the last, three a company, no đồng lost', async () => {
    const thirty = await many(30);
    clock.moveTo(monday + 10 * hour);
    const groups = await server.database.orm.transaction((tx) => waiting(tx, thirty, 200));
    const captured = new Map(groups.map(({ groupId, amount }) => [groupId, amount]));
    await Promise.all(groups.map(({ groupId, amount }) => retriedPay(groupId, amount)));
    const { entries } = await ledger();
    expect(await brokenAt(entries)).toBeNull();
    const placed = entries.filter(({ event }) => event === 'placed');
    expect(placed.length).toBeGreaterThan(20);
    for (const slot of [1, 2, 3]) {
      const amounts = placed.filter((one) => one.slot === slot).map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      expect(new Set(amounts).size).toBe(amounts.length);
    }
    const per = Map.groupBy(placed, ({ who }) => who);
    expect(Math.max(...[...per.values()].map((own) => own.length))).toBeLessThanOrEqual(3);
    // Ten servers come to the results at once.
    clock.moveTo(results());
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, round) =>
        passTime(server.database, results() + round, () => {}),
      ),
    );
    await passTime(server.database, results() + 10, loud);
    const told = await ledger();
    expect(replayLedger(told.entries, startOfWeek(monday + 7 * day)).problems).toEqual([]);
    const kept = told.entries
      .filter(({ event }) => event === 'won')
      .reduce((all, { amount }) => all + amount, 0);
    const back = await server.database.orm
      .select({ amount: moneyReturns.amount })
      .from(moneyReturns);
    const paid = [...captured.values()].reduce((all, amount) => all + amount, 0);
    expect(kept + back.reduce((all, { amount }) => all + amount, 0)).toBe(paid);
    // The same rules, asked apart, come to the same winners.
    const again = replayLedger(
      told.entries.filter(({ event }) => event !== 'won' && event !== 'lost'),
      monday + 7 * day,
    );
    expect(
      closeAuction(again.bids)
        .bids.filter(({ state }) => state === 'won')
        .reduce((all, { amount }) => all + amount, 0),
    ).toBe(kept);
  }, 120_000);

  test('ten rounds break off at the results, each one return of money later; the next does it all, once', async () => {
    clock.moveTo(monday + 10 * hour);
    const twelve = await many(12);
    const orders = await server.database.orm.transaction((tx) => waiting(tx, twelve, 12));
    for (const { groupId, amount } of orders.toSorted((a, b) => a.amount - b.amount))
      expect(await pay(groupId, amount)).toBe('paid');
    const sql = (text: string) => server.database.rows({ text }, []);
    for (let returned = 0; returned < 10; returned += 1) {
      await sql(`create or replace function break_off() returns trigger language plpgsql as $$
        begin
          if (select count(*) from money_returns) >= ${returned} then raise exception 'broken off'; end if;
          return new;
        end $$`);
      await sql('drop trigger if exists break_off on money_returns');
      await sql(
        'create trigger break_off before insert on money_returns for each row execute function break_off()',
      );
      const broken: unknown[] = [];
      await passTime(server.database, results(), (error) => broken.push(error));
      expect(broken).toHaveLength(1);
      expect(await goingBack()).toEqual([]);
      expect(new Set((await ledger()).entries.map(({ event }) => event))).toEqual(
        new Set(['placed']),
      );
    }
    await sql('drop trigger break_off on money_returns');
    await goTo(results());
    await passTime(server.database, results(), loud);
    const { entries } = await ledger();
    expect(entries).toHaveLength(24);
    expect(entries.filter(({ event }) => event === 'won')).toHaveLength(1);
    expect(await goingBack()).toHaveLength(11);
    expect(await brokenAt(entries)).toBeNull();
  });

  const retriedPay = async (groupId: number, amount: number) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await pay(groupId, amount);
      } catch (error) {
        if (tries === 20) throw error;
      }
    }
  };

  const many = async (size: number) => {
    const { rows } = server.database;
    return rows<{ id: number; user_id: number }>(
      {
        text: `insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
          select $1, 'dong-' || $3 || '-' || n, 'Đông ' || n, '0901234567', 'd@hien.example', '1', $2, '04' || lpad(n::text, 8, '0'), '{"vi":"x","en":null,"ko":null}', 'approved'
          from generate_series(1, $4::int) n returning id, user_id`,
      },
      [companies[0]?.userId, city, name, size],
    );
  };

  /** Orders that wait for their money, as `placeBid` writes them, without its limits. */
  const waiting = async (
    tx: Parameters<Parameters<typeof server.database.orm.transaction>[0]>[0],
    thirty: readonly { id: number; user_id: number }[],
    size: number,
  ) => {
    const made: { groupId: number; amount: number }[] = [];
    for (let n = 0; n < size; n += 1) {
      const company = thirty[n % thirty.length];
      if (company === undefined) continue;
      const amount = 600_000 + ((n * 37) % 200) * 1_000;
      const [group] = await tx
        .insert(paymentGroups)
        .values({
          number: `SO-${name}-${n}`,
          userId: company.user_id,
          purpose: 'auction',
          method: 'QR',
          goods: amount,
          total: amount,
          placedAt: new Date(clock.now()),
          dueAt: new Date(clock.now() + hour),
        })
        .returning({ id: paymentGroups.id });
      if (group === undefined) continue;
      await tx.insert(bidOrders).values({
        groupId: group.id,
        contractorId: company.id,
        city,
        week: name,
        slot: 1 + (Math.floor(n / thirty.length) % 10),
        amount,
        state: 'waiting',
        placedAt: new Date(clock.now()),
        dueAt: new Date(clock.now() + hour),
      });
      made.push({ groupId: group.id, amount });
    }
    return made;
  };
});
