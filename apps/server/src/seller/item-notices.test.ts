import { limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../db/schema/shop.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { type Market, seedMarketplace } from '../testing/marketplace.ts';
import { ShopFloor } from '../testing/shop-floor.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

describe.each(databaseKinds)('notices of items on %s', (kind) => {
  let server: TestApp;
  let market: Market;
  let item = 0;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 10 });
    const floor = new ShopFloor(database);
    server = await testApp(database, { clock: { now: () => floor.now } });
    const { body } = await call<Answer<'listShopItems'>>('list?limit=1');
    item = body.items[0]?.id ?? 0;
  });
  afterAll(() => server.close());

  async function call<Body = Answer<'listItemNotices'>>(path: string, payload?: object) {
    const answer = await server.app.inject({
      url: `/mall/api/seller/product/${path}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }
  const words = (index: number) => ({ title: `Thông báo ${index}`, details: 'Từ hôm nay.' });
  const add = (index: number) => call('notice/add', { id: item, ...words(index) });
  const remove = (noticeId: number) => call('notice/remove', { id: item, noticeId });

  test('of many that are added at once as many stand as may', async () => {
    const all = await Promise.all(
      Array.from({ length: limits.itemNotices + 3 }, (_, index) => add(index)),
    );
    const count = (wanted: number) => all.filter(({ status }) => status === wanted).length;
    expect([count(201), count(409)]).toEqual([limits.itemNotices, 3]);
  });

  test('what was taken away stands no more, and cannot be taken away again', async () => {
    const before = (await call(`notice/list?id=${item}`)).body.items.map(({ id }) => id);
    const [first = 0, ...rest] = before;
    const { status, body } = await remove(first);
    expect([status, body.items.map(({ id }) => id)]).toEqual([200, rest]);
    expect((await remove(first)).status).toBe(404);
  });

  test('the same words again are the same notice', async () => {
    const { body: once } = await add(90);
    const { body: twice } = await add(90);
    expect(twice).toEqual(once);
  });

  test.each([
    ['on_sale', true],
    ['sold_out', true],
    ['waiting', false],
    ['rejected', false],
    ['draft', false],
  ] as const)('an item that is %s has a page for buyers: %s', async (status, hasPage) => {
    await server.database.orm.update(products).set({ status }).where(eq(products.id, item));
    expect((await call(`notice/list?id=${item}`)).body.hasPage).toBe(hasPage);
    // As buyers find it themselves.
    const page = await server.app.inject({ url: `/mall/api/public/product/detail/${item}` });
    expect(page.statusCode === 200).toBe(hasPage);
  });
});
