import { systemClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenBooks } from '../testing/books.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { type Buyer, fillCart, type Market, plantMarket } from '../testing/market.ts';
import { paymentsAt } from '../testing/payments.ts';
import { checkoutForm, type Sent, Shopper } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const stock = 10_000;

describe.each(databaseKinds)('what an order refuses on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let shop: Shopper;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await plantMarket(database, { buyers: 3, stock, at: systemClock.now() });
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
  let keys = 0;
  const key = (): string => `bad-${kind}-${(keys += 1)}`;

  async function ordered(buyer: Buyer, method: 'COD' | 'QR' = 'COD', quantity = 3) {
    const [lineId = 0] = await fillCart(server.database, [
      { userId: buyer.userId, optionId: 1, quantity },
    ]);
    const ask = { lineIds: [lineId], addressId: buyer.addressId };
    const { body: quote } = await shop.quote(buyer.token, ask);
    const { body } = await shop.place(
      buyer.token,
      checkoutForm(ask, { key: key(), total: quote.totals.total, method }),
    );
    const orderId = body.orders[0]?.id ?? 0;
    const { body: order } = await shop.read(buyer.token, orderId);
    const itemIds = order.items.map(({ id }) => id);
    const press = (event: string, more: Partial<Sent> = {}): Sent => ({
      event,
      itemIds,
      payload: {},
      expectedVersion: order.version,
      idempotencyKey: key(),
      ...more,
    });
    return { orderId, groupId: body.groupId, order, press };
  }

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

  test('and after all of it the books are in order', async () => {
    expect(await brokenBooks(server.database, stock)).toEqual([]);
  });
});
