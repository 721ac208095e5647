import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ItemEvent, systemClock } from '@hien/domain';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { newGroup, newLine } from '../testing/fixture-orders.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { type Buyer, fillCart, type Market, plantMarket } from '../testing/market.ts';
import { checkoutForm, type Told } from '../testing/shopper.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** What is asked of the database must not grow with what is in an order, a cart or a list. */
describe.each(databaseKinds)('statements on %s', (kind) => {
  const sent: string[] = [];
  let server: TestApp;
  let market: Market;

  beforeAll(async () => {
    const database = await freshDatabase(kind, { onStatement: (text) => sent.push(text) });
    market = await plantMarket(database, { buyers: 6, stock: 10_000, at: systemClock.now() });
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

  /** A cart of so many lines, each of an option of its own, bought. */
  async function order(buyer: Buyer, lines: number, method: 'COD' | 'QR') {
    const lineIds = await fillCart(
      server.database,
      Array.from({ length: lines }, (_, index) => ({ userId: buyer.userId, optionId: 1 + index })),
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
      const small = await order(buyer, 1, method);
      expect(await order(buyer, 20, method)).toEqual(small);
      expect(Math.max(small.cart, small.quote, small.read)).toBeLessThan(12);
      expect(small.place).toBeLessThan(50);
    },
  );

  test('a list of ten orders takes as many as a list of one', async () => {
    const few = buyerOf(1);
    const many = buyerOf(2);
    await order(few, 2, 'COD');
    for (let times = 0; times < 10; times += 1) await order(many, 2, 'COD');
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
