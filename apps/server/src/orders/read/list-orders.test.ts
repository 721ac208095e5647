import { type BuyerTab, movableClock } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { testNow } from '../../testing/fixture-values.ts';
import { type Buyer, seedMarketplace } from '../../testing/marketplace.ts';
import { type Placed, ShopFloor } from '../../testing/shop-floor.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type List = Answer<'listOrders'>;

const shipment = { kind: 'self' } as const;
const claim = { reason: 'CHANGED_MIND', text: '', pictures: [] } as const;

describe.each(databaseKinds)("a buyer's orders on %s", (kind) => {
  let server: TestApp;
  let floor: ShopFloor;
  let buyer: Buyer;
  let other: Buyer;
  const made = new Map<Exclude<BuyerTab, 'all'>, Placed>();

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    const market = await seedMarketplace(database, { buyers: 2, stock: 1_000 });
    const [first, second] = market.buyers;
    if (first === undefined || second === undefined) throw new Error('no buyers');
    [buyer, other] = [first, second];
    server = await testApp(database, { clock: movableClock(testNow) });
    floor = new ShopFloor(database);
    const place = async (userId = buyer.userId) =>
      floor.place(newGroup([newLine()], { userId, method: 'QR' }));
    const paid = async () => {
      const order = await place();
      await floor.pay(order, order.total);
      return order;
    };
    const sent = async () => {
      const order = await paid();
      await floor.does(order, 'seller', 'seller.dispatch', { shipment });
      return order;
    };
    const arrived = async () => {
      const order = await sent();
      await floor.does(order, 'carrier', 'delivered', {});
      return order;
    };
    const confirmed = await arrived();
    await floor.does(confirmed, 'buyer', 'buyer.confirm', {});
    const cancelled = await place();
    await floor.does(cancelled, 'buyer', 'cancel.unpaid', {});
    const returned = await arrived();
    await floor.does(returned, 'buyer', 'refund.request', claim);
    made
      .set('confirmed', confirmed)
      .set('cancelled', cancelled)
      .set('returns', returned)
      .set('pending', await place())
      .set('preparing', await paid())
      .set('delivering', await sent())
      .set('completed', await arrived());
    await place(other.userId);
  });
  afterAll(() => server.close());

  const list = async (query: string, { token } = buyer): Promise<List> => {
    const answer = await server.app.inject({
      url: `/mall/api/order/list?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
  const idsOf = ({ items }: List): number[] => items.map(({ id }) => id);

  test('stand each under its tab and nowhere else', async () => {
    for (const [tab, { orderId }] of made) {
      const told = await list(`status=${tab}`);
      expect([tab, idsOf(told), told.meta.total]).toEqual([tab, [orderId], 1]);
    }
  });

  test('are counted under every tab, whichever is shown', async () => {
    const each = Object.fromEntries([...made.keys()].map((tab) => [tab, 1]));
    for (const tab of ['all', 'pending', 'returns'])
      expect((await list(`status=${tab}`)).counts).toEqual({ ...each, all: made.size });
  });

  test('stand all together the newest first, in pages that neither overlap nor leave one out', async () => {
    const newest = [...made.values()].map(({ orderId }) => orderId).toSorted((a, b) => b - a);
    const all = await list('');
    expect([idsOf(all), all.meta]).toMatchObject([
      newest,
      { page: 1, limit: 10, total: made.size, totalPages: 1 },
    ]);
    const pages = [
      await list('limit=3'),
      await list('limit=3&page=2'),
      await list('limit=3&page=3'),
    ];
    expect(pages.flatMap(idsOf)).toEqual(newest);
    expect(pages[1]?.meta).toMatchObject({ page: 2, total: made.size, totalPages: 3 });
  });

  test('are one’s own alone', async () => {
    const theirs = await list('', other);
    expect(theirs.counts).toMatchObject({ all: 1, pending: 1, preparing: 0 });
    const own = new Set(idsOf(await list('')));
    expect(idsOf(theirs).filter((id) => own.has(id))).toEqual([]);
  });

  test('found by their words are counted among what was found, under their tabs', async () => {
    const pending = made.get('pending');
    const { items } = await list('status=pending');
    const number = items[0]?.number ?? '';
    const found = await list(`status=all&q=${number}`);
    expect(idsOf(found)).toEqual([pending?.orderId]);
    expect(found.counts).toMatchObject({ all: 1, pending: 1, preparing: 0, returns: 0 });
    expect(idsOf(await list(`status=preparing&q=${number}`))).toEqual([]);
    const none = await list('q=khong-co-gi-nhu-the');
    expect([none.items, none.meta.total, none.counts.all]).toEqual([[], 0, 0]);
  });
});
