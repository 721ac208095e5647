import { transferMemo } from '@hien/domain';
import { bankHeader, bankSignature, vnpayHash } from '@hien/domain/payments';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import { orders } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import { passTime } from '../jobs/pass-time.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { paymentsAt } from '../testing/payments.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';

const settings = paymentsAt('http://127.0.0.1:9');
const { vnpay, vietqr } = settings.gateways;
if (!vnpay || !vietqr) throw new Error('keys are missing');

const day = 86_400_000;
const lamp = 900_000;
const delivery = 30_000;

/** Money by bank comes in any sum and at any time: all of it pays or goes back (3.4, 2.9). */
describe.each(databaseKinds)('transfers on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    server = await testApp(database, { clock: { now: () => floor.now }, payments: settings });
  });
  afterAll(() => server.close());

  const placed = (lines = 1) =>
    floor.place(
      newGroup(
        Array.from({ length: lines }, () => newLine()),
        { method: 'VA' },
      ),
    );
  /** The bank tells of it as often as it likes. */
  const send = async ({ groupId }: Placed, amount: number, transaction: string, times = 2) => {
    const { number } = await floor.group(groupId);
    const body = JSON.stringify({
      account: vietqr.account,
      amount,
      memo: transferMemo(number),
      transaction: `${transaction}-${groupId}`,
    });
    const tell = () =>
      server.app.inject({
        method: 'POST',
        url: '/payments/ipn/vietqr',
        headers: {
          'content-type': 'application/json',
          [bankHeader]: bankSignature(body, vietqr.secret),
        },
        payload: body,
      });
    for (let time = 0; time < times; time += 1) expect((await tell()).statusCode).toBe(200);
  };
  const passDays = async (days: number) => {
    floor.wait(days * day);
    await passTime(database, floor.now, (error) => {
      throw error;
    });
  };
  const back = async ({ groupId }: Placed) =>
    (await floor.returnsOf(groupId)).map(({ amount }) => amount);
  const cases = async ({ groupId }: Placed) => {
    const rows = await database.orm
      .select()
      .from(staffCases)
      .where(eq(staffCases.groupId, groupId))
      .orderBy(asc(staffCases.id));
    return rows.map(({ because, closedAt }) => [because, closedAt === null ? 'open' : 'closed']);
  };
  const states = ({ itemIds }: Placed) =>
    Promise.all(itemIds.map(async (id) => (await floor.line(id)).state));
  const isPaid = async ({ groupId }: Placed) => (await floor.group(groupId)).paidAt !== null;

  test('the sum that was asked for pays though a line was cancelled meanwhile, and its rest goes back', async () => {
    const order = await placed(2);
    await floor.does(order, 'buyer', 'cancel.unpaid', {}, order.itemIds.slice(1));
    await send(order, order.total, 'FT-1');
    expect(await states(order)).toEqual(['new_order', 'cancel_completed']);
    expect([await isPaid(order), await back(order)]).toEqual([true, [lamp]]);
    expect(await cases(order)).toEqual([['paid-too-much', 'open']]);
    // What arrived stands in the books: a person pays the rest back by hand.
    expect(
      await database.orm
        .select({ amount: paymentAttempts.amount, gateway: paymentAttempts.gateway })
        .from(moneyReturns)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, moneyReturns.attemptId))
        .where(eq(moneyReturns.groupId, order.groupId)),
    ).toEqual([{ amount: order.total, gateway: 'vietqr' }]);
    expect((await floor.line(order.itemIds[0] ?? 0)).data.captured).toBe(lamp);
  });

  test('a part and then more than the rest pay together', async () => {
    const order = await placed();
    await send(order, 300_000, 'FT-A');
    await send(order, order.total, 'FT-B');
    await send(order, 300_000, 'FT-A');
    expect([await isPaid(order), await back(order)]).toEqual([true, [300_000]]);
    expect(await cases(order)).toEqual([
      ['wrong-amount', 'closed'],
      ['paid-too-much', 'open'],
    ]);
  });

  test('what comes after it was paid goes back, whatever its sum', async () => {
    const order = await placed();
    await send(order, order.total, 'FT-A');
    await send(order, 70_000, 'FT-B');
    await send(order, order.total + 1, 'FT-C');
    expect(await back(order)).toEqual([70_000, order.total + 1]);
    expect(await cases(order)).toEqual([
      ['paid-twice', 'open'],
      ['paid-twice', 'open'],
    ]);
  });

  test('parts of an order whose time ran out go back together, and the buyer is told', async () => {
    const order = await placed();
    await send(order, 300_000, 'FT-A');
    await send(order, 100_000, 'FT-B');
    await passDays(5);
    await passDays(1);
    await send(order, 300_000, 'FT-A');
    expect(await states(order)).toEqual(['cancel_completed']);
    expect([await isPaid(order), await back(order)]).toEqual([false, [400_000]]);
    expect(await cases(order)).toEqual([
      ['wrong-amount', 'closed'],
      ['wrong-amount', 'closed'],
      ['paid-too-little', 'open'],
    ]);
    const mails = await database.orm
      .select({ values: outbox.values })
      .from(outbox)
      .where(eq(outbox.template, 'money-step'));
    const { number } = await floor.group(order.groupId);
    expect(
      mails.filter(({ values }) => values?.['number'] === number).map(({ values }) => values),
    ).toMatchObject([{ about: 'money.returning', amount: 400_000 }]);
  });

  test('so do those of an order that its buyer lets go', async () => {
    const order = await placed(2);
    await send(order, 300_000, 'FT-A');
    await floor.does(order, 'buyer', 'cancel.unpaid', {}, order.itemIds.slice(1));
    // One line still waits for them.
    expect(await back(order)).toEqual([]);
    await floor.does(order, 'buyer', 'cancel.unpaid', {}, order.itemIds.slice(0, 1));
    expect(await back(order)).toEqual([300_000]);
  });

  test('parts that are enough once a line is let go pay at once, and what is over goes back', async () => {
    const order = await placed(2);
    await send(order, 300_000, 'FT-A');
    await send(order, 700_000, 'FT-B');
    const [kept = 0, gone = 0] = order.itemIds;
    const [head] = await database.orm
      .select({ version: orders.version })
      .from(orders)
      .where(eq(orders.id, order.orderId));
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${order.orderId}/events`,
      headers: await signInToShop(server.app, 'khach@hien.example'),
      payload: {
        event: 'cancel.unpaid',
        itemIds: [gone],
        payload: {},
        idempotencyKey: `let-go-of-${gone}`,
        expectedVersion: head?.version ?? 0,
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ items: { id: number; state: string }[] }>().items).toMatchObject([
      { id: kept, state: 'new_order' },
      { id: gone, state: 'cancel_completed' },
    ]);
    expect(await isPaid(order)).toBe(true);
    expect(await back(order)).toEqual([1_000_000 - lamp - delivery]);
    expect((await floor.line(kept)).data.captured).toBe(lamp);
    // The bank tells again, and somebody sends what was asked for at first.
    await send(order, 700_000, 'FT-B');
    await send(order, lamp, 'FT-C');
    expect(await back(order)).toEqual([1_000_000 - lamp - delivery, lamp]);
  });

  test('what arrives after the end goes back, each transfer once', async () => {
    const order = await placed();
    await floor.does(order, 'buyer', 'cancel.unpaid', {});
    await send(order, 200_000, 'FT-A');
    await send(order, order.total, 'FT-B');
    await send(order, 200_000, 'FT-A');
    expect([await isPaid(order), await back(order)]).toEqual([false, [200_000, order.total]]);
    expect(await cases(order)).toEqual([
      ['paid-too-late', 'open'],
      ['paid-too-late', 'open'],
    ]);
  });

  test('its time is over before a round of the clock has said so: the part before and the one after go back', async () => {
    const order = await placed();
    await send(order, 300_000, 'FT-A');
    floor.wait(5 * day);
    await send(order, 50_000, 'FT-B');
    await passDays(0);
    expect([await isPaid(order), await back(order)]).toEqual([false, [350_000]]);
    expect(await states(order)).toEqual(['cancel_completed']);
  });

  test('a try that is opened again asks for what is due by then', async () => {
    const order = await placed(2);
    const start = async (idempotencyKey: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/mall/api/payment/start',
          headers: await signInToShop(server.app, 'khach@hien.example'),
          payload: { groupId: order.groupId, method: 'VA', idempotencyKey },
        })
      ).json<{ attemptId: number; transfer: { amount: number } }>();
    const first = await start(`first-try-${order.groupId}`);
    expect(first.transfer.amount).toBe(2 * lamp + delivery);
    await floor.does(order, 'buyer', 'cancel.unpaid', {}, order.itemIds.slice(1));
    expect(await start(`second-try-${order.groupId}`)).toMatchObject({
      attemptId: first.attemptId,
      transfer: { amount: lamp + delivery },
    });
  });

  test('a part goes back when a gateway’s page, opened before it came, pays the whole', async () => {
    const order = await placed();
    const headers = await signInToShop(server.app, 'khach@hien.example');
    const started = await server.app.inject({
      method: 'POST',
      url: '/mall/api/payment/start',
      headers,
      payload: {
        groupId: order.groupId,
        method: 'QR',
        idempotencyKey: `page-of-${order.groupId}`,
      },
    });
    expect(started.statusCode).toBe(200);
    const [page] = await database.orm
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.groupId, order.groupId));
    await send(order, 300_000, 'FT-A');
    const told = {
      vnp_TmnCode: vnpay.terminal,
      vnp_TxnRef: page?.reference ?? '',
      vnp_Amount: String(order.total * 100),
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TransactionNo: '14000001',
    };
    const query = new URLSearchParams({ ...told, vnp_SecureHash: vnpayHash(told, vnpay.secret) });
    for (const wanted of ['00', '02'])
      expect(
        (await server.app.inject({ url: `/payments/ipn/vnpay?${query}` })).json(),
      ).toMatchObject({ RspCode: wanted });
    expect([await isPaid(order), await back(order)]).toEqual([true, [300_000]]);
    await send(order, 20_000, 'FT-B');
    expect(await back(order)).toEqual([300_000, 20_000]);
  });

  test.each([
    ['two halves', 0.5, ['A', 'B'], []],
    ['one, told twice', 1, ['A', 'A'], []],
    ['two of the whole sum', 1, ['A', 'B'], [1]],
    ['two of two thirds', 2 / 3, ['A', 'B'], [1 / 3]],
  ] as const)('%s at once pay once', async (_, share, names, left) => {
    const order = await placed();
    await Promise.all(
      names.map((name) => send(order, Math.round(order.total * share), `FT-${name}`, 1)),
    );
    expect(await states(order)).toEqual(['new_order']);
    expect(await back(order)).toEqual(left.map((part) => Math.round(order.total * part)));
  });

  test('a part that comes while its order is let go is not kept', async () => {
    const order = await placed();
    await Promise.all([
      send(order, 300_000, 'FT-A', 1),
      floor.does(order, 'buyer', 'cancel.unpaid', {}),
    ]);
    expect([await states(order), await back(order)]).toEqual([['cancel_completed'], [300_000]]);
  });

  test('too little pays nothing: the page asks for the rest', async () => {
    const order = await placed();
    await send(order, 300_000, 'FT-A');
    expect([await isPaid(order), await back(order)]).toEqual([false, []]);
    expect(await cases(order)).toEqual([['wrong-amount', 'open']]);
    const headers = await signInToShop(server.app, 'khach@hien.example');
    const page = await server.app.inject({ url: `/mall/api/payment/${order.groupId}`, headers });
    expect(page.json()).toMatchObject({
      short: { arrived: 300_000, missing: lamp + delivery - 300_000 },
    });
  });
});
