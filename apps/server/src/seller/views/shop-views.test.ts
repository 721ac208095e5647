import { mostViews } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { shopStaff } from '../../db/schema/shop-team.ts';
import { shopViews } from '../../db/schema/shop-words.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { Answer } from '../../http/handler.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { plantOtherShop } from '../../testing/other-shop.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type View = Answer<'saveShopView'>;
type Body = View & {
  readonly items: readonly View[];
  readonly code: string;
  readonly current: View;
};

describe.each(databaseKinds)('views of lists on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let keys = 0;
  const owner = () => market.seller.token;
  const staff = () => market.buyers[0]?.token ?? '';
  const stranger = () => market.buyers[1]?.token ?? '';

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 2, stock: 1, at: Date.now() });
    server = await testApp(database);
    // The market has one shop.
    const [shop] = await database.orm.select({ id: sellers.id }).from(sellers);
    await database.orm.insert(shopStaff).values({
      userId: market.buyers[0]?.userId ?? 0,
      sellerId: shop?.id ?? 0,
      joinedAt: new Date(),
    });
  });
  afterAll(() => server.close());

  const call = async (as: string, path: string, payload?: object) => {
    const answer = await server.app.inject({
      method: path.startsWith('list') ? 'GET' : 'POST',
      url: `/mall/api/seller/view/${path}`,
      headers: { authorization: `Bearer ${as}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const save = (as: string, more: object = {}) => {
    keys += 1;
    return call(as, 'save', {
      id: null,
      expectedVersion: 0,
      list: 'order-status',
      name: 'Cần gửi',
      query: 'tab=preparing',
      shared: false,
      isDefault: false,
      idempotencyKey: `view-key-${keys}`,
      ...more,
    });
  };
  const seen = async (as: string, list = 'order-status') =>
    (await call(as, `list?list=${list}`)).body.items;
  const idsOf = async (as: string) => (await seen(as)).map(({ id }) => id);

  test('a view is its maker’s until it is shared; then all who work in the shop have it, and nobody else', async () => {
    const { body: own } = await save(staff());
    expect([await idsOf(staff()), await idsOf(owner())]).toEqual([[own.id], []]);
    const { body: shared } = await save(staff(), { id: own.id, shared: true });
    expect([shared.version, shared.mine, shared.shared]).toEqual([1, true, true]);
    expect((await seen(owner()))[0]).toMatchObject({ id: own.id, mine: false, editable: true });
    expect((await call(stranger(), 'list?list=order-status')).status).toBe(403);
    expect(await seen(owner(), 'refund')).toEqual([]);
  });

  test('what all use is changed by who made it and by the owner; a colleague’s own is not there', async () => {
    const { body: theirs } = await save(owner(), { name: 'Của chủ', shared: true });
    expect((await seen(staff())).find(({ id }) => id === theirs.id)?.editable).toBe(false);
    expect((await save(staff(), { id: theirs.id, shared: true })).status).toBe(403);
    expect((await call(staff(), `${theirs.id}/remove`)).status).toBe(403);
    const { body: hidden } = await save(staff(), { name: 'Riêng' });
    expect((await save(owner(), { id: hidden.id })).status).toBe(404);
    expect((await call(owner(), `${hidden.id}/remove`)).status).toBe(404);
    expect((await call(owner(), 'default', { list: 'order-status', id: hidden.id })).status).toBe(
      404,
    );
    const { body: shared } = await save(staff(), { name: 'Chung', shared: true });
    // The owner may change it and take it away, not keep it for themself.
    expect((await save(owner(), { id: shared.id, shared: false })).status).toBe(403);
    expect((await save(owner(), { id: shared.id, shared: true, name: 'Chung 2' })).body.name).toBe(
      'Chung 2',
    );
    expect((await call(owner(), `${shared.id}/remove`)).status).toBe(200);
    expect(await idsOf(staff())).not.toContain(shared.id);
  });

  test('a list opens with one view for each person, until it is gone or theirs no more', async () => {
    const { body: one } = await save(owner(), { name: 'Mở bằng', shared: true });
    const opens = async (as: string) => (await seen(as)).filter(({ isDefault }) => isDefault);
    await call(staff(), 'default', { list: 'order-status', id: one.id });
    expect([(await opens(staff())).map(({ id }) => id), await opens(owner())]).toEqual([
      [one.id],
      [],
    ]);
    const { body: two } = await save(staff(), { name: 'Thay', isDefault: true });
    expect((await opens(staff())).map(({ id }) => id)).toEqual([two.id]);
    await call(staff(), 'default', { list: 'order-status', id: one.id });
    await save(owner(), { id: one.id, shared: false });
    expect(await opens(staff())).toEqual([]);
    await save(owner(), { id: one.id, expectedVersion: 1, shared: true });
    expect(await opens(staff())).toEqual([]);
    await call(staff(), 'default', { list: 'order-status', id: two.id });
    await call(staff(), `${two.id}/remove`);
    expect(await opens(staff())).toEqual([]);
    expect((await call(staff(), `${two.id}/remove`)).status).toBe(404);
    expect((await call(staff(), 'default', { list: 'refund', id: one.id })).status).toBe(404);
  });

  test('two people change one view: the second reads what the first wrote', async () => {
    const { body } = await save(staff(), { name: 'Hai người', shared: true });
    const [first, second] = await Promise.all([
      save(staff(), { id: body.id, name: 'Của Lan', shared: true }),
      save(owner(), { id: body.id, name: 'Của chủ', shared: true }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect(lost.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { name: won.body.name, version: 1 },
    });
  });

  test('a key sent twice keeps one view, and a person keeps so many and no more', async () => {
    const key = { list: 'refund', idempotencyKey: 'view-key-twice' };
    const [one, two] = await Promise.all([save(owner(), key), save(owner(), key)]);
    expect([one.status, two.status, one.body.id]).toEqual([200, 200, two.body.id]);
    expect(await seen(owner(), 'refund')).toHaveLength(1);
    for (let kept = 1; kept < mostViews.own; kept += 1)
      expect((await save(owner(), { list: 'refund' })).status).toBe(200);
    expect((await save(owner(), { list: 'refund' })).status).toBe(409);
    // What the team shares is counted by itself, and another's own is no matter.
    expect((await save(owner(), { list: 'refund', shared: true })).status).toBe(200);
    expect((await save(staff(), { list: 'refund' })).status).toBe(200);
  });

  test('nothing of another shop is seen, changed, opened or taken away', async () => {
    const [theirs] = await database.orm
      .insert(shopViews)
      .values({
        sellerId: await plantOtherShop(database),
        list: 'order-status',
        name: 'Của họ',
        query: '',
        shared: true,
        changedAt: new Date(),
      })
      .returning();
    const id = theirs?.id ?? 0;
    expect(await idsOf(owner())).not.toContain(id);
    expect((await save(owner(), { id, shared: true })).status).toBe(404);
    expect((await call(owner(), `${id}/remove`)).status).toBe(404);
    expect((await call(owner(), 'default', { list: 'order-status', id })).status).toBe(404);
  });
});
