import { itemMachine, systemClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderItems } from '../db/schema/orders.ts';
import { brokenBooks } from '../testing/books.ts';
import { buy, freshKey as key, pressAll } from '../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { type Buyer, fillCart, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { paymentsAt } from '../testing/payments.ts';
import { checkoutForm, Shopper } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const stock = 10_000;

describe.each(databaseKinds)('what an order refuses on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let shop: Shopper;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 3, stock, at: systemClock.now() });
    const payments = paymentsAt('http://127.0.0.1:9');
    server = await testApp(database, { clock: systemClock, payments });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => server.close());

  const buyerOf = (index: number): Buyer => {
    const buyer = market.buyers[index];
    if (buyer === undefined) throw new Error('no buyer');
    return buyer;
  };
  const ordered = (buyer: Buyer, method: 'COD' | 'QR' = 'COD', quantity = 3) =>
    buy(shop, server.database, buyer, { method, quantity });

  test('an event that is not possible says what is, changes nothing and leaves its key free', async () => {
    const buyer = buyerOf(0);
    const { orderId, order, press } = await ordered(buyer);
    const tooEarly = press('buyer.confirm');
    expect(await shop.send(buyer.token, orderId, tooEarly)).toMatchObject({
      status: 422,
      body: {
        code: 'EVENT_REFUSED',
        event: 'buyer.confirm',
        from: 'new_order',
        allowedEvents: ['cancel.request'],
      },
    });
    expect((await shop.read(buyer.token, orderId)).body.version).toBe(order.version);
    // A refusal is no answer to keep: once the parcel is on its way the same press is judged anew.
    const { seller } = market;
    const sent = press('seller.dispatch', { payload: { shipment: { kind: 'self' } } });
    const dispatched = await shop.send(seller.token, orderId, sent);
    expect(dispatched.status).toBe(200);
    const arrived = await shop.send(seller.token, orderId, {
      ...press('delivered'),
      expectedVersion: dispatched.body.version,
    });
    expect(arrived.status).toBe(200);
    const confirmed = { ...tooEarly, expectedVersion: arrived.body.version };
    const first = await shop.send(buyer.token, orderId, confirmed);
    expect(first.body.items.map(({ state }) => state)).toEqual(['confirmed']);
    // What was done keeps its answer under its key, and the key is for nothing else.
    expect((await shop.send(buyer.token, orderId, confirmed)).body.version).toBe(
      first.body.version,
    );
    expect(
      await shop.send(buyer.token, orderId, { ...confirmed, payload: { text: 'Khác' } }),
    ).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('who looks at an older state is shown the newest', async () => {
    const buyer = buyerOf(0);
    const { orderId, order, press } = await ordered(buyer);
    const dispatched = press('seller.dispatch', { payload: { shipment: { kind: 'self' } } });
    expect((await shop.send(market.seller.token, orderId, dispatched)).status).toBe(200);
    const late = press('cancel.request', { payload: { reason: 'CHANGED_MIND' } });
    expect(await shop.send(buyer.token, orderId, late)).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { id: orderId, version: order.version + 1, items: [{ state: 'delivering' }] },
      },
    });
  });

  test('a part of a line is at least one piece and at most all of it', async () => {
    const buyer = buyerOf(0);
    const { orderId, press } = await ordered(buyer);
    const cancel = (quantity: number) =>
      shop.send(
        buyer.token,
        orderId,
        press('cancel.request', { payload: { reason: 'CHANGED_MIND' }, quantity }),
      );
    for (const quantity of [0, -1, 1.5, 1_000_000, 2 ** 53])
      expect([quantity, (await cancel(quantity)).status]).toEqual([quantity, 400]);
    expect(await cancel(4)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'quantity' }] },
    });
    expect((await cancel(2)).status).toBe(200);
  });

  test('amounts are never the caller’s', async () => {
    const buyer = buyerOf(0);
    const { orderId, press } = await ordered(buyer);
    const forged = press('cancel.by_seller', {
      payload: { reason: 'OUT_OF_STOCK', amount: 999_999_999 },
    });
    expect((await shop.send(market.seller.token, orderId, forged)).status).toBe(200);
    const [owed] = await server.database.rows(
      { text: 'select refund from order_items where order_id = $1' },
      [orderId],
    );
    expect(owed).toMatchObject({ refund: { split: { money: 0 } } });
    // Events of the gateway are nobody's to press.
    const second = await ordered(buyer, 'QR');
    for (const event of ['payment.succeeded', 'payment.refunded', 'auto_confirm'])
      expect([
        event,
        (await shop.send(buyer.token, second.orderId, second.press(event))).status,
      ]).toEqual([event, 422]);
  });

  test('another’s order, lines and payment are not found', async () => {
    const [owner, other] = [buyerOf(0), buyerOf(1)];
    const mine = await ordered(owner, 'QR');
    const theirs = await ordered(other, 'QR');
    const cancel = mine.press('cancel.unpaid');
    expect((await shop.read(other.token, mine.orderId)).status).toBe(404);
    expect((await shop.send(other.token, mine.orderId, cancel)).status).toBe(404);
    expect((await shop.start(other.token, mine.groupId, key())).status).toBe(404);
    // A line of another order in a press of one's own.
    const foreign = theirs.order.items.map(({ id }) => id);
    expect(
      (await shop.send(owner.token, mine.orderId, { ...cancel, itemIds: foreign })).status,
    ).toBe(404);
  });

  test('a checkout above two billion says so instead of breaking', async () => {
    const buyer = buyerOf(2);
    await server.database.rows(
      { text: 'update products set price = 49000000, final_price = 49000000 where id = 5' },
      [],
    );
    const [lineId = 0] = await fillCart(server.database, [
      { userId: buyer.userId, optionId: 9, quantity: 49 },
    ]);
    const ask = { lineIds: [lineId], addressId: buyer.addressId };
    const { body } = await shop.quote(buyer.token, ask);
    expect(body.totals.total).toBeGreaterThan(2 ** 31);
    expect(
      await shop.place(buyer.token, checkoutForm(ask, { key: key(), total: body.totals.total })),
    ).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'total', code: 'checkout.too-much' }] },
    });
  });

  test('a delay is declared for a day within a year, and the order stays readable', async () => {
    const buyer = buyerOf(0);
    const bought = await ordered(buyer);
    const { orderId, press } = bought;
    const delay = (until: string) =>
      shop.send(
        market.seller.token,
        orderId,
        press('seller.declare_delay', { payload: { reason: 'Chờ gỗ về', until } }),
      );
    // What no century of ours knows is no form of the contract; what is too far is a rule.
    for (const until of ['9999-12-31T17:00:00Z', '9999-12-31T16:59:59Z', '2100-01-01T00:00:00Z'])
      expect([until, (await delay(until)).status]).toEqual([until, 400]);
    const now = systemClock.now();
    const days = (count: number) => new Date(now + count * 86_400_000).toISOString();
    for (const until of ['2099-12-31T23:59:59Z', days(367)])
      expect(await delay(until)).toMatchObject({
        status: 422,
        body: { code: 'EVENT_REFUSED', reason: 'DATE_TOO_FAR' },
      });
    expect((await delay(days(364))).status).toBe(200);
    for (const token of [buyer.token, market.seller.token])
      expect((await shop.read(token, orderId)).status).toBe(200);
  });

  test('one bad moment in a stored line takes the order away from nobody', async () => {
    const buyer = buyerOf(0);
    const { orderId } = await ordered(buyer);
    const { orm } = server.database;
    const ofOrder = eq(orderItems.orderId, orderId);
    const [line] = await orm.select({ data: orderItems.data }).from(orderItems).where(ofOrder);
    if (line === undefined) throw new Error('no line');
    const beyond = Date.UTC(10_000, 0, 1);
    await orm
      .update(orderItems)
      .set({ data: { ...line.data, deliveryDueAt: beyond } })
      .where(ofOrder);
    expect(await shop.read(buyer.token, orderId)).toMatchObject({
      status: 200,
      body: { items: [{ dates: { deliveryDueAt: '9999-12-31T23:59:59.999Z' } }] },
    });
    await orm.update(orderItems).set({ data: line.data }).where(ofOrder);
  });

  test('fees of a claim come to what the goods cost at most, and the claim still ends', async () => {
    const buyer = buyerOf(0);
    const bought = await ordered(buyer);
    const { orderId } = bought;
    const { token } = market.seller;
    const asked = await pressAll(shop, bought, [
      [token, 'seller.dispatch', { shipment: { kind: 'self' } }],
      [token, 'delivered'],
      [buyer.token, 'refund.request', { reason: 'CHANGED_MIND' }],
    ]);
    const [line] = asked.items;
    const goods = line?.goods ?? 0;
    expect(goods).toBeGreaterThan(0);
    const hold = (amount: number, expectedVersion: number) =>
      shop.send(
        token,
        orderId,
        bought.press('refund.hold', {
          payload: { reason: 'RETURN_FEE', text: 'Phí trả hàng', amount },
          expectedVersion,
        }),
      );
    for (const amount of [2_147_483_648, 999_999_999_999, 2 ** 53])
      expect([amount, (await hold(amount, asked.version)).status]).toEqual([amount, 400]);
    const tooMuch = { status: 422, body: { code: 'EVENT_REFUSED', reason: 'FEE_TOO_HIGH' } };
    expect(await hold(goods + 1, asked.version)).toMatchObject(tooMuch);
    expect(await hold(2_000_000_000, asked.version)).toMatchObject(tooMuch);
    const most = goods - 1;
    expect((await hold(most, asked.version)).status).toBe(200);
    const released = await pressAll(shop, bought, [[token, 'refund.release']]);
    // What was paid before a release counts: two fees of a line are bounded together.
    expect(await hold(2, released.version)).toMatchObject(tooMuch);
    expect((await hold(1, released.version)).status).toBe(200);
    const done = await pressAll(shop, bought, [
      [token, 'refund.release'],
      [token, 'refund.received'],
      [token, 'refund.confirm'],
    ]);
    expect(done.items.map(({ state }) => state)).toEqual(['refund_confirmed']);
  });

  test('an event of a claim on a line without one is refused, not broken', async () => {
    const buyer = buyerOf(0);
    const { orderId, press } = await ordered(buyer);
    const { token } = market.seller;
    for (const event of new Set(itemMachine.rules.map((rule) => rule.event))) {
      if (!/^(refund|exchange|cancel)\./.test(event) || event === 'cancel.by_seller') continue;
      const told = await shop.send(
        token,
        orderId,
        press(event, {
          payload: {
            reason: event.endsWith('.hold') ? 'OTHER' : 'DAMAGED',
            text: 'Không có yêu cầu nào',
            inspected: true,
            buyerAgreed: true,
            amount: 1,
          },
        }),
      );
      expect([event, told.status === 422 || told.status === 403]).toEqual([event, true]);
    }
    const preview = await shop.preview(token, orderId, press('exchange.confirm'));
    expect(preview.status).toBe(422);
  });

  test('and after all of it the books are in order', async () => {
    expect(await brokenBooks(server.database, stock)).toEqual([]);
  });
});
