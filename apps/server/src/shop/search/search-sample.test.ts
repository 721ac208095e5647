import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { searchRanks } from '../../db/search-vector.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { noFilter } from './product-filter.ts';
import { rankedIds } from './product-search.ts';
import { sampleMatches } from './search-sample.ts';

describe.each(databaseKinds)('search in a large catalogue on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    await plant(database);
    // 3,000 copies of a ceiling lamp and of a table, and one thing of its own kind among the least popular.
    await database.rows(
      {
        text: `insert into products (seller_id, brand_id, category_id, sku, slug, name, summary, description, material, measurement, handling,
            price, final_price, stock, option_count, width_mm, depth_mm, height_mm, weight_grams, producer, country, after_sales, shipping,
            returns, style, rooms, cover, popularity, search)
          select seller_id, brand_id, category_id, sku || '-' || n, slug, name, summary, description, material, measurement, handling,
            price, final_price, stock, option_count, width_mm, depth_mm, height_mm, weight_grams, producer, country, after_sales, shipping,
            returns, style, rooms, cover, n, case when n = 1 then '''=chuông'' ''chuong'''::tsvector else search end
          from products, generate_series(1, 3000) n where id in (1, 3)`,
      },
      [],
    );
  });
  afterAll(() => database.close());

  const ranksOf = (text: string) => {
    const ranks = searchRanks(text);
    if (ranks === null) throw new Error('no words');
    return ranks;
  };
  const asLarge = 100_000;

  test.each(['den tran', 'đèn trần', 'ban', 'bàn', 'ban an go'])(
    'a frequent word (%s) is ordered as the database orders it',
    async (text) => {
      const ranks = ranksOf(text);
      const { ordered, complete, scale } = await sampleMatches(database, ranks, asLarge);
      expect([complete, scale]).toEqual([false, 50]);
      const found = await rankedIds(database, ranks, noFilter, { offset: 0, limit: 80 });
      expect(ordered.slice(0, 80).map(({ id }) => id)).toEqual(found);
    },
  );

  test('a rare word is found among the least popular, and all of it', async () => {
    const { ordered, complete } = await sampleMatches(database, ranksOf('chuong'), asLarge);
    expect(complete).toBe(true);
    expect(ordered).toHaveLength(2);
  });

  test('in a small catalogue everything is exact', async () => {
    const { ordered, complete, counted, scale } = await sampleMatches(
      database,
      ranksOf('den'),
      6012,
    );
    expect([complete, scale, counted.length]).toEqual([true, 1, ordered.length]);
  });
});
