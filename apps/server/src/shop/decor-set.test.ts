import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { furnitureDecors } from '../db/schema/designs.ts';
import { products } from '../db/schema/shop.ts';
import type { Answer } from '../http/handler.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

describe.each(databaseKinds)('a furniture and decor set on %s', (kind) => {
  let database: Database;
  let server: TestApp;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    // No piece of the twelfth product is left; the third is no longer sold.
    await database.orm.update(furnitureDecors).set({ productIds: [12, 3, 1] });
    await database.orm.update(products).set({ status: 'rejected' }).where(eq(products.id, 3));
    server = await testApp(database);
  });
  afterAll(() => server.close());

  const read = async (id: number | string) => {
    const answer = await server.app.inject({
      url: `/mall/api/public/furniture-decor/detail/${id}`,
      headers: { 'accept-language': 'en' },
    });
    return { status: answer.statusCode, set: answer.json<Answer<'getDecorSet'>>() };
  };

  test('its own pieces in its order, what is sold out told, at the prices of today', async () => {
    const { set } = await read(1);
    expect(set).toMatchObject({ name: 'Reading corner', room: 'living-room', style: 'modern' });
    expect(set.items.map(({ product, optionId }) => [product.id, optionId === null])).toEqual([
      [12, true],
      [1, false],
    ]);
    const rows = await database.orm
      .select({ final: products.finalPrice, list: products.price })
      .from(products)
      .where(inArray(products.id, [12, 1]));
    const sum = (of: 'final' | 'list') => rows.reduce((all, row) => all + row[of], 0);
    expect(set).toMatchObject({
      pieces: 2,
      total: sum('final'),
      listTotal: sum('list'),
      saving: sum('list') - sum('final'),
      available: false,
    });
  });

  test('nobody’s set, and one of which nothing is sold any more, are not found', async () => {
    expect((await read(999)).status).toBe(404);
    expect((await read('x')).status).toBe(400);
    await database.orm.update(furnitureDecors).set({ productIds: [3] });
    expect((await read(1)).status).toBe(404);
  });
});
