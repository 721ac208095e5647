import { daysAfter, type ItemEvent } from '@hien/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { itemEvents, orderItems, orders } from '../db/schema/orders.ts';
import { staffActs, staffCases } from '../db/schema/payments.ts';
import { settlementLines } from '../db/schema/settlement.ts';
import { advanceDue } from '../orders/write/timers.ts';
import { databaseKinds } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../testing/shop-floor.ts';
import { plantStaff } from '../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

type Headers = { authorization: string };
type Line = { id: number; order_id: number; order_number: string; state: string; buyer: string };

const minute = 60_000;
const day = 86_400_000;
const self = { kind: 'self' } as const;
const claim = { reason: 'CHANGED_MIND', text: 'Không hợp phòng', pictures: [] } as const;

describe.each(databaseKinds)('staff and orders on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  let staff: number[];
  let desk: Headers;
  let one: Headers;
  let other: Headers;
  let shop: Headers;
  let buyer: Headers;

  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    staff = await plantStaff(database, ['mot', 'hai']);
    server = await testApp(database, { clock: { now: () => floor.now } });
    await enter();
  });
  /** Weeks pass here: sessions end meanwhile. */
  async function enter(): Promise<void> {
    const { app } = server;
    desk = await signIn(app, 'mot@hien.example');
    one = await signInToShop(app, 'mot@hien.example');
    other = await signInToShop(app, 'hai@hien.example');
    shop = await signInToShop(app, 'ban-hang@hien.example');
    buyer = await signInToShop(app, 'khach@hien.example');
  }
  afterAll(() => server.close());

  const list = async (query = '', headers?: Headers) => {
    const answer = await server.app.inject({
      url: `/admin/order/list${query}`,
      headers: headers ?? desk,
    });
    if (answer.statusCode !== 200) return answer.statusCode;
    return answer
      .json<{ data: { items: Line[]; meta: { total: number } } }>()
      .data.items.map(({ id }) => id);
  };
  const round = async (at: number): Promise<void> => {
    floor.wait(at - floor.now);
    await advanceDue(database, at, { onError: (error) => expect(error).toBeUndefined() });
    await enter();
  };
  async function paid(lines = 1, method: 'QR' | 'COD' = 'QR'): Promise<Placed> {
    const order = await floor.place(
      newGroup(
        Array.from({ length: lines }, () => newLine()),
        { method },
      ),
    );
    await floor.pay(order, order.total);
    return order;
  }
  async function delivered(lines = 1): Promise<Placed> {
    const order = await paid(lines);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment: self });
    await floor.does(order, 'carrier', 'delivered', {});
    return order;
  }
  const lineOf = ({ itemIds }: Placed, index = 0): number => itemIds[index] ?? 0;
  const versionOf = async ({ orderId }: Placed): Promise<number> =>
    (await database.orm.select().from(orders).where(eq(orders.id, orderId)))[0]?.version ?? 0;

  let keys = 0;
  async function sends(
    headers: Headers,
    order: Placed,
    event: ItemEvent,
    payload: object = {},
    more: { key?: string; version?: number; index?: number } = {},
  ) {
    keys += 1;
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${order.orderId}/events`,
      headers,
      payload: {
        event,
        itemIds: [lineOf(order, more.index)],
        payload,
        expectedVersion: more.version ?? (await versionOf(order)),
        idempotencyKey: more.key ?? `staff-test-key-${String(keys).padStart(8, '0')}`,
      },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  const openCases = async (item: number): Promise<string[]> =>
    (
      await database.orm
        .select({ because: staffCases.because, closedAt: staffCases.closedAt })
        .from(staffCases)
        .where(eq(staffCases.orderItemId, item))
        .orderBy(asc(staffCases.id))
    ).map(({ because, closedAt }) => `${because} ${closedAt === null ? 'open' : 'closed'}`);

  test('the list is for staff alone', async () => {
    const member = await signIn(server.app, 'khach@hien.example');
    const seller = await signIn(server.app, 'ban-hang@hien.example');
    expect([await list('', member), await list('', seller)]).toEqual([403, 403]);
    const guest = await server.app.inject({ url: '/admin/order/list' });
    expect(guest.statusCode).toBe(401);
  });

  test('a shop that misses its day is late until it sends; a promised day counts first', async () => {
    const silent = await paid();
    const promised = await paid();
    await floor.does(promised, 'seller', 'seller.declare_delay', {
      reason: 'Chờ vải',
      until: floor.now + 9 * day,
    });
    expect(await list('?tab=late')).toEqual([]);
    const due = (await floor.line(lineOf(silent))).data.dispatchDueAt ?? 0;
    await round(due + minute);
    expect(await list('?tab=late')).toEqual([lineOf(silent)]);
    await round(floor.now + 10 * day);
    expect(await list('?tab=late')).toEqual([lineOf(promised), lineOf(silent)]);
    for (const order of [silent, promised])
      await floor.does(order, 'seller', 'seller.dispatch', { shipment: self });
    expect(await list('?tab=late')).toEqual([]);
  });

  test('a claim that is held for two weeks waits for staff; who releases it says why, and its case closes', async () => {
    const order = await delivered(2);
    for (const itemId of order.itemIds)
      await floor.does(order, 'buyer', 'refund.request', claim, [itemId]);
    const hold = { reason: 'OTHER', text: 'Hỏi xưởng', feesLeft: 0 } as const;
    await floor.does(order, 'seller', 'refund.hold', hold);
    const held = floor.now;
    await round(daysAfter(held, 14) - minute);
    expect(await list('?tab=held')).toEqual([]);
    await round(daysAfter(held, 14) + minute);
    expect(await list('?tab=held')).toEqual([...order.itemIds]);
    // Each line has a case of its own.
    for (const item of order.itemIds)
      expect(await openCases(item)).toEqual(['claim.held-long open']);

    expect(await sends(one, order, 'refund.release')).toMatchObject({
      status: 422,
      body: { code: 'EVENT_REFUSED', reason: 'REASON_REQUIRED' },
    });
    const reason = 'Xưởng không trả lời, người mua đã chờ hai tuần';
    const { status, body } = await sends(one, order, 'refund.release', { reason });
    expect(status).toBe(200);
    const timeline = body['timeline'] as { by: string; person?: string; reason: string }[];
    expect(timeline.at(-1)).toMatchObject({ by: 'admin', person: 'Quản trị mot', reason });
    expect(await list('?tab=held')).toEqual([lineOf(order, 1)]);
    expect(await openCases(lineOf(order))).toEqual(['claim.held-long closed']);
    expect(await openCases(lineOf(order, 1))).toEqual(['claim.held-long open']);
    const acts = await database.orm.select().from(staffActs).where(eq(staffActs.act, 'closed'));
    expect(acts).toMatchObject([{ userId: staff[0], subject: 'case', text: reason }]);

    // A shop that moves on by itself closes its case, and nobody of staff is said to have done it.
    await floor.does(order, 'seller', 'refund.release', {}, [lineOf(order, 1)]);
    expect(await openCases(lineOf(order, 1))).toEqual(['claim.held-long closed']);
    expect(await list('?tab=held')).toEqual([]);
  });

  test('buyer and shop read that staff did it and why, but not who of them', async () => {
    const order = await delivered();
    await floor.does(order, 'buyer', 'refund.request', claim);
    const reason = 'Gian hàng tạm nghỉ';
    expect((await sends(one, order, 'refund.approve', { reason })).status).toBe(200);
    for (const headers of [buyer, shop]) {
      const { timeline } = (
        await server.app.inject({ url: `/mall/api/order/detail/${order.orderId}`, headers })
      ).json<{ timeline: object[] }>();
      expect(timeline.at(-1)).toMatchObject({ by: 'admin', event: 'refund.approve', reason });
      expect(timeline.at(-1)).not.toHaveProperty('person');
    }
  });

  test('a claim over time waits for staff; staff answer in the shop’s place', async () => {
    const order = await paid();
    await floor.does(order, 'buyer', 'cancel.request', { reason: 'CHANGED_MIND', text: '' });
    const due = (await floor.line(lineOf(order))).data.claim?.dueAt ?? 0;
    await round(due + minute);
    expect(await list('?tab=overdue')).toContain(lineOf(order));
    expect(await openCases(lineOf(order))).toEqual(['cancel.late open']);
    const answer = { reason: 'Gian hàng không trả lời' };
    expect((await sends(buyer, order, 'cancel.approve', answer)).status).not.toBe(200);
    expect((await sends(one, order, 'cancel.approve', answer)).status).toBe(200);
    expect(await floor.owed(order.groupId)).toBe(order.total);
    expect(await list('?tab=overdue')).not.toContain(lineOf(order));
    expect(await openCases(lineOf(order))).toEqual(['cancel.late closed']);
  });

  test('staff send no goods and confirm no purchase', async () => {
    const order = await paid();
    const sent = await sends(one, order, 'seller.dispatch', { shipment: self });
    expect([sent.status, (await floor.line(lineOf(order))).state]).toEqual([422, 'new_order']);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment: self });
    expect((await sends(one, order, 'buyer.confirm')).status).toBe(422);
    expect((await floor.line(lineOf(order))).state).toBe('delivering');
  });

  test('a confirmed purchase that staff cancel gives its money back once, and takes it off the shop’s settlement', async () => {
    const order = await delivered();
    await floor.does(order, 'buyer', 'buyer.confirm', {});
    for (const headers of [buyer, shop])
      expect((await sends(headers, order, 'admin.cancel_confirmed', { reason: 'x' })).status).toBe(
        403,
      );
    const ask = { reason: 'Hàng giả, đã xác minh' };
    const preview = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${order.orderId}/preview`,
      headers: one,
      payload: { event: 'admin.cancel_confirmed', itemIds: [lineOf(order)], payload: {} },
    });
    const { split } = preview.json<{ split: { money: number } }>();
    const version = await versionOf(order);
    const key = 'staff-cancels-this-order-once';
    const [first, again] = [
      await sends(one, order, 'admin.cancel_confirmed', ask, { key, version }),
      await sends(one, order, 'admin.cancel_confirmed', ask, { key, version }),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await floor.returnsOf(order.groupId)).map(({ amount }) => amount)).toEqual([
      split.money,
    ]);
    // A lamp: 1 000 000 less 100 000; its parcel came and stays paid.
    expect(split.money).toBe(900_000);
    const settled = await database.orm
      .select({ amount: settlementLines.amount })
      .from(settlementLines)
      .where(
        and(
          eq(settlementLines.orderItemId, lineOf(order)),
          sql`${settlementLines.amount} <> 30000`,
        ),
      );
    expect(settled.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(
      await database.orm
        .select({ by: itemEvents.by, userId: itemEvents.userId })
        .from(itemEvents)
        .where(
          and(eq(itemEvents.itemId, lineOf(order)), eq(itemEvents.event, 'admin.cancel_confirmed')),
        ),
    ).toEqual([{ by: 'admin', userId: staff[0] }]);
  });

  test('of two of staff at once one decides, and the other sees who it was and what', async () => {
    const order = await delivered();
    await floor.does(order, 'buyer', 'buyer.confirm', {});
    const version = await versionOf(order);
    const ask = { reason: 'Hàng giả' };
    const told = await Promise.all([
      sends(one, order, 'admin.cancel_confirmed', ask, { version }),
      sends(other, order, 'admin.cancel_confirmed', ask, { version }),
    ]);
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = told.find(({ status }) => status === 409)?.body;
    const winner = told[0]?.status === 200 ? 'Quản trị mot' : 'Quản trị hai';
    const current = lost?.['current'] as { timeline: object[] };
    expect(lost?.['code']).toBe('VERSION_CONFLICT');
    expect(current.timeline.at(-1)).toMatchObject({
      by: 'admin',
      person: winner,
      event: 'admin.cancel_confirmed',
    });
    expect(await floor.returnsOf(order.groupId)).toHaveLength(1);
  });

  test('a search finds numbers, buyers by name, email and phone, and shops, under every tab', async () => {
    const order = await paid(2);
    await database.orm.execute(sql`update users set phone = '+84912345678' where id = 1`);
    const [{ number } = { number: '' }] = await database.orm
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, order.orderId));
    const lines = order.itemIds.toReversed();
    const found = async (q: string) => await list(`?tab=all&q=${encodeURIComponent(q)}`);
    expect(await found(number)).toEqual(lines);
    expect(await found(number.toLowerCase())).toEqual(lines);
    for (const q of ['nguyen an', 'khach@hien', '0912 345 678', '+84 912345678', 'nha may'])
      expect([q, ((await found(q)) as number[]).slice(0, 2)]).toEqual([q, lines]);
    expect(await found('khong-co-ai')).toEqual([]);
    expect(await list(`?tab=overdue&q=${number}`)).toEqual([]);
  });

  test('pages read their indexes: what waits by the tab, everything by the line’s own', async () => {
    const { orm } = database;
    await orm.execute(sql`analyze order_items`);
    const planOf = async (query: ReturnType<typeof sql>): Promise<string> =>
      orm.transaction(async (tx) => {
        // Few rows fit in one block, which is always read whole.
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return JSON.stringify(await tx.execute(sql`explain ${query}`));
      });
    const late = orm
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(eq(orderItems.staffTab, 'late'))
      .orderBy(asc(orderItems.changedAt), asc(orderItems.id))
      .limit(20);
    const plan = await planOf(late.getSQL());
    expect(plan).toContain('order_items_staff');
    expect(plan).not.toContain('Sort');
    const mine = orm.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.userId, 1));
    expect(await planOf(mine.getSQL())).toContain('order_items_user');
  });
});
