import { movableClock } from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartLines } from '../db/schema/cart.ts';
import { orders } from '../db/schema/orders.ts';
import { moneyReturns } from '../db/schema/payments.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import type { Answer } from '../http/handler.ts';
import { type Bought, buy } from '../testing/bought.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { testNow } from '../testing/fixture-values.ts';
import { type Buyer, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { Shopper } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const stock = 1_000;

describe.each(databaseKinds)('around an order on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let shop: Shopper;
  let floor: ShopFloor;
  let buyer: Buyer;
  let other: Buyer;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock });
    const [first, second] = market.buyers;
    if (first === undefined || second === undefined) throw new Error('no buyers');
    [buyer, other] = [first, second];
    server = await testApp(database, { clock: movableClock(testNow) });
    shop = new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    floor = new ShopFloor(database);
  });
  afterAll(() => server.close());

  const ask = async <Body>(token: string, path: string, payload: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/order/${path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'vi' },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };

  const optionLike = async (
    id: number,
    more: Partial<typeof productOptions.$inferInsert>,
  ): Promise<number> => {
    const { orm } = server.database;
    const [base] = await orm.select().from(productOptions).where(eq(productOptions.id, id));
    if (base === undefined) throw new Error(`no option ${id}`);
    const { id: _, ...like } = base;
    const [made] = await orm
      .insert(productOptions)
      .values({ ...like, sku: `${like.sku}-${JSON.stringify(more)}`, position: 9, ...more })
      .returning({ id: productOptions.id });
    return made?.id ?? 0;
  };

  describe('what a line may be exchanged for', () => {
    const options = (token: string, orderId: number, itemId: number) =>
      ask<Answer<'listExchangeOptions'>>(token, `${orderId}/exchange-options`, { itemId });
    const lineOf = ({ order }: Bought): number => order.items[0]?.id ?? 0;

    test('are the options of its product at its price, in stock or not, its own among them', async () => {
      const { orm } = server.database;
      const bought = await buy(shop, server.database, buyer, { quantity: 3 });
      // Option 2 costs more than what was bought.
      const scarce = await optionLike(1, { stock: 2, extraPrice: 0 });
      const { status, body } = await options(buyer.token, bought.orderId, lineOf(bought));
      expect(status).toBe(200);
      expect(body.items.map(({ id, inStock, current }) => [id, inStock, current])).toEqual([
        [1, true, true],
        // Two pieces are left where three were bought.
        [scarce, false, false],
      ]);
      await orm.update(productOptions).set({ stock: 3 }).where(eq(productOptions.id, scarce));
      const enough = await options(buyer.token, bought.orderId, lineOf(bought));
      expect(enough.body.items.at(-1)).toMatchObject({ id: scarce, inStock: true });
    });

    test('are told to nobody else, and for no line of another order', async () => {
      const mine = await buy(shop, server.database, buyer);
      const mineToo = await buy(shop, server.database, buyer);
      const theirs = await buy(shop, server.database, other);
      expect((await options(buyer.token, theirs.orderId, lineOf(theirs))).status).toBe(404);
      expect((await options(buyer.token, mine.orderId, lineOf(theirs))).status).toBe(404);
      expect((await options(buyer.token, mine.orderId, lineOf(mineToo))).status).toBe(404);
      expect((await options(market.seller.token, mine.orderId, lineOf(mine))).status).toBe(200);
    });
  });

  describe('the same things again', () => {
    const again = (token: string, orderId: number) =>
      ask<Answer<'reorder'>>(token, `${orderId}/reorder`, {});
    const inCart = async () =>
      (
        await server.database.orm
          .select({ option: cartLines.optionId, quantity: cartLines.quantity })
          .from(cartLines)
          .where(eq(cartLines.userId, buyer.userId))
          .orderBy(cartLines.optionId)
      ).map(({ option, quantity }) => [option, quantity]);
    const placed = (...lines: Parameters<typeof newLine>[0][]) =>
      floor.place(newGroup(lines.map(newLine), { userId: buyer.userId }));

    beforeEach(async () => {
      await server.database.orm.delete(cartLines).where(eq(cartLines.userId, buyer.userId));
    });

    test('go into the cart, as many as were bought, and the cart is counted', async () => {
      const order = await placed(
        { optionId: 1, quantity: 2 },
        { optionId: 2 },
        { optionId: 1, quantity: 3 },
      );
      const { status, body } = await again(buyer.token, order.orderId);
      expect([status, body]).toEqual([200, { added: 2, left: [], cartCount: 2 }]);
      expect(await inCart()).toEqual([
        [1, 5],
        [2, 1],
      ]);
    });

    test('but for what cannot be had any more, which is named with its reason', async () => {
      const { orm } = server.database;
      const goes = await optionLike(1, { stock });
      const order = await placed(
        { optionId: 1 },
        { productId: 2, optionId: 3 },
        { productId: 3, optionId: 5 },
        { productId: 4, optionId: 7 },
        { optionId: goes },
      );
      await orm.delete(productOptions).where(eq(productOptions.id, goes));
      const [, empty, ended, soldOut, gone] = order.itemIds;
      await orm.update(productOptions).set({ stock: 0 }).where(eq(productOptions.id, 3));
      await orm.update(products).set({ status: 'waiting' }).where(eq(products.id, 3));
      await orm.update(products).set({ status: 'sold_out' }).where(eq(products.id, 4));
      const { body } = await again(buyer.token, order.orderId);
      expect(body).toMatchObject({ added: 1, cartCount: 1 });
      expect(body.left.map(({ itemId, problem }) => [itemId, problem])).toEqual([
        [empty, 'sold_out'],
        [ended, 'not_on_sale'],
        [soldOut, 'sold_out'],
        [gone, 'option_gone'],
      ]);
      expect(body.left[0]?.name).toBe('Đèn trần mây');
      expect(await inCart()).toEqual([[1, 1]]);
      // A shop whose sales were stopped sells none of it.
      await orm
        .update(sellers)
        .set({ salesStoppedAt: new Date(testNow) })
        .where(eq(sellers.id, 1));
      const stopped = await again(buyer.token, order.orderId);
      expect(stopped.body.added).toBe(0);
      expect(stopped.body.left[0]).toMatchObject({
        itemId: order.itemIds[0],
        problem: 'seller_gone',
      });
      await orm.update(sellers).set({ salesStoppedAt: null }).where(eq(sellers.id, 1));
      await orm.update(productOptions).set({ stock }).where(eq(productOptions.id, 3));
      await orm
        .update(products)
        .set({ status: 'on_sale' })
        .where(inArray(products.id, [3, 4]));
    });

    test('are the buyer’s alone to order', async () => {
      const order = await placed({ optionId: 1 });
      expect((await again(other.token, order.orderId)).status).toBe(404);
      expect((await again(market.seller.token, order.orderId)).status).toBe(403);
    });
  });

  describe('where money goes back to', () => {
    const account = { bank: ' Vietcombank ', holder: 'NGUOI SO 0', account: '0071000123456' };
    const tell = (token: string, orderId: number, holder = account.holder) =>
      ask<Answer<'setRefundAccount'>>(token, `${orderId}/refund-account`, { ...account, holder });

    test('is an account of the buyer, told by the buyer, and what waits for it goes there', async () => {
      const { orm } = server.database;
      const order = await floor.place(
        newGroup([newLine()], { userId: buyer.userId, method: 'COD' }),
      );
      await floor.does(order, 'seller', 'seller.dispatch', { shipment: { kind: 'self' } });
      await floor.does(order, 'carrier', 'delivered', {});
      const claim = { reason: 'DEFECTIVE', text: 'Vỡ', pictures: ['/media/uploads/a.webp'] };
      await floor.does(order, 'buyer', 'refund.request', { ...claim, reason: 'DEFECTIVE' });
      await floor.does(order, 'seller', 'refund.received', {});
      await floor.does(order, 'seller', 'refund.confirm', { amount: 0 });
      const waiting = await shop.read(buyer.token, order.orderId);
      expect(waiting.body).toMatchObject({ refundAccount: { needed: true, account: null } });
      expect((await tell(market.seller.token, order.orderId)).status).toBe(403);
      expect((await tell(other.token, order.orderId)).status).toBe(404);
      expect(await tell(buyer.token, order.orderId, 'TRAN VAN KHAC')).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', errors: [{ field: 'holder' }] },
      });
      expect(await tell(buyer.token, order.orderId)).toMatchObject({
        status: 200,
        body: {
          refundAccount: { needed: false, bank: 'Vietcombank', holder: account.holder },
        },
      });
      const [stored] = await orm.select().from(orders).where(eq(orders.id, order.orderId));
      expect(stored?.refundAccount).toMatchObject({ account: account.account });
      const returns = await orm
        .select({ account: moneyReturns.account })
        .from(moneyReturns)
        .where(eq(moneyReturns.groupId, order.groupId));
      expect(returns).toEqual([{ account: { ...account, bank: 'Vietcombank' } }]);
      // Nobody who looks over a shoulder reads the number, and the shop reads nothing of it.
      const { body } = await shop.read(buyer.token, order.orderId);
      expect(JSON.stringify(body)).not.toContain(account.account);
      const seen = await shop.read(market.seller.token, order.orderId);
      expect(seen.body).toMatchObject({ refundAccount: null });
    });
  });
});
