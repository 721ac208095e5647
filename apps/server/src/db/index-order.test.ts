import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.ts';

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
