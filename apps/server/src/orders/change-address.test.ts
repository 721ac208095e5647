import { movableClock } from '@hien/domain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../db/schema/mail.ts';
import { addresses } from '../db/schema/my-page.ts';
import { itemEvents, notices, orders } from '../db/schema/orders.ts';
import { brokenBooks } from '../testing/books.ts';
import { type Bought, buy, freshKey, pressAll } from '../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type Buyer, type Market, fillCart, seedMarketplace } from '../testing/marketplace.ts';
import { paymentsAt } from '../testing/payments.ts';
import { Shopper, checkoutForm } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

describe.each(databaseKinds)('another address for an order on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let shop: Shopper;
  let buyer: Buyer;
  let other: Buyer;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock: 10_000 });
    const [first, second] = market.buyers;
    if (first === undefined || second === undefined) throw new Error('no buyers');
    [buyer, other] = [first, second];
    server = await testApp(database, {
      clock: movableClock(testNow),
      payments: paymentsAt('http://127.0.0.1:9'),
    });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => server.close());

  const written = async (city: string, owner = buyer): Promise<number> => {
    const [row] = await server.database.orm
      .insert(addresses)
      .values({
        userId: owner.userId,
        receiver: 'Lê Minh Châu',
        phone: '0987654321',
        adminSystem: 'post2025',
        city,
        district: null,
        ward: 'Phường Hải Châu',
        address: '12 Bạch Đằng',
        createdAt: new Date(testNow),
      })
      .returning({ id: addresses.id });
    return row?.id ?? 0;
  };
  const send = async (
    token: string,
    { orderId, order }: Bought,
    addressId: number,
    more: { expectedVersion?: number; idempotencyKey?: string } = {},
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${orderId}/address`,
      headers: { authorization: `Bearer ${token}` },
      payload: {
        addressId,
        expectedVersion: order.version,
        idempotencyKey: freshKey(),
        ...more,
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const storedOrder = async (id: number) => {
    const [row] = await server.database.orm.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error(`no order ${id}`);
    return row;
  };
  const told = (orderId: number) =>
    server.database.orm
      .select({ userId: notices.userId, to: notices.to })
      .from(notices)
      .where(and(eq(notices.orderId, orderId), eq(notices.about, 'order.address-changed')));

  test('goes there in one piece: address, history, version, news and mails; the same press is one', async () => {
    const bought = await buy(shop, server.database, buyer);
    const before = await storedOrder(bought.orderId);
    const there = await written('Đà Nẵng');
    const idempotencyKey = freshKey();
    const first = await send(buyer.token, bought, there, { idempotencyKey });
    const again = await send(buyer.token, bought, there, { idempotencyKey });
    expect([first.status, again]).toEqual([200, first]);
    expect(first.body).toMatchObject({
      address: { receiver: 'Lê Minh Châu', city: 'Đà Nẵng', address: '12 Bạch Đằng' },
      addressRefused: null,
    });
    const after = await storedOrder(bought.orderId);
    expect(after).toMatchObject({
      version: before.version + 1,
      total: before.total,
      deliveryFee: before.deliveryFee,
      address: { city: 'Đà Nẵng', phone: '0987654321' },
    });
    const history = await server.database.orm
      .select({ event: itemEvents.event, by: itemEvents.by, payload: itemEvents.payload })
      .from(itemEvents)
      .where(
        and(
          eq(itemEvents.event, 'buyer.change_address'),
          eq(itemEvents.itemId, bought.order.items[0]?.id ?? 0),
        ),
      );
    expect(history).toEqual([
      { event: 'buyer.change_address', by: 'buyer', payload: { city: 'Đà Nẵng' } },
    ]);
    expect((await told(bought.orderId)).map(({ to }) => to).toSorted()).toEqual([
      'buyer',
      'seller',
    ]);
    const mails = await server.database.orm
      .select({ key: outbox.key })
      .from(outbox)
      .where(like(outbox.key, `order:${bought.orderId}:%order.address-changed%`));
    expect(mails).toHaveLength(2);
    expect(await brokenBooks(server.database, market.stock)).toEqual([]);
  });

  test('what the shop looked at before is not dispatched to the old address', async () => {
    const bought = await buy(shop, server.database, buyer);
    await send(buyer.token, bought, await written('Huế'));
    const dispatch = bought.press('seller.dispatch', { payload: { shipment: { kind: 'self' } } });
    expect(await shop.send(market.seller.token, bought.orderId, dispatch)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
  });

  test('is refused after dispatch, to who looked at an older order, and where nobody delivers', async () => {
    const bought = await buy(shop, server.database, buyer);
    const { address } = await storedOrder(bought.orderId);
    const far = await written('Lai Châu');
    const near = await written('Hà Nội');
    expect(await send(buyer.token, bought, far)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'addressId' }] },
    });
    expect(await send(buyer.token, bought, near, { expectedVersion: 99 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { version: bought.order.version } },
    });
    const sent = await pressAll(shop, bought, [
      [market.seller.token, 'seller.dispatch', { shipment: { kind: 'self' } }],
    ]);
    expect(sent).toMatchObject({ addressRefused: 'NOT_YOURS' });
    expect(await send(buyer.token, bought, near, { expectedVersion: sent.version })).toMatchObject({
      status: 422,
      body: { code: 'EVENT_REFUSED', reason: 'DISPATCHED' },
    });
    expect((await storedOrder(bought.orderId)).address).toEqual(address);
    expect(await told(bought.orderId)).toEqual([]);
  });

  test('goods that were cancelled are not asked where they would be brought', async () => {
    // Product 2 is brought by the shop's own people, who go to Hà Nội and not to Thanh Hóa.
    await server.database.rows(
      {
        text: `update products set shipping = jsonb_set(shipping, '{method}', '"self"') where id = 2`,
      },
      [],
    );
    const home = await written('Hà Nội');
    const there = await written('Thanh Hóa');
    const lineIds = await fillCart(server.database, [
      { userId: buyer.userId, optionId: 1, quantity: 1 },
      { userId: buyer.userId, optionId: 3, quantity: 1 },
    ]);
    const ask = { lineIds, addressId: home };
    const { body: quote } = await shop.quote(buyer.token, ask);
    const form = checkoutForm(ask, { key: freshKey(), total: quote.totals.total, method: 'COD' });
    const { body: placed } = await shop.place(buyer.token, form);
    const orderId = placed.orders[0]?.id ?? 0;
    const order = async () => (await shop.read(buyer.token, orderId)).body;
    const change = async () =>
      send(buyer.token, { orderId, order: await order() } as Bought, there);
    expect(await change()).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    const { items, version } = await order();
    const cancelled = await shop.send(market.seller.token, orderId, {
      event: 'cancel.by_seller',
      itemIds: [items[1]?.id ?? 0],
      payload: { reason: 'OUT_OF_STOCK' },
      expectedVersion: version,
      idempotencyKey: freshKey(),
    });
    expect(cancelled.status).toBe(200);
    expect(await change()).toMatchObject({ status: 200, body: { address: { city: 'Thanh Hóa' } } });
  });

  test('is nobody else’s to press, nor to choose from', async () => {
    const bought = await buy(shop, server.database, buyer);
    const near = await written('Hà Nội');
    const theirs = await written('Hà Nội', other);
    expect((await send(other.token, bought, theirs)).status).toBe(404);
    expect((await send(market.seller.token, bought, near)).status).toBe(403);
    expect((await send(buyer.token, bought, theirs)).status).toBe(404);
    expect((await storedOrder(bought.orderId)).version).toBe(bought.order.version);
  });
});
