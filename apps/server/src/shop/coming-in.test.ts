import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** Twelve products of 40 × 40 × 30 cm, of which three are made what the door of 80 cm tells apart. */
describe.each(databaseKinds)('what comes into a home, on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    const [first] = await database.orm.select().from(products).where(eq(products.id, 1));
    if (first === undefined) throw new Error('no product');
    const { shipping } = first;
    const made = (id: number, change: Partial<typeof products.$inferInsert>) =>
      database.orm.update(products).set(change).where(eq(products.id, id));
    const sofa = { widthMm: 2200, depthMm: 950, heightMm: 840 };
    // Out by four centimetres; in once its legs are off; measured by its packing alone; not measured at all.
    await made(1, sofa);
    await made(2, { ...sofa, shipping: { ...shipping, removableLegs: 120 } });
    await made(3, { shipping: { ...shipping, packingSize: '230 × 90 × 88 cm' } });
    await made(4, { widthMm: 0 });
    server = await testApp(database);
  });
  afterAll(() => server.close());

  const get = async (path: string) => {
    const answer = await server.app.inject({ url: `/mall/api/public/product/${path}` });
    return { status: answer.statusCode, body: answer.json() };
  };
  const list = async (query: string) => (await get(`product-list${query}`)).body;
  const ids = (found: { products: { id: number }[] }) => found.products.map(({ id }) => id);

  test('lists, counts and pages what fits, and nothing else', async () => {
    const found = await list('?wayIn=door-80x210&limit=5');
    expect(found.meta).toMatchObject({ total: 9, totalPages: 2 });
    expect(ids(found)).toEqual([2, 5, 6, 7, 8]);
    expect(ids(await list('?wayIn=door-80x210&limit=5&page=2'))).toEqual([9, 10, 11, 12]);
    const brands: { count: number }[] = found.facets.brands;
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(9);
    // A wider door lets everything in that has measures, and the other list is not forgotten.
    expect((await list('?wayIn=door-100x210')).meta.total).toBe(11);
    expect((await list('?wayIn=door-80x210')).meta.total).toBe(9);
    expect((await list('')).meta.total).toBe(12);
  });

  test.each(['price-asc', 'newest', 'rating'])('in the order of %s', async (sort) => {
    const all = ids(await list(`?sort=${sort}`));
    const fitting = ids(await list(`?sort=${sort}&wayIn=door-80x210`));
    expect(fitting).toEqual(all.filter((id) => ![1, 3, 4].includes(id)));
  });

  test('a search keeps to it', async () => {
    const named = await list('?q=may');
    expect(named.meta.total).toBeGreaterThan(0);
    const fitting = await list('?q=may&wayIn=door-80x210');
    expect(ids(fitting)).toEqual(ids(named).filter((id) => ![1, 3, 4].includes(id)));
    expect(fitting.meta.total).toBe(ids(fitting).length);
    expect(ids(await list('?q=may&sort=price-asc&wayIn=door-80x210')).toSorted()).toEqual(
      ids(fitting).toSorted(),
    );
  });

  test.each(['door-80', 'door-1000x210', 'gate-80x210', 'corner-90x90x250', 'door-30x210', ''])(
    'measures that cannot be are an error: %s',
    async (code) => {
      expect((await get(`product-list?wayIn=${code}`)).status).toBe(400);
    },
  );

  test('a product says which legs come off', async () => {
    const found = await Promise.all([get('detail/1'), get('detail/2')]);
    expect(found.map(({ body }) => body.shipping.removableLegs)).toEqual([null, 120]);
  });
});
