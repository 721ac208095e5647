import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { staffCases } from '../../db/schema/payments.ts';
import { productOptions, products } from '../../db/schema/shop.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { plantOtherShop } from '../../testing/other-shop.ts';
import { type ShopFloor, stockedFloor } from '../../testing/shop-floor.ts';
import { type TestApp, signInToShop, testApp } from '../../testing/test-app.ts';
import { createOrders } from '../write/create-order.ts';

type Detail = Answer<'readRedBill'>;

const redBill = {
  company: 'Công ty TNHH Bếp Mới',
  email: 'ketoan@bepmoi.example',
  taxCode: '0100109106',
  address: '18 Nguyễn Huệ, Huế',
};

/** When an invoice may go out, and when it is wrong, follows the money of its own order (2.16). */
describe.each(databaseKinds)('VAT invoices and money on %s', (kind) => {
  let database: Database;
  let floor: ShopFloor;
  let server: TestApp;
  let keys = 0;
  beforeAll(async () => {
    ({ database, floor } = await stockedFloor(kind));
    server = await testApp(database, { clock: { now: () => floor.now } });
  });
  afterAll(() => server.close());

  const call = async <Body>(url: string, payload?: object) => {
    const answer = await server.app.inject({
      url: `/mall/api/${url}`,
      headers: await signInToShop(server.app, 'ban-hang@hien.example'),
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const read = async (id: number) => (await call<Detail>(`order/${id}/red-bill`)).body;
  const list = async (query = '') =>
    (await call<Answer<'listRedBills'>>(`seller/red-bill/list?limit=100&${query}`)).body.items;
  const number = () => `1C26TNM-${String((keys += 1)).padStart(7, '0')}`;
  const send = <Body = Detail>(id: number, body: object) =>
    call<Body>(`seller/red-bill/${id}/events`, {
      idempotencyKey: `bill-key-${(keys += 1)}`,
      ...body,
    });

  test('goods that go back after it was replaced make that one wrong too', async () => {
    const group = newGroup([newLine(), newLine(), newLine()], { method: 'QR' });
    const placed = await floor.place({
      ...group,
      orders: group.orders.map((order) => ({ ...order, redBill })),
    });
    await floor.pay(placed, placed.total);
    const { orderId, itemIds } = placed;
    const cancelled = (id = 0) =>
      floor.does(placed, 'seller', 'cancel.by_seller', { reason: 'OUT_OF_STOCK' }, [id]);
    await send(orderId, { event: 'issue', number: number(), expectedVersion: 1 });
    await cancelled(itemIds[0]);
    const reason = 'Hết hàng';
    await send(orderId, { event: 'replace', number: number(), reason, expectedVersion: 2 });
    expect((await read(orderId)).bill).toMatchObject({ state: 'replaced', adjustSince: null });
    await cancelled(itemIds[1]);
    const wrong = await read(orderId);
    expect(wrong.bill.adjustSince).not.toBeNull();
    expect((await list('tab=to_adjust')).map(({ id }) => id)).toEqual([orderId]);
    const open = async () =>
      (
        await database.orm
          .select({ closedAt: staffCases.closedAt })
          .from(staffCases)
          .where(like(staffCases.key, `invoice:${orderId}:%`))
      ).filter(({ closedAt }) => closedAt === null).length;
    expect(await open()).toBe(1);
    expect(wrong.offers.map(({ event }) => event)).toEqual(['adjust', 'replace']);
    const last = number();
    const { body } = await send(orderId, {
      event: 'replace',
      number: last,
      reason,
      expectedVersion: 3,
    });
    expect(body.bill).toMatchObject({ state: 'replaced', billNumber: last, adjustSince: null });
    expect(body.papers.map(({ kind: paper, amount }) => [paper, amount])).toEqual([
      ['original', 2_730_000],
      ['replacing', 1_830_000],
      ['replacing', 930_000],
    ]);
    expect(await open()).toBe(0);
  });

  /** Two parcels of one shop and one of another, for cash. */
  async function twoShops() {
    const other = await plantOtherShop(database);
    const [theirs] = await database.orm.select().from(products).orderBy(products.id).offset(6);
    if (theirs === undefined) throw new Error('the fixtures have no seventh product');
    await database.orm.update(products).set({ sellerId: other }).where(eq(products.id, theirs.id));
    const [option] = await database.orm
      .select()
      .from(productOptions)
      .where(eq(productOptions.productId, theirs.id));
    const base = newGroup([newLine(), newLine()], { method: 'COD' });
    const [own] = base.orders;
    if (own === undefined || option === undefined) throw new Error('no order');
    const lines = [newLine({ productId: theirs.id, optionId: option.id })];
    const made = await database.orm.transaction((tx) =>
      createOrders(tx, {
        ...base,
        orders: [
          { ...own, redBill },
          { ...own, sellerId: other, lines },
        ],
        at: floor.now,
      }),
    );
    const [mine, rest] = made.orders;
    if (mine === undefined || rest === undefined) throw new Error('two shops are two orders');
    return { groupId: made.groupId, mine, rest };
  }

  test('a shop whose cash was seen issues its invoice, whatever the other shop’s parcel does', async () => {
    const { groupId, mine, rest } = await twoShops();
    const shipment = { kind: 'self' } as const;
    const issue = () =>
      send<Detail & { reason?: string }>(mine.orderId, {
        event: 'issue',
        number: number(),
        expectedVersion: 1,
      });
    const paid = async () => [
      (await read(mine.orderId)).bill.paid,
      (await list()).find(({ id }) => id === mine.orderId)?.paid,
    ];
    await floor.does(mine, 'seller', 'seller.dispatch', { shipment });
    // One of its two parcels is still on its way, with the cash for it.
    await floor.does(mine, 'seller', 'delivered', {}, mine.itemIds.slice(0, 1));
    expect(await paid()).toEqual([false, false]);
    expect((await read(mine.orderId)).offers).toContainEqual({
      event: 'issue',
      refused: 'NOT_PAID',
    });
    expect((await issue()).body.reason).toBe('NOT_PAID');
    await floor.does(mine, 'seller', 'delivered', {}, mine.itemIds.slice(1));
    expect((await floor.group(groupId)).paidAt).toBeNull();
    expect(await paid()).toEqual([true, true]);
    expect((await read(mine.orderId)).offers).toContainEqual({ event: 'issue', refused: null });
    expect((await issue()).body.bill).toMatchObject({ state: 'issued', paid: true });
    await floor.does(rest, 'seller', 'seller.dispatch', { shipment });
    await floor.does(rest, 'seller', 'delivered', {});
    expect((await floor.group(groupId)).paidAt).not.toBeNull();
    expect(await paid()).toEqual([true, true]);
  });
});
