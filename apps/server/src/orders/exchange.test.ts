import { movableClock } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockMoves } from '../db/schema/orders.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { brokenBooks } from '../testing/books.ts';
import { freshKey } from '../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type Buyer, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { type Placed, ShopFloor } from '../testing/shop-floor.ts';
import { Shopper } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const stock = 1_000;
const shipment = { kind: 'self' } as const;

/** E01 and E05: what is wanted instead is there when it is asked for, and again when it is promised. */
describe.each(databaseKinds)('an exchange on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let shop: Shopper;
  let floor: ShopFloor;
  let buyer: Buyer;
  /** An option that costs what the bought one does. */
  let other: number;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock });
    const [first] = market.buyers;
    if (first === undefined) throw new Error('no buyer');
    buyer = first;
    await database.orm.update(productOptions).set({ extraPrice: 0 });
    other = 2;
    server = await testApp(database, { clock: movableClock(testNow) });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    floor = new ShopFloor(database);
  });
  afterAll(() => server.close());

  const delivered = async (...lines: Parameters<typeof newLine>[0][]): Promise<Placed> => {
    const order = await floor.place(
      newGroup(lines.map(newLine), { userId: buyer.userId, method: 'QR' }),
    );
    await floor.pay(order, order.total);
    await floor.does(order, 'seller', 'seller.dispatch', { shipment });
    await floor.does(order, 'carrier', 'delivered', {});
    return order;
  };
  const press = async (
    token: string,
    { orderId, itemIds }: Placed,
    event: string,
    payload: object,
    more: { itemIds?: readonly number[]; quantity?: number } = {},
  ) => {
    const { body } = await shop.read(token, orderId);
    return shop.send(token, orderId, {
      event,
      itemIds,
      payload,
      expectedVersion: body.version,
      idempotencyKey: freshKey(),
      ...more,
    });
  };
  const wanted = (wantedOptionId: number) => ({
    reason: 'WRONG_OPTION_ORDERED',
    text: '',
    wantedOptionId,
  });
  const left = async (optionId: number): Promise<number> => {
    const [row] = await server.database.orm
      .select({ stock: productOptions.stock })
      .from(productOptions)
      .where(eq(productOptions.id, optionId));
    return row?.stock ?? -1;
  };
  /** The shelf as somebody else's sale leaves it; the products' sums stay right. */
  const setStock = async (optionId: number, to: number): Promise<() => Promise<void>> => {
    const { orm } = server.database;
    const before = await left(optionId);
    const put = async (pieces: number): Promise<void> => {
      await orm
        .update(productOptions)
        .set({ stock: pieces })
        .where(eq(productOptions.id, optionId));
      const options = await orm
        .select({ stock: productOptions.stock })
        .from(productOptions)
        .where(eq(productOptions.productId, Math.ceil(optionId / 2)));
      await orm
        .update(products)
        .set({ stock: options.reduce((all, one) => all + one.stock, 0) })
        .where(eq(products.id, Math.ceil(optionId / 2)));
    };
    await put(to);
    return () => put(before);
  };

  test('holds the wanted pieces when the shop promises them, and gives none back twice', async () => {
    const order = await delivered({ quantity: 2 });
    expect((await press(buyer.token, order, 'exchange.request', wanted(other))).status).toBe(200);
    await floor.does(order, 'seller', 'exchange.received', {});
    const before = await left(other);
    const done = await press(market.seller.token, order, 'exchange.confirm', { inspected: true });
    expect([done.status, done.body.items[0]?.state]).toEqual([200, 'exchange_confirmed']);
    expect(await left(other)).toBe(before - 2);
    const moves = await server.database.orm
      .select({ option: stockMoves.optionId, amount: stockMoves.amount })
      .from(stockMoves)
      .where(eq(stockMoves.orderItemId, order.itemIds[0] ?? 0));
    expect(moves).toEqual([
      { option: 1, amount: -2 },
      { option: other, amount: -2 },
    ]);
  });

  test('whose option is sold out meanwhile is not promised; it becomes a refund', async () => {
    const order = await delivered({ quantity: 2 });
    await press(buyer.token, order, 'exchange.request', wanted(other));
    await floor.does(order, 'seller', 'exchange.received', {});
    const restore = await setStock(other, 1);
    const { token } = market.seller;
    const refused = await press(token, order, 'exchange.confirm', { inspected: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'EVENT_REFUSED' } });
    expect((await floor.line(order.itemIds[0] ?? 0)).state).toBe('exchange_received');
    expect(await left(other)).toBe(1);
    const turned = await press(token, order, 'exchange.to_refund', {
      reason: 'Hết hàng',
      buyerAgreed: true,
    });
    expect([turned.status, turned.body.items[0]?.state]).toEqual([200, 'refund_received']);
    // Nothing was held, so nothing comes back to the shelf.
    expect(await left(other)).toBe(1);
    await restore();
  });

  test('is not asked for where too few pieces are left, and of two lines the first has them', async () => {
    const order = await delivered({ quantity: 2 }, { quantity: 2 });
    const [first = 0, second = 0] = order.itemIds;
    const restore = await setStock(other, 1);
    const { token } = buyer;
    expect(
      await press(token, order, 'exchange.request', wanted(other), { itemIds: [first] }),
    ).toMatchObject({ status: 422, body: { code: 'EVENT_REFUSED', reason: 'OUT_OF_STOCK' } });
    // One piece of the two may be had.
    const part = await press(token, order, 'exchange.request', wanted(other), {
      itemIds: [first],
      quantity: 1,
    });
    expect(part.status).toBe(200);
    expect(part.body.items.map(({ quantity, state }) => [quantity, state])).toEqual([
      [1, 'delivered'],
      [2, 'delivered'],
      [1, 'exchange_requested'],
    ]);
    await setStock(other, 3);
    const both = { itemIds: [first, second] };
    expect((await press(token, order, 'exchange.request', wanted(other), both)).status).toBe(200);
    await restore();
    const again = await delivered({ quantity: 2 }, { quantity: 2 });
    const few = await setStock(other, 3);
    expect(await press(token, again, 'exchange.request', wanted(other))).toMatchObject({
      status: 422,
      body: { reason: 'OUT_OF_STOCK', itemId: again.itemIds[1] },
    });
    await few();
  });

  test('is for another option of the same goods, and for no option of others', async () => {
    const order = await delivered({});
    expect(await press(buyer.token, order, 'exchange.request', wanted(3))).toMatchObject({
      status: 422,
      body: { reason: 'OUT_OF_STOCK' },
    });
    expect((await press(buyer.token, order, 'exchange.request', wanted(1))).status).toBe(200);
  });

  test('and after all of it the books are in order', async () => {
    expect(await brokenBooks(server.database, stock)).toEqual([]);
  });
});
