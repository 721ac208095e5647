import { fromIct, ictDate } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { shopDays } from '../../db/schema/shop-days.ts';
import { sellers } from '../../db/schema/shop.ts';
import { changeItems } from '../../orders/write/change-items.ts';
import { createOrders } from '../../orders/write/create-order.ts';
import { payGroup } from '../../orders/write/pay-group.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { newGroup, newLine } from '../../testing/fixture-orders.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { noteShopDays } from './note-days.ts';

/** A Wednesday, at some hour. */
const wednesday = (hour: number, minute = 0) => fromIct(2026, 3, 4, hour, minute);
const thursday = (hour: number, minute = 0) => fromIct(2026, 3, 5, hour, minute);
const friday = (hour: number, minute = 0) => fromIct(2026, 3, 6, hour, minute);

type Day = { day: string; ordered: number; claims: number; sold: number; sales: number };

describe.each(databaseKinds)('what the days of a shop came to on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let now = friday(9);

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 99, at: wednesday(6) });
    server = await testApp(database, { clock: { now: () => now } });
    // Three lines of two orders on Wednesday, the second a moment before midnight.
    const first = await order(wednesday(10), 2);
    const second = await order(wednesday(23, 59), 1);
    // On Thursday one is asked back, and one is delivered and confirmed.
    await step(first, thursday(9), 'cancel.request', 'buyer', { reason: 'CHANGED_MIND', text: '' });
    await step(second, thursday(10), 'seller.dispatch', 'seller', { shipment: { kind: 'self' } });
    await step(second, thursday(11), 'delivered', 'carrier', {});
    await step(second, thursday(23, 59), 'buyer.confirm', 'buyer', {});
    // On Friday before and after eight: no day of it is over.
    await order(friday(7), 1);
    await order(friday(8, 30), 1);
  });
  afterAll(() => server.close());

  const order = (at: number, lines: number): Promise<number> =>
    database.orm.transaction(async (tx) => {
      const made = await createOrders(
        tx,
        newGroup(
          Array.from({ length: lines }, () => newLine()),
          { at, userId: market.buyers[0]?.userId ?? 0 },
        ),
      );
      await payGroup(tx, { groupId: made.groupId, attemptId: null, captured: made.total, at });
      return made.orders[0]?.orderId ?? 0;
    });
  /** Of an order's first line. */
  const step = async (
    orderId: number,
    at: number,
    event: string,
    by: string,
    payload: object,
  ): Promise<void> => {
    const [line] = await database.orm
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(orderItems.id);
    await database.orm.transaction((tx) =>
      changeItems(tx, {
        orderId,
        itemIds: [line?.id ?? 0],
        command: { event, by, at, payload } as never,
        who: { userId: null },
      }),
    );
  };
  const get = async <Body>(url: string): Promise<Body> => {
    const answer = await server.app.inject({
      url: `/mall/api/seller/${url}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
    });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json<Body>();
  };
  const dashboard = () => get<{ asOf: string | null; days: Day[] }>('dashboard');
  const note = async (at: number) => {
    const errors: unknown[] = [];
    await noteShopDays(database.orm, at, (error) => errors.push(error));
    expect(errors).toEqual([]);
  };
  const of = (days: readonly Day[], at: number) => days.find(({ day }) => day === ictDate(at));

  test('nothing is known before the first eight o’clock', async () => {
    expect(await dashboard()).toEqual({ asOf: null, days: [] });
  });

  test('before eight, yesterday is not counted; at eight it is, once, whoever comes', async () => {
    await note(friday(7, 59));
    const early = await dashboard();
    expect(early.asOf).toBe(new Date(thursday(8)).toISOString());
    expect(early.days.at(-1)?.day).toBe('2026-03-04');
    await Promise.all([note(friday(8)), note(friday(8))]);
    const { asOf, days } = await dashboard();
    expect(asOf).toBe(new Date(friday(8)).toISOString());
    expect(days).toHaveLength(30);
    expect(of(days, wednesday(0))).toMatchObject({ ordered: 3, claims: 0, sold: 0, sales: 0 });
    expect(of(days, thursday(0))).toMatchObject({ ordered: 0, claims: 1, sold: 1 });
    expect(of(days, thursday(0))?.sales).toBeGreaterThan(0);
  });

  test('each figure is that of the list it leads to, also when the shop has moved on since', async () => {
    // What happens after eight changes no day that is over.
    now = friday(18);
    await order(friday(17), 2);
    const { days } = await dashboard();
    for (const { day, ordered, claims, sold, sales } of days) {
      type List = { meta: { total: number }; items: unknown[]; totals: { sale: number } };
      const list = (query: string) => get<List>(`${query}from=${day}&to=${day}`);
      const placed = await list('item/list?limit=60&');
      const asked = await list('item/list?limit=60&on=claimed&');
      const lines = await list('transaction/list?limit=60&kind=sale&');
      expect([day, placed.meta.total, placed.items.length]).toEqual([day, ordered, ordered]);
      expect([day, asked.meta.total, asked.items.length]).toEqual([day, claims, claims]);
      expect([day, lines.meta.total, lines.totals.sale]).toEqual([day, sold, sales]);
    }
  });

  test('tabs and words narrow the lines of days; a day that is none is refused', async () => {
    type List = { meta: { total: number }; counts: Record<string, number> };
    const days = 'from=2026-03-04&to=2026-03-05';
    const all = await get<List>(`item/list?${days}`);
    const counted = Object.values(all.counts).reduce((sum, one) => sum + one, 0);
    expect([all.meta.total, counted]).toEqual([3, 3]);
    expect((await get<List>(`item/list?${days}&q=khongcogi`)).meta.total).toBe(0);
    for (const query of ['from=2026-02-31', 'from=2026-03-05&to=2026-03-04', 'from=2020-01-01']) {
      const answer = await server.app.inject({
        url: `/mall/api/seller/item/list?${query}`,
        headers: { authorization: `Bearer ${market.seller.token}` },
      });
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });

  test('a server that stood still makes up for the days in between, of every shop', async () => {
    await note(friday(8) + 3 * 86_400_000);
    const { days } = await dashboard();
    expect(days.at(-1)?.day).toBe('2026-03-08');
    expect(of(days, friday(0))).toMatchObject({ ordered: 4 });
    const shops = await database.orm.select({ id: sellers.id }).from(sellers);
    const ofFriday = await database.orm
      .select()
      .from(shopDays)
      .where(eq(shopDays.day, '2026-03-06'));
    expect(ofFriday).toHaveLength(shops.length);
  });
});
