import { type ItemEvent, type ItemPayloads, movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notices, orderItems } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffActs, staffCases } from '../db/schema/payments.ts';
import { openCase } from '../orders/write/staff-cases.ts';
import { changeItems } from '../orders/write/change-items.ts';
import { createOrders } from '../orders/write/create-order.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { gatewaysOf } from '../payments/gateways/all.ts';
import {
  GatewayUnavailable,
  type NewRefund,
  type RefundAnswer,
  type RefundState,
} from '../payments/gateways/gateway.ts';
import { leaseMs, retryAfterMs, sendDueReturns } from '../payments/send-returns.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

type Headers = { readonly authorization: string };
const minute = 60_000;
const shipment = { kind: 'self' } as const;

describe.each(databaseKinds)('money that people return on %s', (kind) => {
  let server: TestApp;
  let admin: Headers;
  let other: Headers;
  const clock = movableClock(testNow);

  const ask = async (url: string, headers: Headers = admin) => {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const send = async (url: string, payload: object, headers: Headers = admin) => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const pay = (id: number, proof: string, version: number, headers?: Headers) =>
    send(`/admin/money-return/pay/${id}`, { proof, expected_version: version }, headers);
  const retry = (id: number, version: number, headers?: Headers) =>
    send(`/admin/money-return/retry/${id}`, { expected_version: version }, headers);
  const waiting = async (): Promise<{ id: number }[]> =>
    (await ask('/admin/money-return/list')).body.data.items;
  const itemOf = async (itemId: number) =>
    (await server.database.orm.select().from(orderItems).where(eq(orderItems.id, itemId)))[0];
  const returnOf = async (groupId: number) => {
    const [row] = await server.database.orm
      .select()
      .from(moneyReturns)
      .where(eq(moneyReturns.groupId, groupId));
    if (row === undefined) throw new Error('nothing is owed');
    return row;
  };
  const does = async <Event extends ItemEvent>(
    orderId: number,
    event: Event,
    by: 'buyer' | 'seller' | 'carrier',
    payload: ItemPayloads[Event],
  ) => {
    clock.advance(minute);
    const done = await server.database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId,
        command: { event, by, at: clock.now(), payload } as Parameters<
          typeof changeItems
        >[1]['command'],
        who: { userId: by === 'buyer' ? 1 : by === 'seller' ? 2 : null },
      }),
    );
    expect([event, done.ok]).toEqual([event, true]);
  };

  /** A cash order that was delivered, sent back and is to be repaid. */
  async function cashOwed() {
    const made = await server.database.orm.transaction((tx) =>
      createOrders(tx, newGroup([newLine()], { method: 'COD', at: clock.now() })),
    );
    const orderId = made.orders[0]?.orderId ?? 0;
    const itemId = made.orders[0]?.itemIds[0] ?? 0;
    await does(orderId, 'seller.dispatch', 'seller', { shipment });
    await does(orderId, 'delivered', 'carrier', {});
    await does(orderId, 'refund.request', 'buyer', {
      reason: 'DEFECTIVE',
      text: 'Chân ghế gãy',
      pictures: ['/media/uploads/a.webp'],
    });
    await does(orderId, 'refund.pickup_started', 'seller', { shipment });
    await does(orderId, 'refund.received', 'seller', {});
    await does(orderId, 'refund.confirm', 'seller', {
      amount: (await itemOf(itemId))?.paid ?? 0,
    });
    return { groupId: made.groupId, orderId, itemId };
  }

  /** A VNPay order the seller cancelled, whose money VNPay will not give back. */
  const refused = () => askedInVain(async () => ({ state: 'refused', code: '95' }));

  /** The same, and how VNPay answers the first request. */
  async function askedInVain(answer: (wanted: NewRefund) => Promise<RefundAnswer>) {
    const at = clock.now();
    const made = await server.database.orm.transaction((tx) =>
      createOrders(tx, newGroup([newLine()], { method: 'QR', at })),
    );
    const { groupId, total } = made;
    const orderId = made.orders[0]?.orderId ?? 0;
    const [attempt] = await server.database.orm
      .insert(paymentAttempts)
      .values({
        groupId,
        method: 'QR',
        gateway: 'vnpay',
        reference: `f-${groupId}`,
        state: 'succeeded',
        amount: total,
        transaction: `T${groupId}`,
        idempotencyKey: `f-${groupId}`,
        changedAt: new Date(at),
        createdAt: new Date(at),
      })
      .returning();
    await server.database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: attempt?.id ?? 0, captured: total, at }),
    );
    await does(orderId, 'cancel.by_seller', 'seller', { reason: 'OUT_OF_STOCK' });
    await sendWith(answer);
    return { groupId, itemId: made.orders[0]?.itemIds[0] ?? 0 };
  }

  const sendWith = (
    refund: (wanted: NewRefund) => Promise<RefundAnswer>,
    refundState: (wanted: NewRefund) => Promise<RefundState> = async () => ({ state: 'unknown' }),
  ) => {
    const clients = gatewaysOf(paymentsAt('http://127.0.0.1:9').gateways);
    if (clients.vnpay === null) throw new Error('VNPay is not set');
    const asking = { ...clients, vnpay: { ...clients.vnpay, refund, refundState } };
    return sendDueReturns({
      database: server.database,
      clients: asking,
      now: () => clock.now(),
    });
  };

  const signInStaff = async () => {
    admin = await signIn(server.app, 'mot@hien.example');
    other = await signIn(server.app, 'hai@hien.example');
  };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await database.rows({ text: 'update product_options set stock = 1000' }, []);
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name, roles)
          select name || '@hien.example', password_hash, name, 'Quản trị', '{admin}'
          from users, unnest(array['mot', 'hai']) name where email = 'khach@hien.example'`,
      },
      [],
    );
    server = await testApp(database, { clock });
    await signInStaff();
  });
  afterAll(() => server.close());

  test('cash is paid back by hand: the line reaches its last code, and the buyer hears of it once', async () => {
    const { groupId, orderId, itemId } = await cashOwed();
    const owed = await returnOf(groupId);
    expect((await itemOf(itemId))?.state).toBe('refund_confirmed');
    const buyer = await signInToShop(server.app, 'khach@hien.example');
    const account = { bank: 'Vietcombank', account: '0071000123456' };
    const name = (holder: string) =>
      send(`/mall/api/order/${orderId}/refund-account`, { ...account, holder }, buyer);
    expect(await name('TRAN VAN BINH')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'holder' }] },
    });
    expect((await name('NGUYEN AN')).status).toBe(200);
    const listed = (await ask('/admin/money-return/list')).body.data.items;
    expect(listed).toMatchObject([
      {
        id: owed.id,
        why: 'to-account',
        reason: 'returned',
        amount: owed.amount,
        can_retry: false,
        account: { bank: 'Vietcombank', account: '•••• 3456' },
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain('0071000');
    const shown = await ask(`/admin/money-return/account/${owed.id}`);
    expect(shown.body.data).toEqual({ ...account, holder: 'NGUYEN AN' });

    expect((await pay(owed.id, ' ', owed.version)).body).toMatchObject({
      code: 'AUTH_15',
      errors: [{ field: 'proof' }],
    });
    const pressed = await Promise.all([
      pay(owed.id, 'FT1', owed.version),
      pay(owed.id, 'FT1', owed.version),
    ]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const late = await pay(owed.id, 'FT2', owed.version, other);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { state: 'refunded', proof: 'FT1' } },
    });
    expect(await itemOf(itemId)).toMatchObject({ state: 'refund_completed', dueAt: null });
    expect(await returnOf(groupId)).toMatchObject({ state: 'refunded', proof: 'FT1' });
    const told = await server.database.orm
      .select()
      .from(notices)
      .where(eq(notices.orderId, orderId));
    expect(told.filter(({ about }) => about === 'refund.completed')).toHaveLength(1);
    const acts = await server.database.orm
      .select({ act: staffActs.act })
      .from(staffActs)
      .where(eq(staffActs.subjectId, owed.id));
    expect(acts.map(({ act }) => act).sort()).toEqual(['account-shown', 'paid-by-hand']);
    expect(await waiting()).toEqual([]);
    expect((await ask('/admin/money-return/list?state=decided')).body.data.items).toMatchObject([
      { id: owed.id, proof: 'FT1', acts: [{ act: 'paid-by-hand', text: 'FT1' }, {}] },
    ]);
  });

  test('what a gateway refused is sent again in a new round, once', async () => {
    const { groupId, itemId } = await refused();
    const failed = await returnOf(groupId);
    expect(await waiting()).toMatchObject([
      { id: failed.id, why: 'refused', failure: '95', round: 1, can_retry: true },
    ]);
    const pressed = await Promise.all([
      retry(failed.id, failed.version),
      retry(failed.id, failed.version),
    ]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await waiting()).toEqual([]);
    expect((await retry(failed.id, failed.version, other)).status).toBe(409);
    // The gateway has it again: nobody pays it by hand meanwhile.
    expect((await pay(failed.id, 'FT9', failed.version + 1)).body.code).toBe('CONFLICT');
    const keys: string[] = [];
    await sendWith(async ({ key }) => {
      keys.push(key);
      return { state: 'refunded', proof: 'RF-2' };
    });
    expect(keys).toEqual([`HT${failed.id}-2`]);
    expect((await itemOf(itemId))?.state).toBe('cancel_completed');
  });

  test('what is refused again may be paid by hand; its cases are closed with it', async () => {
    const { groupId, itemId } = await refused();
    const failed = await returnOf(groupId);
    await retry(failed.id, failed.version);
    await sendWith(async () => ({ state: 'refused', code: '91' }));
    expect(await waiting()).toMatchObject([{ failure: '91', round: 2 }]);
    expect((await pay(failed.id, 'FT3', failed.version + 2)).status).toBe(200);
    expect((await itemOf(itemId))?.state).toBe('cancel_completed');
    const open = await server.database.orm
      .select()
      .from(staffCases)
      .where(eq(staffCases.groupId, groupId));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ closedAt }) => closedAt === null)).toEqual([]);
  });

  describe('a gateway that paid and never answered', () => {
    const silent = async (): Promise<never> => {
      throw new GatewayUnavailable();
    };
    /** What left the gateway: its own books, kept by key. */
    const books = new Set<string>();

    async function unanswered() {
      books.clear();
      const owed = await askedInVain(async ({ key }) => {
        books.add(key);
        return silent();
      });
      for (const wait of retryAfterMs) {
        clock.advance(wait + leaseMs);
        await sendWith(silent, silent);
      }
      // The tries take longer than a session of staff lasts without use.
      await signInStaff();
      const failed = await returnOf(owed.groupId);
      expect(await waiting()).toMatchObject([
        { id: failed.id, why: 'unanswered', failure: null, round: 1, can_retry: true },
      ]);
      return { ...owed, failed };
    }

    test('pays once when staff have it asked again: the books decide, not a new key', async () => {
      const { groupId, itemId, failed } = await unanswered();
      expect((await retry(failed.id, failed.version)).body.data.round).toBe(1);
      await sendWith(
        async ({ key }) => {
          books.add(key);
          return { state: 'refunded', proof: key };
        },
        async ({ key }) =>
          books.has(key) ? { state: 'refunded', proof: `B-${key}` } : { state: 'unknown' },
      );
      expect([...books]).toEqual([`HT${failed.id}-1`]);
      expect(await returnOf(groupId)).toMatchObject({
        state: 'refunded',
        proof: `B-HT${failed.id}-1`,
      });
      expect((await itemOf(itemId))?.state).toBe('cancel_completed');
    });

    test('is paid by hand only by who says to have looked there', async () => {
      const { groupId, failed } = await unanswered();
      expect((await pay(failed.id, 'FT7', failed.version)).body).toMatchObject({
        code: 'AUTH_15',
        errors: [{ field: 'gateway_checked' }],
      });
      expect(await returnOf(groupId)).toMatchObject({ state: 'failed' });
      const body = { proof: 'FT7', expected_version: failed.version, gateway_checked: true };
      expect((await send(`/admin/money-return/pay/${failed.id}`, body)).status).toBe(200);
      expect(await returnOf(groupId)).toMatchObject({ state: 'refunded', proof: 'FT7' });
    });
  });

  test('members see and do none of it', async () => {
    const member = await signIn(server.app, 'khach@hien.example');
    for (const url of ['/admin/money-return/list', '/admin/case/list'])
      expect((await ask(url, member)).status).toBe(403);
    expect((await pay(1, 'FT', 0, member)).status).toBe(403);
  });

  test('a case keeps its notes, and is closed once', async () => {
    await server.database.orm.transaction((tx) =>
      openCase(tx, {
        queue: 'finance',
        because: 'stray-transfer',
        groupId: null,
        orderItemId: null,
        facts: { transaction: 'FT7', amount: 500_000 },
        key: 'stray-transfer:FT7',
        at: clock.now(),
      }),
    );
    const { items } = (await ask('/admin/case/list')).body.data;
    const { id } = items.find(({ because }: { because: string }) => because === 'stray-transfer');
    const note = (text: string, close: boolean, headers?: Headers) =>
      send(`/admin/case/note/${id}`, { note: text, close }, headers);
    expect((await note('  ', false)).body.errors).toMatchObject([{ field: 'note' }]);
    await Promise.all([note('Hỏi ngân hàng', false), note('Hỏi ngân hàng', false)]);
    const closings = await Promise.all([note('Đã trả lại', true), note('Của tôi', true, other)]);
    expect(closings.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [closed] = (await ask('/admin/case/list?state=decided')).body.data.items.filter(
      (one: { id: number }) => one.id === id,
    );
    expect(closed).toMatchObject({ state: 'closed', acts: [{ act: 'closed' }, { act: 'noted' }] });
    expect(closed.acts).toHaveLength(2);
  });
});
