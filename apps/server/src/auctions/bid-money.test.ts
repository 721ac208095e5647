import { randomUUID } from 'node:crypto';
import { fromIct, movableClock } from '@hien/domain';
import { bankHeader, bankSignature, vnpayHash } from '@hien/domain/payments';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auctionLedger, auctions, bidOrders, bids } from '../db/schema/auctions.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import type { Answer } from '../http/handler.ts';
import { passTime } from '../jobs/pass-time.ts';
import { moneyReturned } from '../orders/write/money-returned.ts';
import { plantContractors } from '../testing/contractors.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { signInToShop, type TestApp, testApp } from '../testing/test-app.ts';

const settings = paymentsAt('http://127.0.0.1:9');
const { vnpay, vietqr } = settings.gateways;
if (!vnpay || !vietqr) throw new Error('keys are missing');

const hour = 3_600_000;
const day = 24 * hour;
const city = 'Hà Nội';
const bidden = 700_000;

describe.each(databaseKinds)('the money of bids on %s', (kind) => {
  /** Each test has a week of its own: time goes on only. */
  let week = 0;
  let monday = 0;
  const clock = movableClock(fromIct(2026, 3, 2));
  let server: TestApp;
  let companies: Awaited<ReturnType<typeof plantContractors>>;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    companies = await plantContractors(database, { count: 2, cities: [city] });
    server = await testApp(database, { clock, payments: settings });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    monday = fromIct(2026, 3, 2) + week * 14 * day;
    week += 1;
    clock.moveTo(monday + 9 * hour);
    const { orm } = server.database;
    await orm.delete(moneyReturns);
    await orm.delete(staffCases);
    await orm.delete(paymentAttempts);
    await orm.delete(auctionLedger);
    await orm.delete(bids);
    await orm.delete(bidOrders);
    await orm.delete(auctions);
    await orm.delete(notices);
    await orm.delete(paymentGroups);
  });

  /** The Monday of the week under the hammer, or of one that comes so many weeks after it. */
  const nameOf = (later = 0) =>
    new Date(monday + (7 + 7 * later) * day + 7 * hour).toISOString().slice(0, 10);
  const results = () => monday + 4 * day + 15 * hour;

  const order = async (
    at = 0,
    more: { amount?: number; week?: string; slot?: number; redBill?: object } = {},
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/auction/place',
      headers: await signInToShop(server.app, companies[at]?.email ?? ''),
      payload: {
        city,
        week: nameOf(),
        slot: 1,
        amount: bidden,
        method: 'QR',
        terms: true,
        idempotencyKey: randomUUID(),
        ...more,
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer<'placeBid'>>();
  };
  const groupOf = async (groupId: number) => {
    const [group] = await server.database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, groupId));
    if (group === undefined) throw new Error(`no group ${groupId}`);
    return group;
  };
  /** A try through VNPay; answers what its calls name. */
  const tryOf = async (groupId: number, at = 0, method: 'QR' | 'IC' = 'QR') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers: await signInToShop(server.app, companies[at]?.email ?? ''),
      payload: { groupId, method, idempotencyKey: randomUUID() },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { attemptId } = answer.json<{ attemptId: number }>();
    const [row] = await server.database.orm
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    return row?.reference ?? '';
  };
  const callVnpay = async (reference: string, amount: number, transaction: string) => {
    const told = {
      vnp_TmnCode: vnpay.terminal,
      vnp_TxnRef: reference,
      vnp_Amount: String(amount * 100),
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TransactionNo: transaction,
    };
    const query = new URLSearchParams({
      ...told,
      vnp_SecureHash: vnpayHash(told, vnpay.secret),
    });
    const answer = await server.app.inject({ url: `/payments/ipn/vnpay?${query}` });
    return answer.json<{ RspCode: string }>().RspCode;
  };
  const transfer = async (groupId: number, amount: number, transaction: string) => {
    const { number } = await groupOf(groupId);
    const memo = number.replace('-', '');
    const body = JSON.stringify({ account: vietqr.account, amount, memo, transaction });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/payments/ipn/vietqr',
      headers: {
        'content-type': 'application/json',
        [bankHeader]: bankSignature(body, vietqr.secret),
      },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
  };
  const goTo = async (at: number) => {
    clock.moveTo(at);
    await passTime(server.database, at, (error) => {
      throw error;
    });
  };
  const placed = async () =>
    (await server.database.orm.select().from(bids).orderBy(asc(bids.id))).map(
      ({ state, amount }) => [state, amount],
    );
  const back = async () =>
    (await server.database.orm.select().from(moneyReturns).orderBy(asc(moneyReturns.id))).map(
      ({ amount }) => amount,
    );
  /** What staff have to look at. */
  const open = async () =>
    (await server.database.orm.select().from(staffCases).orderBy(asc(staffCases.id)))
      .filter(({ closedAt }) => closedAt === null)
      .map(({ because, queue }) => [because, queue]);

  test('the same call twice, and twice at once, is one bid', async () => {
    const { groupId } = await order();
    const reference = await tryOf(groupId);
    const both = await Promise.all([
      callVnpay(reference, bidden, '1'),
      callVnpay(reference, bidden, '1'),
    ]);
    expect(both.toSorted()).toEqual(['00', '02']);
    expect(await callVnpay(reference, bidden, '1')).toBe('02');
    expect(await placed()).toEqual([['waiting', bidden]]);
    expect([await back(), await open()]).toEqual([[], []]);
    // Told again after the results it is still the same payment.
    await goTo(results());
    expect(await callVnpay(reference, bidden, '1')).toBe('02');
    expect(await placed()).toEqual([['won', bidden]]);
    expect([await back(), await open()]).toEqual([[], []]);
  });

  test('paid in two ways it is one bid, and the second money goes back, once', async () => {
    const { groupId } = await order();
    const [byCode, byCard] = [await tryOf(groupId), await tryOf(groupId, 0, 'IC')];
    expect(byCard).not.toBe(byCode);
    await Promise.all([callVnpay(byCode, bidden, '1'), callVnpay(byCard, bidden, '2')]);
    for (const [reference, transaction] of [
      [byCode, '1'],
      [byCard, '2'],
    ] as const)
      expect(await callVnpay(reference, bidden, transaction)).toBe('02');
    expect(await placed()).toEqual([['waiting', bidden]]);
    expect(await back()).toEqual([bidden]);
    expect(await open()).toEqual([['paid-twice', 'finance']]);
    // What came twice is back: that is no return of the bid, which still stands.
    const [twice] = await server.database.orm.select().from(moneyReturns);
    await server.database.orm.transaction((tx) =>
      moneyReturned(tx, twice?.id ?? 0, 'refunded', clock.now()),
    );
    const [mine] = await server.database.orm.select().from(bids);
    expect([mine?.state, mine?.refundedAt]).toEqual(['waiting', null]);
    // Overbidden it loses, and its own money goes back beside that.
    const other = await order(1, { amount: 900_000 });
    await transfer(other.groupId, 900_000, 'FT-9');
    await goTo(results());
    expect(await placed()).toEqual([
      ['lost', bidden],
      ['won', 900_000],
    ]);
    expect(await back()).toEqual([bidden, bidden]);
  });

  test('one try paid under two numbers of the gateway keeps the first', async () => {
    const { groupId } = await order();
    const reference = await tryOf(groupId);
    expect(await callVnpay(reference, bidden, '1')).toBe('00');
    for (const _ of [1, 2]) expect(await callVnpay(reference, bidden, '2')).toBe('02');
    expect(await placed()).toEqual([['waiting', bidden]]);
    expect(await back()).toEqual([bidden]);
    expect(await open()).toEqual([['paid-twice', 'finance']]);
  });

  test.each([bidden - 1_000, bidden + 1_000])(
    'another amount, %i, places nothing and is looked at by finance; the right one still does',
    async (amount) => {
      const { groupId } = await order();
      const reference = await tryOf(groupId);
      for (const _ of [1, 2]) expect(await callVnpay(reference, amount, '1')).toBe('04');
      expect(await placed()).toEqual([]);
      expect(await open()).toEqual([['wrong-amount', 'finance']]);
      expect(await callVnpay(reference, bidden, '2')).toBe('00');
      expect(await placed()).toEqual([['waiting', bidden]]);
      // The money of the wrong amount lies with us until finance has looked.
      expect([await back(), await open()]).toEqual([[], [['wrong-amount', 'finance']]]);
    },
  );

  test('a bid transferred in two parts counts from the second one; what comes after it goes back', async () => {
    const { groupId } = await order();
    await transfer(groupId, 400_000, 'FT-1');
    await transfer(groupId, 400_000, 'FT-1');
    expect([await placed(), await open()]).toEqual([[], [['wrong-amount', 'finance']]]);
    await transfer(groupId, 300_000, 'FT-2');
    await transfer(groupId, 300_000, 'FT-2');
    expect(await placed()).toEqual([['waiting', bidden]]);
    expect([await back(), await open()]).toEqual([[], []]);
    await transfer(groupId, 300_000, 'FT-3');
    await transfer(groupId, bidden, 'FT-4');
    expect(await placed()).toEqual([['waiting', bidden]]);
    expect([await back(), await open()]).toEqual([
      [300_000, bidden],
      [
        ['paid-twice', 'finance'],
        ['paid-twice', 'finance'],
      ],
    ]);
  });

  test('half of it in time and the rest after the close goes back whole', async () => {
    const { groupId } = await order();
    await transfer(groupId, 400_000, 'FT-1');
    await goTo(results() + hour);
    await transfer(groupId, 300_000, 'FT-2');
    await transfer(groupId, 300_000, 'FT-2');
    expect([await placed(), await back()]).toEqual([[], [400_000, 300_000]]);
    expect(await open()).toEqual([
      ['paid-too-little', 'finance'],
      ['paid-too-late', 'finance'],
    ]);
  });

  test('a bid for a later week that is paid twice is kept once and placed once', async () => {
    const { groupId } = await order(0, { week: nameOf(1) });
    const reference = await tryOf(groupId);
    await callVnpay(reference, bidden, '1');
    await transfer(groupId, bidden, 'FT-1');
    expect(await callVnpay(reference, bidden, '1')).toBe('02');
    expect([await back(), await open()]).toEqual([[bidden], [['paid-twice', 'finance']]]);
    await goTo(monday + 7 * day);
    expect(await placed()).toEqual([['waiting', bidden]]);
    expect(await back()).toEqual([bidden]);
  });

  test('an invoice of a won week that is taken back is not written, or corrected once it is out', async () => {
    const redBill = {
      company: 'Công ty 0',
      email: 'ke-toan@hien.example',
      taxCode: '0312345678',
      address: '1 Lê Lợi',
    };
    const invoices = async () =>
      (await server.database.orm.select().from(staffCases).orderBy(asc(staffCases.id)))
        .filter(({ because }) => because === 'ad-invoice' || because === 'invoice-adjust')
        .map(({ because, closedAt }) => [because, closedAt === null]);
    clock.moveTo(monday + 4 * day);
    for (const at of [0, 1]) {
      const { groupId } = await order(at, { slot: at + 1, redBill });
      await transfer(groupId, bidden, `FT-${at}`);
    }
    await goTo(results());
    expect(await invoices()).toEqual([
      ['ad-invoice', true],
      ['ad-invoice', true],
    ]);
    const won = await server.database.orm.select().from(bids).orderBy(asc(bids.id));
    const takeBack = async (at: number) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/mall/api/auction/bid/${won[at]?.id}/cancel`,
        headers: await signInToShop(server.app, companies[at]?.email ?? ''),
        payload: { version: won[at]?.version },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await takeBack(0);
    expect((await invoices())[0]).toEqual(['ad-invoice', false]);
    await server.database.orm.update(staffCases).set({ closedAt: new Date(clock.now()) });
    await takeBack(1);
    expect(await invoices()).toEqual([
      ['ad-invoice', false],
      ['ad-invoice', false],
      ['invoice-adjust', true],
    ]);
  });
});
