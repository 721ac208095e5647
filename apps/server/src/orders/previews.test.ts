import { movableClock } from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemEvents } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { brokenBooks } from '../testing/books.ts';
import { freshKey } from '../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type Buyer, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { type Placed, ShopFloor } from '../testing/shop-floor.ts';
import { Shopper } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Preview = Answer<'previewRefund'>;
const shipment = { kind: 'self' } as const;
const nobody = { returnFee: 0, couponShare: 0, points: 0 };

/** What people are told beforehand (2.9). A lamp costs 900.000 đ, its parcels 30.000 đ, one way back 30.000 đ. */
describe.each(databaseKinds)('what would come back on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let floor: ShopFloor;
  let shop: Shopper;
  let buyer: Buyer;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock: 1_000 });
    const [first] = market.buyers;
    if (first === undefined) throw new Error('no buyer');
    buyer = first;
    server = await testApp(database, { clock: movableClock(testNow) });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    floor = new ShopFloor(database);
  });
  afterAll(() => server.close());

  const paid = async (...lines: Parameters<typeof newLine>[0][]): Promise<Placed> => {
    const order = await floor.place(
      newGroup(lines.map(newLine), { userId: buyer.userId, method: 'QR' }),
    );
    expect(await floor.pay(order, order.total)).toBe('paid');
    return order;
  };
  const delivered = async (...lines: Parameters<typeof newLine>[0][]): Promise<Placed> => {
    const order = await paid(...lines);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    return order;
  };
  const ask = async (
    { orderId, itemIds }: Placed,
    event: string,
    {
      token = buyer.token,
      payload = {},
      ...more
    }: { token?: string; payload?: object; quantity?: number; itemIds?: readonly number[] } = {},
  ) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${orderId}/preview`,
      headers: { authorization: `Bearer ${token}` },
      payload: { event, itemIds, payload, ...more },
    });
    return { status: answer.statusCode, body: answer.json<Preview & { code: string }>() };
  };

  test('of a part of the only line: its goods, and neither the delivery fee nor the coupon', async () => {
    const order = await paid({ quantity: 3, couponShare: 90_000 });
    const part = await ask(order, 'cancel.request', {
      quantity: 1,
      payload: { reason: 'CHANGED_MIND' },
    });
    expect(part.body).toMatchObject({
      type: 'cancel',
      fault: 'buyer',
      quantity: 1,
      couponBack: false,
      split: { ...nobody, goods: 900_000, couponShare: 30_000, deliveryFee: 0, money: 870_000 },
    });
    const whole = await ask(order, 'cancel.request', { payload: { reason: 'CHANGED_MIND' } });
    expect(whole.body).toMatchObject({
      quantity: 3,
      couponBack: true,
      split: { goods: 2_700_000, couponShare: 90_000, deliveryFee: 30_000, money: 2_640_000 },
    });
    const same = await ask(order, 'cancel.request', {
      quantity: 3,
      payload: { reason: 'CHANGED_MIND' },
    });
    expect(same.body).toEqual(whole.body);
  });

  test('of what does not come through the door: all of it before it is sent, less a way back after', async () => {
    const reason = { payload: { reason: 'DOES_NOT_FIT' } };
    const order = await paid({});
    expect((await ask(order, 'cancel.request', reason)).body).toMatchObject({
      type: 'cancel',
      fault: 'buyer',
      returnWays: 0,
      split: { goods: 900_000, returnFee: 0, deliveryFee: 30_000, money: 930_000 },
    });
    const { body: now } = await shop.read(buyer.token, order.orderId);
    const sent = await shop.send(buyer.token, order.orderId, {
      event: 'cancel.request',
      itemIds: order.itemIds,
      payload: { reason: 'DOES_NOT_FIT', text: 'Cầu thang quá hẹp' },
      expectedVersion: now.version,
      idempotencyKey: freshKey(),
    });
    expect(sent.status).toBe(200);
    const [line = 0] = order.itemIds;
    expect((await floor.line(line)).data.claim).toMatchObject({
      type: 'cancel',
      reason: 'DOES_NOT_FIT',
    });
    await floor.does(order, 'seller', 'cancel.approve', {});
    expect(await floor.owed(order.groupId)).toBe(930_000);
    expect((await ask(await delivered({}), 'refund.request', reason)).body).toMatchObject({
      fault: 'buyer',
      returnWays: 1,
      split: { returnFee: 30_000, deliveryFee: 0, money: 870_000 },
    });
  });

  test('of goods that come back: the way back is the buyer’s or the shop’s, one way or two', async () => {
    const order = await delivered({});
    const changed = { payload: { reason: 'CHANGED_MIND' } };
    const broken = { payload: { reason: 'DEFECTIVE' } };
    expect((await ask(order, 'refund.request', changed)).body).toMatchObject({
      type: 'refund',
      fault: 'buyer',
      returnWays: 1,
      couponBack: false,
      split: { goods: 900_000, returnFee: 30_000, deliveryFee: 0, money: 870_000 },
    });
    expect((await ask(order, 'refund.request', broken)).body).toMatchObject({
      type: 'refund',
      fault: 'seller',
      returnWays: 0,
      split: { goods: 900_000, returnFee: 0, deliveryFee: 30_000, money: 930_000 },
    });
    const wrongOption = { payload: { reason: 'WRONG_OPTION_ORDERED' } };
    expect((await ask(order, 'exchange.request', wrongOption)).body).toMatchObject({
      type: 'exchange',
      fault: 'buyer',
      returnWays: 2,
      split: { money: 0 },
    });
    expect((await ask(order, 'exchange.request', broken)).body).toMatchObject({
      type: 'exchange',
      fault: 'seller',
      returnWays: 0,
      split: { money: 0 },
    });
  });

  test('nothing changes by asking, and what is not possible says why', async () => {
    const order = await delivered({});
    const before = await shop.read(buyer.token, order.orderId);
    await ask(order, 'refund.request', { quantity: 1, payload: { reason: 'CHANGED_MIND' } });
    expect(await shop.read(buyer.token, order.orderId)).toEqual(before);
    expect(await ask(order, 'cancel.request')).toMatchObject({
      status: 422,
      body: { code: 'EVENT_REFUSED', event: 'cancel.request', itemId: order.itemIds[0] },
    });
    expect(await ask(order, 'buyer.confirm')).toMatchObject({
      status: 422,
      body: { code: 'EVENT_REFUSED' },
    });
    expect((await ask(order, 'no.such.event')).status).toBeGreaterThanOrEqual(400);
    const other = market.buyers[1]?.token ?? '';
    expect((await ask(order, 'refund.request', { token: other })).status).toBe(404);
    const another = await delivered({});
    expect((await ask(order, 'refund.request', { itemIds: another.itemIds })).status).toBe(404);
  });

  test('more pieces than were bought, and parts of several lines or of what cannot be divided', async () => {
    const order = await delivered({ quantity: 2 }, { optionId: 2 });
    const [pair = 0] = order.itemIds;
    const reason = { payload: { reason: 'CHANGED_MIND' } };
    const wrong = { status: 422, body: { code: 'VALIDATION', errors: [{ field: 'quantity' }] } };
    expect(
      await ask(order, 'refund.request', { ...reason, itemIds: [pair], quantity: 3 }),
    ).toMatchObject(wrong);
    expect(await ask(order, 'refund.request', { ...reason, quantity: 1 })).toMatchObject(wrong);
    expect(
      (await ask(order, 'refund.request', { ...reason, itemIds: [pair], quantity: 1 })).body,
    ).toMatchObject({ quantity: 1, split: { goods: 900_000, returnFee: 30_000, money: 870_000 } });
  });

  test('what the shop is shown is what goes into the books and the history', async () => {
    const order = await delivered({ quantity: 2 });
    const [line = 0] = order.itemIds;
    const claim = { reason: 'CHANGED_MIND', text: '', pictures: [] } as const;
    await floor.does(order, 'buyer', 'refund.request', claim);
    await floor.does(order, 'seller', 'refund.received', {});
    const { body: shown } = await ask(order, 'refund.confirm', { token: market.seller.token });
    expect(shown.split).toMatchObject({ goods: 1_800_000, returnFee: 30_000, money: 1_770_000 });
    const { body: now } = await shop.read(market.seller.token, order.orderId);
    const sent = await shop.send(market.seller.token, order.orderId, {
      event: 'refund.confirm',
      itemIds: [line],
      payload: {},
      expectedVersion: now.version,
      idempotencyKey: freshKey(),
    });
    expect(sent.status).toBe(200);
    expect((await floor.line(line)).refund?.split.money).toBe(1_770_000);
    expect((await floor.line(line)).data.claim?.refundAmount).toBe(1_770_000);
    const [entry] = await server.database.orm
      .select({ payload: itemEvents.payload })
      .from(itemEvents)
      .where(and(eq(itemEvents.itemId, line), eq(itemEvents.event, 'refund.confirm')))
      .orderBy(desc(itemEvents.id));
    expect(entry?.payload).toMatchObject({ amount: 1_770_000 });
    expect(await floor.owed(order.groupId)).toBe(1_770_000);
  });

  test('goods that the shop does not want back cost nobody a way, and give all of it', async () => {
    const order = await delivered({});
    const [line = 0] = order.itemIds;
    const claim = { reason: 'CHANGED_MIND', text: '', pictures: [] } as const;
    await floor.does(order, 'buyer', 'refund.request', claim);
    // Told while it is being decided, for either choice; without one the goods come back.
    const decides = async (payload: object) =>
      (await ask(order, 'refund.approve', { token: market.seller.token, payload })).body;
    const back = { type: 'refund', fault: 'buyer', split: { returnFee: 30_000, money: 870_000 } };
    expect(await decides({ returnRequired: true })).toMatchObject(back);
    expect(await decides({})).toMatchObject(back);
    const kept = await decides({ returnRequired: false });
    expect(kept.split).toMatchObject({ goods: 900_000, returnFee: 0, money: 900_000 });
    await floor.does(order, 'seller', 'refund.approve', { returnRequired: false });
    const { body: shown } = await ask(order, 'refund.confirm_no_return', {
      token: market.seller.token,
    });
    expect(shown.split).toEqual(kept.split);
    const { body: now } = await shop.read(market.seller.token, order.orderId);
    const sent = await shop.send(market.seller.token, order.orderId, {
      event: 'refund.confirm_no_return',
      itemIds: [line],
      payload: {},
      expectedVersion: now.version,
      idempotencyKey: freshKey(),
    });
    expect(sent.status).toBe(200);
    expect((await floor.line(line)).data.claim?.refundAmount).toBe(900_000);
    expect(await floor.owed(order.groupId)).toBe(900_000);
  });

  test('and after all of it the books are in order', async () => {
    expect(await brokenBooks(server.database, market.stock)).toEqual([]);
  });
});
