import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { moneyReturns } from './schema/payments.ts';

test('an index that ends with the newest orders as the lists ask: with drizzle, desc() is not the same in both', async () => {
  const database = await freshDatabase('pglite');
  const indexes = await database.rows<{ name: string; text: string }>(
    {
      text: `select indexname as name, indexdef as text from pg_indexes where schemaname = 'public'`,
    },
    [],
  );
  await database.close();
  expect(indexes.filter(({ text }) => text.includes(' DESC')).length).toBeGreaterThan(20);
  // `order by placed_at desc` puts nulls first; an index that puts them last is read whole and sorted.
  expect(indexes.filter(({ text }) => text.includes('NULLS LAST'))).toEqual([]);
});

test.runIf(databaseKinds.includes('postgres'))(
  'what goes back for a line is found by an index, not by reading every return',
  async () => {
    const database = await freshDatabase('postgres');
    const plan = await database.orm.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const asked = tx.select().from(moneyReturns).where(eq(moneyReturns.orderItemId, 7));
      return tx.execute(sql`explain ${asked}`);
    });
    await database.close();
    expect(JSON.stringify(plan)).toContain('money_returns_item');
  },
);
