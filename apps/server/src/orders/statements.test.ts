import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ItemEvent, systemClock } from '@hien/domain';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { eq } from 'drizzle-orm';
import { penalties } from '../db/schema/settlement.ts';
import { productOptions, products, sellers } from '../db/schema/shop.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { type Buyer, fillCart, type Market, seedMarketplace } from '../testing/marketplace.ts';
import { checkoutForm, type Told } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { exchangeable } from './events/exchangeable.ts';
import { type ItemRow, lockOrder } from './write/locked-order.ts';
import { advanceLocked } from './write/timers.ts';

const day = 86_400_000;

/** What is asked of the database must not grow with what is in an order, a cart or a list. */
describe.each(databaseKinds)('statements on %s', (kind) => {
  const sent: string[] = [];
  let server: TestApp;
  let market: Market;

  beforeAll(async () => {
    const database = await freshDatabase(kind, { onStatement: (text) => sent.push(text) });
    market = await seedMarketplace(database, { buyers: 6, stock: 10_000, at: systemClock.now() });
    server = await testApp(database, { clock: systemClock });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    sent.length = 0;
  });

  const buyerOf = (index: number): Buyer => {
    const buyer = market.buyers[index];
    if (buyer === undefined) throw new Error('no buyer');
    return buyer;
  };

  /** How many statements an answer took. */
  async function ask(
    token: string,
    url: string,
    payload?: object,
  ): Promise<Told & { statements: number }> {
    sent.length = 0;
    const answer = await server.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return { status: answer.statusCode, body: answer.json(), statements: sent.length };
  }

  const firstOptions = (count: number): number[] =>
    Array.from({ length: count }, (_, index) => 1 + index);

  /** A cart with a line for each of these options, bought. */
  async function order(buyer: Buyer, options: readonly number[], method: 'COD' | 'QR') {
    const lineIds = await fillCart(
      server.database,
      options.map((optionId) => ({ userId: buyer.userId, optionId })),
    );
    const things = { lineIds, addressId: buyer.addressId };
    const cart = await ask(buyer.token, '/mall/api/cart');
    const quote = await ask(buyer.token, '/mall/api/checkout/quote', things);
    const key = `statements-${lineIds[0]}-${kind}`;
    const placed = await ask(
      buyer.token,
      '/mall/api/checkout/place',
      checkoutForm(things, { key, total: quote.body.totals.total, method }),
    );
    const orderId = placed.body.orders[0]?.id ?? 0;
    const read = await ask(buyer.token, `/mall/api/order/detail/${orderId}`);
    return {
      cart: cart.statements,
      quote: quote.statements,
      place: placed.statements,
      read: read.statements,
    };
  }

  test.each(['COD', 'QR'] as const)(
    'a cart and an order of twenty lines take as many as of one (%s)',
    async (method) => {
      const buyer = buyerOf(0);
      const small = await order(buyer, [1], method);
      expect(await order(buyer, firstOptions(20), method)).toEqual(small);
      expect(Math.max(small.cart, small.quote, small.read)).toBeLessThan(12);
      expect(small.place).toBeLessThan(50);
    },
  );

  describe('a cart of five shops', () => {
    /** The first option of five products, each sold by a shop of its own. */
    const options = [1, 3, 5, 7, 9];

    beforeAll(async () => {
      const { orm } = server.database;
      for (const productId of [2, 3, 4, 5]) {
        const [shop] = await orm
          .insert(sellers)
          .values({
            slug: `shop-${productId}`,
            name: `Nhà ${productId}`,
            companyName: `Nhà ${productId}`,
            registrationNumber: `03123456${productId}`,
            taxCode: `03123456${productId}`,
            address: '1 Lê Lợi',
            phone: '02812345678',
            email: `shop-${productId}@hien.example`,
            createdAt: new Date(0),
          })
          .returning({ id: sellers.id });
        await orm
          .update(products)
          .set({ sellerId: shop?.id ?? 0 })
          .where(eq(products.id, productId));
      }
    });

    test.each(['COD', 'QR'] as const)('is placed with as many as of one (%s)', async (method) => {
      const buyer = buyerOf(5);
      const one = await order(buyer, [1], method);
      const five = await order(buyer, options, method);
      expect(five).toMatchObject({ cart: one.cart, quote: one.quote, place: one.place });
    });

    test('is paid with as many as of one', async () => {
      const floor = new ShopFloor(server.database);
      const pay = async (shops: number): Promise<number> => {
        const {
          orders: [single],
        } = newGroup();
        if (single === undefined) throw new Error('no order');
        const placed = await floor.place(
          newGroup([newLine()], {
            userId: buyerOf(5).userId,
            method: 'QR',
            orders: Array.from({ length: shops }, (_, index) => ({
              ...single,
              sellerId: 1 + index,
              lines: [newLine({ productId: 1 + index, optionId: options[index] ?? 0 })],
            })),
          }),
        );
        sent.length = 0;
        expect(await floor.pay(placed, placed.total)).toBe('paid');
        return sent.length;
      };
      expect(await pay(5)).toBe(await pay(1));
    });
  });

  test('a list of ten orders takes as many as a list of one', async () => {
    const few = buyerOf(1);
    const many = buyerOf(2);
    await order(few, [1, 2], 'COD');
    for (let times = 0; times < 10; times += 1) await order(many, [1, 2], 'COD');
    const list = async ({ token }: Buyer) =>
      (await ask(token, '/mall/api/order/list?limit=10')).statements;
    expect(await list(many)).toBe(await list(few));
    const shop = async (limit: number) =>
      (await ask(market.seller.token, `/mall/api/seller/item/list?limit=${limit}`)).statements;
    expect(await shop(10)).toBe(await shop(1));
  });

  describe('an event', () => {
    const shipment = { kind: 'self' } as const;
    const picture = ['/media/uploads/a.webp'];
    const claim = { reason: 'DEFECTIVE', text: 'Gãy chân', pictures: picture } as const;

    /** An order of so many lines, paid with points and money, that goes the given way; how many statements each step took. */
    async function play(count: number, steps: readonly Step[]): Promise<number[]> {
      const floor = new ShopFloor(server.database);
      const lines = Array.from({ length: count }, (_, index) =>
        newLine({ optionId: 1 + index, pointsShare: 10_000 }),
      );
      const placed = await floor.place(
        newGroup(lines, { userId: buyerOf(4).userId, method: 'QR' }),
      );
      await floor.pay(placed, placed.total);
      const counts: number[] = [];
      for (const [by, event, payload] of steps) {
        sent.length = 0;
        await floor.does(placed, by, event, payload);
        counts.push(sent.length);
      }
      return counts;
    }

    test('that misses its dispatch costs as many on twenty lines as on one, and a point for each', async () => {
      const { orm } = server.database;
      const miss = async (count: number): Promise<number> => {
        await orm.delete(penalties);
        const floor = new ShopFloor(server.database);
        const lines = firstOptions(count).map((optionId) => newLine({ optionId }));
        const placed = await floor.place(newGroup(lines, { userId: buyerOf(4).userId }));
        await floor.pay(placed, placed.total);
        const locked = await orm.transaction((tx) => lockOrder(tx, placed.orderId));
        if (locked === null) throw new Error('no order');
        sent.length = 0;
        await orm.transaction((tx) => advanceLocked(tx, locked, floor.now + 8 * day));
        const { length } = sent;
        const given = await orm.select().from(penalties);
        expect(given.map(({ orderItemId, points }) => [orderItemId, points])).toEqual(
          placed.itemIds.map((id) => [id, 1]),
        );
        return length;
      };
      // Twenty lines climb the whole ladder, which is told, and mailed where the shop is stopped: as often for one line less.
      const [one, twenty] = [await miss(1), await miss(20)];
      expect(twenty - one).toBeLessThanOrEqual(5);
      expect(await miss(19)).toBe(twenty);
    });

    test('that asks for other goods looks them up once for all lines, the first line first', async () => {
      const { orm } = server.database;
      const floor = new ShopFloor(server.database);
      const lines = firstOptions(20).map((optionId) =>
        newLine({ optionId, productId: Math.ceil(optionId / 2) }),
      );
      const placed = await floor.place(newGroup(lines, { userId: buyerOf(4).userId }));
      const locked = await orm.transaction((tx) => lockOrder(tx, placed.orderId));
      const rows = locked?.rows ?? [];
      const ask = async (count: number, wanted: (row: ItemRow) => number | null) => {
        sent.length = 0;
        const found = await orm.transaction((tx) =>
          exchangeable(
            tx,
            rows.slice(0, count).map((row) => ({ row, optionId: wanted(row) })),
          ),
        );
        return { statements: sent.length, found: [...found] };
      };
      const itself = (row: ItemRow) => row.optionId;
      const all = await ask(20, itself);
      expect(all.found).toEqual(rows.map(({ id }) => id));
      expect(all.statements).toBe((await ask(1, itself)).statements);
      // The larger lamp costs more, another product is another product, and the last piece goes to the first line.
      expect((await ask(1, () => 2)).found).toEqual([]);
      expect((await ask(3, () => 1)).found).toEqual([rows[0]?.id]);
      expect((await ask(1, () => null)).found).toEqual([]);
      await orm
        .update(productOptions)
        .set({ stock: 1, extraPrice: 0 })
        .where(eq(productOptions.id, 2));
      expect((await ask(2, () => 2)).found).toEqual([rows[0]?.id]);
      await orm
        .update(productOptions)
        .set({ stock: 10_000, extraPrice: 200_000 })
        .where(eq(productOptions.id, 2));
    });

    test.each<[string, readonly Step[]]>([
      [
        'that is confirmed',
        [
          ['seller', 'seller.dispatch', { shipment }],
          ['carrier', 'delivered', {}],
          ['buyer', 'buyer.confirm', {}],
        ],
      ],
      ['that the seller cancels', [['seller', 'cancel.by_seller', { reason: 'OUT_OF_STOCK' }]]],
      [
        'that comes back',
        [
          ['seller', 'seller.dispatch', { shipment }],
          ['carrier', 'delivered', {}],
          ['buyer', 'refund.request', claim],
          ['seller', 'refund.pickup_started', { shipment }],
          ['seller', 'refund.received', {}],
          ['seller', 'refund.confirm', { amount: 0 }],
        ],
      ],
    ])('on twenty lines of an order %s asks as often as on one', async (_, steps) => {
      const one = await play(1, steps);
      expect(await play(20, steps)).toEqual(one);
      expect(Math.max(...one)).toBeLessThan(40);
    });
  });
});

type Step = readonly [by: 'buyer' | 'seller' | 'carrier', event: ItemEvent, payload: object];
