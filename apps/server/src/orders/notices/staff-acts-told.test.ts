import type { ItemEvent } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { outbox } from '../../db/schema/mail.ts';
import { notices, orders } from '../../db/schema/orders.ts';
import { renderMail } from '../../mail/render.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { type Placed, type ShopFloor, stockedFloor } from '../../testing/shop-floor.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';

type Headers = { authorization: string };
type Told = { about: string; to: string; title: string; text: string; itemId: number | null };
type Timeline = { by: string; event: string; person?: string; reason: string | null }[];

const self = { kind: 'self' } as const;
const claim = { reason: 'CHANGED_MIND', text: 'Không hợp phòng', pictures: [] } as const;
const reason = 'Xưởng không trả lời đã hai tuần';

describe.each(databaseKinds)('what staff do in the place of a shop, on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  let desk: Headers;
  let shop: Headers;
  let buyer: Headers;

  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    await plantStaff(database, ['mot']);
    server = await testApp(database, { clock: { now: () => floor.now } });
    desk = await signInToShop(server.app, 'mot@hien.example');
    shop = await signInToShop(server.app, 'ban-hang@hien.example');
    buyer = await signInToShop(server.app, 'khach@hien.example');
  });
  afterAll(() => server.close());

  async function delivered(lines = 1): Promise<Placed> {
    const order = await floor.place(newGroup(Array.from({ length: lines }, () => newLine())));
    await floor.pay(order, order.total);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment: self });
    await floor.does(order, 'carrier', 'delivered', {});
    return order;
  }
  const orderOf = async ({ orderId }: Placed) => {
    const [row] = await database.orm.select().from(orders).where(eq(orders.id, orderId));
    if (row === undefined) throw new Error('no order');
    return row;
  };
  let keys = 0;
  async function posts(headers: Headers, order: Placed, path: string, payload: object) {
    keys += 1;
    const { version } = await orderOf(order);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${order.orderId}/${path}`,
      headers,
      payload: { ...payload, expectedVersion: version, idempotencyKey: `told-key-${keys}-of-act` },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const sends = (headers: Headers, order: Placed, event: ItemEvent, payload: object, line = 0) =>
    posts(headers, order, 'events', { event, itemIds: [order.itemIds[line] ?? 0], payload });

  /** What somebody's inbox says of an order since it had so many notices. */
  async function inbox(headers: Headers, order: Placed, language = 'vi'): Promise<Told[]> {
    const { number } = await orderOf(order);
    const answer = await server.app.inject({
      url: '/mall/api/notice/list?limit=60',
      headers: { ...headers, 'accept-language': language },
    });
    return answer
      .json<{ items: (Told & { orderNumber: string })[] }>()
      .items.filter(({ orderNumber }) => orderNumber === number);
  }
  const toShop = async (order: Placed, language = 'vi') =>
    (await inbox(shop, order, language)).filter(({ to }) => to === 'seller');
  async function mailsOfActs(order: Placed) {
    const { number } = await orderOf(order);
    const rows = await database.orm.select().from(outbox).where(eq(outbox.template, 'order-step'));
    return rows.flatMap(({ recipient, language, values }) =>
      values?.['number'] === number && values['act'] != null
        ? [
            {
              recipient,
              letter: renderMail('order-step', values, language, 'https://hien.example'),
            },
          ]
        : [],
    );
  }

  test('is told to its shop, with the line, the reason and a link, by inbox and mail in its language', async () => {
    const [owner] = await database.orm
      .update(users)
      .set({ language: 'ko' })
      .where(eq(users.email, 'ban-hang@hien.example'))
      .returning();
    const order = await delivered(2);
    await floor.does(order, 'buyer', 'refund.request', claim);
    const before = (await toShop(order)).length;
    expect(
      (await sends(desk, order, 'refund.approve', { returnRequired: false, reason }, 1)).status,
    ).toBe(200);
    const [told, ...rest] = await toShop(order);
    expect(rest).toHaveLength(before);
    const { number } = await orderOf(order);
    expect(told).toMatchObject({
      about: 'order.staff-acted',
      title: 'Hiên đã xử lý thay gian hàng',
      itemId: order.itemIds[1],
    });
    expect(told?.text).toContain(`${number} · Chấp nhận hoàn tiền: ${reason}`);
    // The line alone that it was done to.
    expect(told?.text).not.toContain('sản phẩm khác');
    expect((await toShop(order, 'en'))[0]?.text).toContain(`Approve the refund: ${reason}`);

    const mails = await mailsOfActs(order);
    expect(mails.map(({ recipient }) => recipient)).toEqual([owner?.email]);
    const text = mails[0]?.letter?.text ?? '';
    expect(mails[0]?.letter?.subject).toBe(
      `[Hiên] Hiên이 판매자를 대신해 처리했습니다 (${number})`,
    );
    expect(text).toContain('환불 승인');
    expect(text).toContain(reason);
    expect(text).toContain(`/ko/order/order-shop-detail/${order.orderId}`);
    expect(text).not.toContain('외 1건');
    await database.orm
      .update(users)
      .set({ language: 'vi' })
      .where(eq(users.id, owner?.id ?? 0));

    // The buyer hears of it as when the shop does it, and reads the reason in the order's history.
    expect((await inbox(buyer, order)).map(({ about }) => about)).not.toContain(
      'order.staff-acted',
    );
    const seen = await server.app.inject({
      url: `/mall/api/order/detail/${order.orderId}`,
      headers: buyer,
    });
    expect(seen.json<{ timeline: Timeline }>().timeline.at(-1)).toMatchObject({
      by: 'admin',
      event: 'refund.approve',
      reason,
    });
  });

  test('is told once where the machine tells the shop by itself, with the reason', async () => {
    const order = await delivered();
    await floor.does(order, 'buyer', 'buyer.confirm', {});
    expect((await sends(desk, order, 'admin.cancel_confirmed', { reason })).status).toBe(200);
    const told = (await toShop(order)).filter(({ text }) => text.includes(reason));
    expect(told.map(({ about }) => about)).toEqual(['order.cancelled-by-admin']);
    expect((await toShop(order)).map(({ about }) => about)).not.toContain('order.staff-acted');
    expect(await mailsOfActs(order)).toHaveLength(1);
  });

  test('says a reason that is a code in words, and each line by itself', async () => {
    const order = await floor.place(newGroup([newLine(), newLine()]));
    await floor.pay(order, order.total);
    const sent = await posts(desk, order, 'events', {
      event: 'cancel.by_seller',
      itemIds: [...order.itemIds],
      payload: { reason: 'OUT_OF_STOCK' },
    });
    expect(sent.status).toBe(200);
    const told = (await toShop(order)).filter(({ about }) => about === 'order.staff-acted');
    expect(told.map(({ itemId }) => itemId).toSorted()).toEqual([...order.itemIds].toSorted());
    for (const { text } of told) expect(text).toContain('Hủy đơn: Hết hàng');
  });

  test('is nothing that the shop did itself, nor a claim in a buyer’s name', async () => {
    const order = await delivered();
    expect((await sends(desk, order, 'refund.request', claim)).status).toBe(200);
    expect((await sends(shop, order, 'refund.approve', { returnRequired: false })).status).toBe(
      200,
    );
    expect((await toShop(order)).map(({ about }) => about)).not.toContain('order.staff-acted');
    expect((await toShop(order)).map(({ about }) => about)).toContain('refund.requested');
    expect(await mailsOfActs(order)).toEqual([]);
    const rows = await database.orm
      .select()
      .from(notices)
      .where(eq(notices.orderId, order.orderId));
    expect(rows.filter(({ values }) => 'event' in values)).toEqual([]);
  });

  test('the time to confirm is prolonged by staff once, with a reason that everybody reads', async () => {
    const order = await delivered(2);
    expect(await posts(desk, order, 'extend', {})).toMatchObject({
      status: 422,
      body: { code: 'EVENT_REFUSED', reason: 'REASON_REQUIRED' },
    });
    const due = (await floor.line(order.itemIds[0] ?? 0)).data.confirmDueAt ?? 0;
    const { status, body } = await posts(desk, order, 'extend', { reason });
    expect(status).toBe(200);
    expect(body.code).toBe(10);
    for (const item of order.itemIds)
      expect((await floor.line(item)).data.confirmDueAt).toBe(due + 7 * 86_400_000);
    expect((body.timeline as Timeline).at(-1)).toMatchObject({
      by: 'admin',
      event: 'order.extended',
      person: 'Quản trị mot',
      reason,
    });
    // The whole order is prolonged: told once, not line by line.
    const told = (await toShop(order)).filter(({ about }) => about === 'order.extended');
    expect(told.map(({ text }) => text.includes(`Gia hạn xác nhận mua hàng: ${reason}`))).toEqual([
      true,
    ]);
    expect((await inbox(buyer, order)).map(({ about }) => about)).toContain('order.extended');
    expect(await posts(desk, order, 'extend', { reason })).toMatchObject({
      status: 422,
      body: { reason: 'EXTENSION_USED' },
    });
    // What others write as a reason is not theirs to give.
    const own = await delivered();
    const { body: after } = await posts(buyer, own, 'extend', { reason: 'vì tôi muốn' });
    expect((after.timeline as Timeline).at(-1)).toMatchObject({ by: 'buyer', reason: null });
  });
});
