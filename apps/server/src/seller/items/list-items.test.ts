import { itemTabs } from '@hien/domain';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { seedMarketplace } from '../../testing/marketplace.ts';
import { saleSql, underTab } from './item-rows.ts';

const statuses = ['on_sale', 'sold_out', 'waiting', 'scheduled', 'rejected', 'draft'] as const;

test('each item stands under the one tab that its sale says', async () => {
  const database = await freshDatabase('pglite');
  await seedMarketplace(database, { buyers: 1, stock: 1 });
  const { orm } = database;
  for (const status of statuses)
    for (const editAsked of [false, true])
      for (const stock of [0, 3]) {
        await orm.update(products).set({ status, editAsked, stock });
        const [found] = await orm.select({ tab: saleSql }).from(products).limit(1);
        const under = await Promise.all(
          itemTabs.map((tab) => orm.select().from(products).where(underTab[tab]).limit(1)),
        );
        const tabs = itemTabs.filter((_, index) => (under[index] ?? []).length > 0);
        expect([status, editAsked, stock, tabs]).toEqual([status, editAsked, stock, [found?.tab]]);
      }
  await database.close();
});

test.runIf(databaseKinds.includes('postgres'))(
  'what is on sale by name is walked in the index of names, not sorted',
  async () => {
    const database = await freshDatabase('postgres');
    await seedMarketplace(database, { buyers: 1, stock: 5 });
    await database.rows(
      {
        text: `insert into products select (jsonb_populate_record(s, jsonb_build_object('id', 100000 + n, 'sku', 'B' || n,
          'name', jsonb_build_object('vi', 'Ghế ' || md5(n::text))))).*
          from products s, generate_series(1, 5000) n where s.id = (select min(id) from products)`,
      },
      [],
    );
    await database.rows({ text: 'vacuum (analyze) products' }, []);
    const { orm } = database;
    const [shop] = await orm.select({ id: products.sellerId }).from(products).limit(1);
    const asked = orm
      .select({ id: products.id })
      .from(products)
      .where(
        and(eq(products.sellerId, shop?.id ?? 0), isNull(products.deletedAt), underTab.on_sale),
      )
      .orderBy(asc(sql`${products.name}->>'vi'`), desc(products.id))
      .limit(20);
    const plan = JSON.stringify(await orm.execute(sql`explain ${asked}`));
    await database.close();
    expect(plan).toContain('products_of_shop_name');
    expect(plan).not.toContain('Sort');
  },
);
