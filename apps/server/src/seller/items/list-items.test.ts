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
    const { orm } = database;
    const [first] = await orm.select().from(products).limit(1);
    if (first === undefined) throw new Error('the shop sells nothing');
    for (let from = 0; from < 5000; from += 250)
      await orm.insert(products).values(
        Array.from({ length: 250 }, (_, at) => ({
          ...first,
          id: 100_000 + from + at,
          sku: `B${from + at}`,
          // In no order.
          name: { ...first.name, vi: `Ghế ${((from + at) * 3571) % 5000}` },
        })),
      );
    await database.rows({ text: 'vacuum (analyze) products' }, []);
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
