import { limits } from '@hien/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { plantOtherShop } from '../../testing/other-shop.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { shopTemplates } from '../../db/schema/shop-words.ts';

type Shown = {
  readonly id: number;
  readonly version: number;
  readonly words: string;
  readonly code: string;
  readonly current: { readonly words: string; readonly version: number };
  readonly items: readonly { readonly id: number; readonly name: string }[];
};

describe.each(databaseKinds)('templates on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let keys = 0;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 1, at: Date.now() });
    server = await testApp(database);
  });
  afterAll(() => server.close());

  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/mall/api/seller/template/${path}`,
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
      kind: 'answer',
      name: 'Còn hàng',
      fields: null,
      words: 'Còn hàng.',
      idempotencyKey: `template-${keys}`,
      ...more,
    });
  };
  const names = async () => (await call('GET', 'list?kind=answer')).body.items.map(({ id }) => id);

  test('two people change one template: the second reads what the first wrote', async () => {
    const { body } = await save();
    const [one, two] = await Promise.all([
      save({ id: body.id, words: 'Của Lan.' }),
      save({ id: body.id, words: 'Của Minh.' }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect(lost.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { words: won.body.words, version: 1 },
    });
    const again = await save({ id: body.id, expectedVersion: 1, words: 'Của cả hai.' });
    expect([again.status, again.body.version]).toEqual([200, 2]);
  });

  test('a key sent twice adds one template', async () => {
    const before = await names();
    const key = { idempotencyKey: 'template-twice' };
    const [one, two] = await Promise.all([save(key), save(key)]);
    expect([one.status, two.status, one.body.id]).toEqual([200, 200, two.body.id]);
    expect((await names()).length).toBe(before.length + 1);
  });

  test('they stand as the shop puts them; what is away comes back to its place', async () => {
    const before = await names();
    const turned = before.toReversed();
    expect((await call('POST', 'order', { kind: 'answer', ids: turned })).status).toBe(200);
    expect(await names()).toEqual(turned);
    expect((await call('POST', 'order', { kind: 'answer', ids: turned.slice(1) })).status).toBe(
      409,
    );
    const [first = 0] = turned;
    expect(
      (await call('POST', 'order', { kind: 'answer', ids: turned.map(() => first) })).status,
    ).toBe(409);
    await call('POST', `${first}/remove`);
    expect((await call('POST', `${first}/remove`)).status).toBe(200);
    expect(await names()).toEqual(turned.slice(1));
    expect((await save({ id: first, expectedVersion: 2 })).status).toBe(404);
    await call('POST', `${first}/restore`);
    expect(await names()).toEqual(turned);
  });

  test('a shop keeps so many and no more, also when one is brought back', async () => {
    const away = (await names())[0] ?? 0;
    await call('POST', `${away}/remove`);
    const missing = limits.templates.answer - (await names()).length;
    const sellerId = (await database.orm.select().from(shopTemplates))[0]?.sellerId ?? 0;
    await database.orm.insert(shopTemplates).values(
      Array.from({ length: missing - 1 }, (_, index) => ({
        sellerId,
        kind: 'answer' as const,
        name: `Mẫu ${index}`,
        words: 'Có.',
        position: 100 + index,
        changedAt: new Date(),
      })),
    );
    const [one, two] = await Promise.all([save(), save()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    expect((await call('POST', `${away}/restore`)).status).toBe(409);
  });

  test('nothing of another shop is read, changed, taken away or brought back', async () => {
    const [theirs] = await database.orm
      .insert(shopTemplates)
      .values({
        sellerId: await plantOtherShop(database),
        kind: 'answer',
        name: 'Riêng',
        words: 'Riêng.',
        position: 0,
        changedAt: new Date(),
      })
      .returning();
    const id = theirs?.id ?? 0;
    expect(await names()).not.toContain(id);
    expect((await save({ id })).status).toBe(404);
    expect((await call('POST', `${id}/remove`)).status).toBe(404);
    expect((await call('POST', `${id}/restore`)).status).toBe(404);
  });

  test('what is written is kept as it is: letters of HTML too', async () => {
    const [first = 0] = await names();
    await call('POST', `${first}/remove`);
    const words = '<img src=x onerror=alert(1)> {người hỏi}';
    expect((await save({ words })).body.words).toBe(words);
  });
});
