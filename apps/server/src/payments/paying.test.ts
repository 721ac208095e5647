import { type PaymentMethod, movableClock } from '@hien/domain';
import { momoIpnSignature } from '@hien/domain/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentGroups } from '../db/schema/orders.ts';
import { paymentAttempts, staffCases } from '../db/schema/payments.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type HttpStub, httpStub } from '../testing/http-stub.ts';
import { paymentsAt } from '../testing/payments.ts';
import { fillShelves } from '../testing/shop-floor.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';
import { expireAttempts } from './expire-attempts.ts';
import { noPayments } from './settings.ts';

const minute = 60_000;
const day = 86_400_000;

describe.each(databaseKinds)('opening and looking at a payment on %s', (kind) => {
  const clock = movableClock(testNow);
  let gateway: HttpStub;
  let server: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    gateway = await httpStub();
    const database = await freshDatabase(kind);
    await plant(database);
    await fillShelves(database);
    server = await testApp(database, {
      clock,
      payments: paymentsAt(gateway.origin),
      publicUrl: 'https://hien.example',
    });
    headers = await signInToShop(server.app, 'khach@hien.example');
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });
  beforeEach(() => {
    gateway.heard.length = 0;
    gateway.answer = async ({ body }) => ({
      body: { resultCode: 0, payUrl: `https://momo.example/${JSON.parse(body).orderId}` },
    });
  });

  /** One line at this price and 30,000 đ for its delivery, which waits for its money. */
  const placed = (goods = 900_000, method: PaymentMethod = 'QR') =>
    server.database.orm.transaction((tx) =>
      createOrders(
        tx,
        newGroup([newLine({ list: goods, discount: 0 })], { at: clock.now(), method }),
      ),
    );

  type Started = {
    readonly attemptId: number;
    readonly redirect: string | null;
    readonly transfer: { readonly amount: number; readonly memo: string } | null;
    readonly errors?: readonly { readonly field: string }[];
  };
  let presses = 0;
  async function start(groupId: number, method: string, more: Record<string, unknown> = {}) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers,
      payload: { groupId, method, idempotencyKey: `press-number-${++presses}`, ...more },
    });
    return { status: answer.statusCode, body: answer.json<Started>() };
  }
  const read = async (groupId: number) =>
    (await server.app.inject({ url: `/mall/api/payment/${groupId}`, headers })).json<
      Record<string, unknown> & { attempt: Record<string, unknown> | null }
    >();
  const attempts = (groupId: number) =>
    server.database.orm
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.groupId, groupId))
      .orderBy(paymentAttempts.id);
  const change = (groupId: number, values: Partial<typeof paymentGroups.$inferInsert>) =>
    server.database.orm.update(paymentGroups).set(values).where(eq(paymentGroups.id, groupId));

  test('the gateway is told what is paid, for whom, and where to come back and to call', async () => {
    const { groupId, number, total } = await placed();
    const { status, body } = await start(groupId, 'EW-MOMO');
    expect([status, body.redirect, body.transfer]).toEqual([
      200,
      `https://momo.example/${number}-1`,
      null,
    ]);
    expect(gateway.heard.map((one) => JSON.parse(one.body))).toMatchObject([
      {
        amount: total,
        orderId: `${number}-1`,
        orderInfo: `Thanh toan don hang ${number}`,
        redirectUrl: 'https://hien.example/vi/payment-result/shop',
        ipnUrl: 'https://hien.example/payments/ipn/momo',
      },
    ]);
    expect(await attempts(groupId)).toMatchObject([
      {
        state: 'pending',
        gateway: 'momo',
        method: 'EW-MOMO',
        amount: 930_000,
        months: null,
        expiresAt: new Date(clock.now() + 15 * minute),
      },
    ]);
    expect(await read(groupId)).toMatchObject({
      state: 'pending',
      method: 'EW-MOMO',
      attempt: {
        method: 'EW-MOMO',
        state: 'pending',
        redirect: body.redirect,
        failure: null,
        months: null,
        expiresAt: new Date(clock.now() + 15 * minute).toISOString(),
        startedAt: new Date(clock.now()).toISOString(),
      },
    });
  });

  test('an open page is handed out again until a minute before its end', async () => {
    const { groupId, number } = await placed();
    const first = await start(groupId, 'EW-MOMO');
    clock.advance(14 * minute - 1);
    expect((await start(groupId, 'EW-MOMO')).body).toEqual(first.body);
    expect(gateway.heard).toHaveLength(1);
    clock.advance(1);
    const next = await start(groupId, 'EW-MOMO');
    expect(next.body.redirect).toBe(`https://momo.example/${number}-2`);
  });

  test('another way, or another number of months, is another try', async () => {
    const { groupId } = await placed(6_000_000);
    const ids: number[] = [];
    for (const [method, months] of [
      ['QR', undefined],
      ['IC', undefined],
      ['IS', 6],
      ['IS', 12],
      ['IS', 12],
      ['QR', undefined],
      ['QR', 6],
    ] as const)
      ids.push((await start(groupId, method, { months })).body.attemptId);
    const [qr, ic, six, twelve] = ids;
    expect(ids).toEqual([qr, ic, six, twelve, twelve, qr, qr]);
    expect(new Set(ids).size).toBe(4);
    // The months count for instalments alone.
    expect((await attempts(groupId)).map(({ method, months }) => [method, months])).toEqual([
      ['QR', null],
      ['IC', null],
      ['IS', 6],
      ['IS', 12],
    ]);
    expect(new Set((await attempts(groupId)).map(({ reference }) => reference)).size).toBe(4);
    expect((await read(groupId))['method']).toBe('IS');
  });

  test.each([
    ['IS', 2_000_000, { months: 6 }, 'method'],
    ['IS', 6_000_000, {}, 'months'],
  ] as const)('%s of %i with %o is refused at its %s', async (method, goods, more, field) => {
    const { groupId } = await placed(goods);
    const { status, body } = await start(groupId, method, more);
    expect([status, body.errors?.map((one) => one.field)]).toEqual([422, [field]]);
    expect(await attempts(groupId)).toEqual([]);
  });

  test('what is somebody else’s is not there, and a key belongs to one way', async () => {
    const { groupId } = await placed();
    const other = await signInToShop(server.app, 'tho@hien.example');
    const theirs = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers: other,
      payload: { groupId, method: 'QR', idempotencyKey: 'of-somebody-else' },
    });
    expect(theirs.statusCode).toBe(404);
    const idempotencyKey = `one-key-${groupId}`;
    expect((await start(groupId, 'QR', { idempotencyKey })).status).toBe(200);
    expect((await start(groupId, 'IC', { idempotencyKey })).status).toBe(409);
    expect(await attempts(groupId)).toHaveLength(1);
  });

  test('a gateway that is not set is not offered, nor taken', async () => {
    const set = paymentsAt(gateway.origin);
    const { app } = await testApp(server.database, {
      clock,
      payments: { ...set, gateways: { ...set.gateways, momo: null, vietqr: null } },
    });
    try {
      const { groupId } = await placed();
      const answer = await app.inject({
        method: 'POST',
        url: '/mall/api/payment/start',
        headers,
        payload: { groupId, method: 'EW-MOMO', idempotencyKey: `not-set-${groupId}` },
      });
      expect([answer.statusCode, answer.json<Started>().errors?.[0]?.field]).toEqual([
        422,
        'method',
      ]);
      const seen = (await app.inject({ url: `/mall/api/payment/${groupId}`, headers })).json<{
        methods: { method: string }[];
        transfer: object | null;
      }>();
      expect(seen.methods.map(({ method }) => method).toSorted()).toEqual([
        'DC',
        'EW-SHOPEE',
        'EW-ZALO',
        'IC',
        'QR',
      ]);
      expect(seen.transfer).toBeNull();
      // Its calls are nobody's.
      const call = await app.inject({ method: 'POST', url: '/payments/ipn/momo', payload: {} });
      expect(call.statusCode).toBe(400);
    } finally {
      await app.close();
    }
  });

  test('whom a transfer is paid to is known before ordering, and the bank’s key is not', async () => {
    const ask = async (app: TestApp['app'], signed: object) => {
      const answer = await app.inject({ url: '/mall/api/payment/payee', headers: { ...signed } });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    };
    expect(await ask(server.app, headers)).toEqual({
      status: 200,
      body: {
        payee: { bank: 'Vietcombank', account: '0123456789', holder: 'CONG TY CO PHAN HIEN' },
      },
    });
    expect((await ask(server.app, {})).status).toBe(401);

    const { app } = await testApp(server.database, { clock, payments: noPayments });
    try {
      expect(await ask(app, headers)).toEqual({ status: 200, body: { payee: null } });
    } finally {
      await app.close();
    }
  });

  test('a try that could not be opened is opened by the next press', async () => {
    const { groupId, number } = await placed();
    gateway.answer = 'cut';
    expect((await start(groupId, 'EW-MOMO')).status).toBe(503);
    expect((await read(groupId)).state).toBe('waiting');
    gateway.answer = { body: { resultCode: 0, payUrl: 'https://momo.example/now' } };
    expect((await start(groupId, 'EW-MOMO')).body.redirect).toBe('https://momo.example/now');
    expect((await attempts(groupId)).map(({ reference }) => reference)).toEqual([`${number}-1`]);
  });

  test.each(['refuses', 'answers otherwise'])(
    'a press in two tabs, where the gateway %s the second time, leads both to one page',
    async (second) => {
      const { groupId } = await placed();
      const idempotencyKey = `two-tabs-${groupId}`;
      let firstDone = () => {};
      const first = new Promise<void>((done) => (firstDone = done));
      let secondAsked = () => {};
      const both = new Promise<void>((asked) => (secondAsked = asked));
      let nth = 0;
      gateway.answer = async () => {
        nth += 1;
        if (nth === 1) {
          await both;
          return { body: { resultCode: 0, payUrl: 'https://momo.example/first' } };
        }
        secondAsked();
        await first;
        return second === 'refuses'
          ? { body: { resultCode: 41 } }
          : { body: { resultCode: 0, payUrl: 'https://momo.example/second' } };
      };
      const one = start(groupId, 'EW-MOMO', { idempotencyKey }).then((answer) => {
        firstDone();
        return answer;
      });
      const answers = await Promise.all([one, start(groupId, 'EW-MOMO', { idempotencyKey })]);
      expect(answers.map(({ body }) => body.redirect)).toEqual([
        'https://momo.example/first',
        'https://momo.example/first',
      ]);
      expect(await attempts(groupId)).toMatchObject([{ state: 'pending', version: 1 }]);
    },
  );

  test('a gateway may call before its page is here', async () => {
    const { groupId, total } = await placed();
    gateway.answer = async ({ body }) => {
      const { orderId } = JSON.parse(body) as { orderId: string };
      const told = {
        amount: total,
        extraData: '',
        message: '',
        orderId,
        orderInfo: '',
        orderType: 'momo_wallet',
        partnerCode: 'TESTMOMO',
        payType: 'qr',
        requestId: orderId,
        responseTime: 1,
        resultCode: 0,
        transId: 4242,
      };
      const signature = momoIpnSignature(told, 'test-momo-access', 'test-momo-secret');
      const called = await server.app.inject({
        method: 'POST',
        url: '/payments/ipn/momo',
        payload: { ...told, signature },
      });
      expect(called.statusCode).toBe(204);
      return { body: { resultCode: 0, payUrl: 'https://momo.example/late' } };
    };
    expect(await start(groupId, 'EW-MOMO')).toMatchObject({
      status: 200,
      body: { redirect: null },
    });
    expect(await attempts(groupId)).toMatchObject([
      { state: 'succeeded', transaction: '4242', late: false },
    ]);
    expect(await read(groupId)).toMatchObject({ state: 'paid', attempt: { redirect: null } });
  });

  test('a transfer has no page, lives as long as its order, and asks for what is due', async () => {
    const { groupId, number, total } = await placed();
    const { body } = await start(groupId, 'VA');
    expect(body).toMatchObject({
      redirect: null,
      transfer: { amount: total, memo: number.replace('-', ''), account: '0123456789' },
    });
    const [group] = await server.database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, groupId));
    expect((await attempts(groupId))[0]?.expiresAt).toEqual(group?.dueAt);
    expect(gateway.heard).toEqual([]);
    expect((await start(groupId, 'VA')).body.attemptId).toBe(body.attemptId);
    clock.advance(day);
    expect((await start(groupId, 'VA')).body.attemptId).toBe(body.attemptId);
  });

  test('where a part has come by transfer the rest comes so too, and by no other way', async () => {
    const { groupId, total } = await placed();
    const short = (gatewayName: string, arrived: number, transaction: string) =>
      server.database.orm.insert(staffCases).values({
        queue: 'finance',
        because: 'wrong-amount',
        groupId,
        facts: { gateway: gatewayName, arrived, transaction },
        key: `short:${groupId}:${transaction}`,
        openedAt: new Date(clock.now()),
      });
    // A wrong sum at a gateway is no part of a transfer.
    await short('vnpay', 7_000, 'A');
    expect(await read(groupId)).toMatchObject({ short: null, attention: 'wrong-amount' });
    expect((await start(groupId, 'QR')).status).toBe(200);
    await short('vietqr', 300_000, 'B');
    await short('vietqr', 100_000, 'C');
    expect(await read(groupId)).toMatchObject({
      short: { arrived: 400_000, missing: total - 400_000 },
      methods: [{ method: 'VA', instalments: [] }],
      transfer: { amount: total - 400_000 },
    });
    const { status, body } = await start(groupId, 'IC');
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'method']);
    expect((await start(groupId, 'VA')).body.transfer?.amount).toBe(total - 400_000);
    // More than all: what is asked for is never nothing or less.
    await short('vietqr', 900_000, 'D');
    expect((await start(groupId, 'VA')).body.transfer?.amount).toBe(total);
    expect(await read(groupId)).toMatchObject({ short: null, transfer: { amount: total } });
  });

  test('the ways to pay are those of the sum, with what a month costs', async () => {
    const cheap = await placed(2_969_999);
    const dear = await placed(2_970_000);
    const ways = async (groupId: number) =>
      (await read(groupId))['methods'] as { method: string; instalments: object[] }[];
    const all = ['DC', 'EW-MOMO', 'EW-SHOPEE', 'EW-ZALO', 'IC', 'QR', 'VA'];
    const names = (found: { method: string }[]) => found.map(({ method }) => method).toSorted();
    expect(names(await ways(cheap.groupId))).toEqual(all);
    const offered = await ways(dear.groupId);
    expect(names(offered)).toEqual([...all, 'IS'].toSorted());
    expect(offered.flatMap(({ instalments }) => instalments)).toEqual([
      { months: 3, monthly: 1_000_000 },
      { months: 6, monthly: 500_000 },
      { months: 9, monthly: 333_334 },
      { months: 12, monthly: 250_000 },
    ]);
  });

  test('what is paid for is named, with its day', async () => {
    const { groupId } = await placed();
    expect((await read(groupId))['goods']).toMatchObject([
      { quantity: 1, name: 'Đèn trần mây', optionName: 'Nhỏ' },
    ]);
    expect(await read(groupId)).toMatchObject({
      state: 'waiting',
      attempt: null,
      total: 930_000,
      purpose: 'shop',
      simulated: false,
      attention: null,
      returning: [],
      paidAt: null,
      placedAt: new Date(clock.now()).toISOString(),
    });
  });

  test('a page whose time is over is over before any round of the clock', async () => {
    const { groupId } = await placed();
    await start(groupId, 'EW-MOMO');
    clock.advance(15 * minute);
    expect((await read(groupId)).attempt).toMatchObject({ state: 'pending' });
    await expireAttempts(server.database, clock.now());
    expect(await attempts(groupId)).toMatchObject([{ state: 'pending', version: 1 }]);
    clock.advance(1);
    expect(await read(groupId)).toMatchObject({
      state: 'expired',
      attempt: { state: 'expired', redirect: null },
    });
    expect(await expireAttempts(server.database, clock.now())).toBeGreaterThan(0);
    expect(await attempts(groupId)).toMatchObject([{ state: 'expired' }]);
    expect((await read(groupId)).state).toBe('expired');
    // An open order is paid by another try.
    expect((await start(groupId, 'EW-MOMO')).status).toBe(200);
  });

  test.each([
    ['paid', { paidAt: new Date(testNow) }, 'QR'],
    ['cancelled', { cancelledAt: new Date(testNow) }, 'QR'],
    ['cancelled', { dueAt: new Date(testNow - day) }, 'QR'],
    ['on-delivery', {}, 'COD'],
    ['cancelled', { cancelledAt: new Date(testNow) }, 'COD'],
  ] as const)('is %s after %o, by %s: nothing is to be paid', async (state, values, method) => {
    const { groupId, total } = await placed(900_000, method);
    if (Object.keys(values).length > 0) await change(groupId, values);
    expect(await read(groupId)).toMatchObject({
      state,
      methods: [],
      transfer: null,
      short: null,
      total,
    });
    expect((await start(groupId, 'QR')).status).toBe(409);
  });

  test('the last moment to pay is one', async () => {
    const { groupId } = await placed();
    await change(groupId, { dueAt: new Date(clock.now()) });
    expect((await read(groupId)).state).toBe('waiting');
    expect((await start(groupId, 'QR')).status).toBe(200);
  });

  test.each([
    ['vnpay', '24', 'cancelled'],
    ['vnpay', '51', 'no-balance'],
    ['vnpay', '1006', 'other'],
    ['momo', '1006', 'cancelled'],
    ['momo', '1005', 'expired'],
    ['momo', '24', 'other'],
    ['shopeepay', '201', 'cancelled'],
    ['shopeepay', '202', 'other'],
    ['shopeepay', '203', 'expired'],
  ] as const)('what %s calls %s is told as %s', async (name, failure, told) => {
    const { groupId } = await placed();
    await server.database.orm.insert(paymentAttempts).values({
      groupId,
      method: 'QR',
      gateway: name,
      reference: `failed-${groupId}`,
      state: 'failed',
      version: 2,
      amount: 930_000,
      failure,
      redirect: 'https://x.example/',
      idempotencyKey: `failed-${groupId}`,
      changedAt: new Date(clock.now()),
    });
    expect(await read(groupId)).toMatchObject({
      state: 'failed',
      attempt: { failure: told, redirect: null, expiresAt: null },
    });
  });

  test('what needs a person is said while it does', async () => {
    const { groupId } = await placed();
    const because = async (name: string) => {
      await server.database.orm.insert(staffCases).values({
        queue: 'finance',
        because: name,
        groupId,
        key: `${name}:${groupId}`,
        openedAt: new Date(clock.now()),
      });
      return (await read(groupId))['attention'];
    };
    expect(await because('paid-twice')).toBeNull();
    expect(await because('suspicious')).toBe('suspicious');
    expect(await because('wrong-amount')).toBe('wrong-amount');
    await server.database.orm
      .update(staffCases)
      .set({ closedAt: new Date(clock.now()) })
      .where(eq(staffCases.groupId, groupId));
    expect((await read(groupId))['attention']).toBeNull();
  });
});
