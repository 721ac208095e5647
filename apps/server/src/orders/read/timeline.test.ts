import { movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshKey } from '../../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { type Buyer, seedMarketplace } from '../../testing/marketplace.ts';
import { ShopFloor } from '../../testing/shop-floor.ts';
import { Shopper } from '../../testing/shopper.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { WireOrder } from './wire-item.ts';

describe.each(databaseKinds)('what happened to an order on %s', (kind) => {
  let server: TestApp;
  let floor: ShopFloor;
  let shop: Shopper;
  let buyer: Buyer;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    const { buyers } = await seedMarketplace(database, { buyers: 1, stock: 1_000 });
    const [first] = buyers;
    if (first === undefined) throw new Error('no buyer');
    buyer = first;
    server = await testApp(database, { clock: movableClock(testNow) });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    floor = new ShopFloor(database);
  });
  afterAll(() => server.close());

  test('before a part of a line is cancelled happened to the whole line', async () => {
    const order = await floor.place(
      newGroup([newLine({ quantity: 4 })], { userId: buyer.userId, method: 'QR' }),
    );
    await floor.pay(order, order.total);
    const history = async () => {
      const answer = await shop.read(buyer.token, order.orderId);
      const { timeline } = answer.body as unknown as WireOrder;
      return Object.fromEntries(
        timeline.flatMap(({ itemId, event, quantity }) =>
          itemId === null ? [] : [[event, quantity]],
        ),
      );
    };
    expect(await history()).toEqual({ 'payment.succeeded': 4 });

    const { body } = await shop.read(buyer.token, order.orderId);
    const sent = await shop.send(buyer.token, order.orderId, {
      event: 'cancel.request',
      itemIds: order.itemIds,
      quantity: 1,
      payload: { reason: 'CHANGED_MIND' },
      expectedVersion: body.version,
      idempotencyKey: freshKey(),
    });
    expect(sent.status).toBe(200);
    expect(await history()).toEqual({ 'payment.succeeded': 4, 'cancel.request': 1 });
  });
});
