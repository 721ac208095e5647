import { fromIct, limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { shopNotices } from '../../db/schema/shop-words.ts';
import { products } from '../../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { plantOtherShop } from '../../testing/other-shop.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Shown = {
  readonly id: number;
  readonly state: string;
  readonly version: number;
  readonly code: string;
  readonly current: { readonly title: string };
  readonly items: readonly { readonly id: number }[];
  readonly counts: Readonly<Record<'planned' | 'shown' | 'ended', number>>;
};

const start = fromIct(2026, 11, 27, 10);
const day = 86_400_000;

describe.each(databaseKinds)('notices of a shop on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let now = start;
  let keys = 0;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 1, at: start });
    server = await testApp(database, { clock: { now: () => now } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    await database.orm.delete(shopNotices);
  });

  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/mall/api/seller/shop-notice/${path}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Shown>() };
  };
  const save = (more: object = {}) => {
    keys += 1;
    return call('POST', 'save', {
      id: null,
      expectedVersion: 0,
      title: 'Nghỉ lễ',
      details: 'Xưởng nghỉ hai ngày.',
      startsOn: '2026-11-28',
      endsOn: '2026-11-29',
      idempotencyKey: `notice-${keys}`,
      ...more,
    });
  };
  /** What the page of an item says of its shop; asked in a language that nobody asked in at that moment. */
  const onPage = async () => {
    const [item] = await database.orm
      .select({ id: products.id })
      .from(products)
      .where(eq(products.status, 'on_sale'))
      .limit(1);
    const answer = await server.app.inject({
      url: `/mall/api/public/product/detail/${item?.id ?? 0}`,
    });
    return answer.json<{
      shopNotices: readonly { readonly title: string; readonly addedAt: string }[];
    }>().shopNotices;
  };

  test('a notice follows its days by the clock of Vietnam, on the pages of all its items', async () => {
    const { body } = await save();
    expect(body.state).toBe('planned');
    now = fromIct(2026, 11, 27, 23, 59);
    expect(await onPage()).toEqual([]);
    now = fromIct(2026, 11, 28, 0, 1);
    // Dated when it began, not when it was planned: written on the 27th, read from the 28th (17:00 UTC).
    expect(await onPage()).toMatchObject([{ title: 'Nghỉ lễ', addedAt: '2026-11-27T17:00:00Z' }]);
    expect((await call('GET', 'list?state=shown')).body.items.map(({ id }) => id)).toEqual([
      body.id,
    ]);
    now = fromIct(2026, 11, 30, 0, 1);
    expect(await onPage()).toEqual([]);
    expect((await call('GET', 'list')).body.counts).toEqual({ planned: 0, shown: 0, ended: 1 });
  });

  test('two people change one notice: the second reads what the first wrote', async () => {
    const { body } = await save();
    const [one, two] = await Promise.all([
      save({ id: body.id, title: 'Của Lan' }),
      save({ id: body.id, title: 'Của Minh' }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    expect([lost.body.code, lost.body.current.title]).toEqual([
      'VERSION_CONFLICT',
      one.status === 409 ? 'Của Minh' : 'Của Lan',
    ]);
  });

  test('so many stand at a time and no more; one that is over is said again only where there is room', async () => {
    const first = await save({ startsOn: '2026-11-27', endsOn: '2026-11-27' });
    now += day;
    for (let at = 1; at < limits.shopNotices.open; at += 1)
      expect((await save({ endsOn: '2026-12-20' })).status).toBe(200);
    const [one, two] = await Promise.all([
      save({ endsOn: '2026-12-20' }),
      save({ id: first.body.id, endsOn: '2026-12-20' }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  });

  test('one that was taken away is read nowhere; taken away once more, it is gone all the same', async () => {
    const { body } = await save({ startsOn: '2026-11-27' });
    expect((await call('POST', `${body.id}/remove`)).status).toBe(200);
    expect((await call('POST', `${body.id}/remove`)).status).toBe(200);
    expect(await onPage()).toEqual([]);
    expect((await save({ id: body.id })).status).toBe(404);
  });

  test('nothing of another shop is read, changed or taken away', async () => {
    const [theirs] = await database.orm
      .insert(shopNotices)
      .values({
        sellerId: await plantOtherShop(database),
        title: 'Riêng',
        details: 'Riêng.',
        startsOn: '2026-11-27',
        endsOn: '2026-11-29',
        startsAt: new Date(start - day),
        endsAt: new Date(start + day),
      })
      .returning();
    const id = theirs?.id ?? 0;
    expect((await call('GET', `list?id=${id}`)).body.items).toEqual([]);
    expect((await save({ id })).status).toBe(404);
    expect((await call('POST', `${id}/remove`)).status).toBe(404);
    expect(await onPage()).toEqual([]);
  });
});
