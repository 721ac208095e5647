import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/shop.ts';
import { sampleIds } from './write-rows.ts';

/** Rows of one statement. */
const batch = 20_000;

/** What differs between a copy and its sample; every other column is copied. `n` counts the copies. */
const changed: Readonly<Record<string, string>> = {
  sku: `'HM-' || n`,
  slug: `s.slug || '-' || n`,
  name: `jsonb_build_object('vi', (s.name->>'vi') || ' · lô ' || n, 'en', (s.name->>'en') || ' · batch ' || n, 'ko', (s.name->>'ko') || ' · ' || n || '차')`,
  price: 's.price + (n % 400) * 1000',
  final_price: `coalesce((s.usual->>'finalPrice')::int, s.final_price) + (n % 400) * 1000`,
  discount_percent: `((s.price - coalesce((s.usual->>'finalPrice')::int, s.final_price))::bigint * 100 / (s.price + (n % 400) * 1000))::smallint`,
  // A copy is in no promotion.
  usual: 'null',
  price_due: 'null',
  // A million long texts would fill the disk and say nothing about lists and searches.
  description: 's.summary',
  hover: 'null',
  option_count: '1',
  sold_count: '(s.sold_count + n * 7) % 61',
  popularity: '(s.popularity * 31 + n * 17) % 400',
  published_at: `s.published_at - (n % 700) * interval '1 day'`,
  search: `s.search || array_to_tsvector(array['lo', n::text])`,
};

/** From here on, indexes are built once at the end instead of row by row. */
const rebuildFrom = 20_000;

/**
 * Multiplies the sample until the shop holds `total` products, by SQL alone. For measuring how lists and
 * searches grow; each copy has one option and its sample's cover.
 */
export async function seedManyProducts(database: Database, total: number): Promise<void> {
  const [size] = await database.rows<{ have: number; copies: number }>(
    {
      text: `select count(*)::int as have, count(*) filter (where id > ${sampleIds})::int as copies from products`,
    },
    [],
  );
  const wanted = Math.max(0, total - (size?.have ?? 0));
  const first = (size?.copies ?? 0) + 1;
  const indexes = wanted < rebuildFrom ? [] : await plainIndexes(database);
  await database.orm.transaction(async (orm) => {
    await orm.execute(sql`set local statement_timeout = 0`);
    for (const { name } of indexes) await orm.execute(sql`drop index ${sql.identifier(name)}`);
    for (let from = first; from < first + wanted; from += batch) {
      await orm.execute(sql.raw(copySql(from, Math.min(first + wanted, from + batch) - 1)));
    }
    for (const { definition } of indexes) await orm.execute(sql.raw(definition));
    await orm.execute(sql`analyze products`);
  });
}

/** The indexes of the copied tables that hold no constraint, with the statements that make them. */
function plainIndexes(database: Database): Promise<{ name: string; definition: string }[]> {
  return database.rows(
    {
      text: `select indexname as name, indexdef as definition from pg_indexes
        where schemaname = 'public' and tablename in ('products', 'product_options') and indexname not in (select conname from pg_constraint)`,
    },
    [],
  );
}

function copySql(from: number, to: number): string {
  const columns = Object.values(getTableColumns(products))
    .filter(({ generated }) => generated === undefined)
    .map((column) => column.name)
    .filter((name) => name !== 'id');
  const values = columns.map((name) => changed[name] ?? `s."${name}"`);
  return `with sample as (select *, row_number() over (order by id) - 1 as place, count(*) over () as size from products where id <= ${sampleIds}),
    copies as (
      insert into products (${columns.map((name) => `"${name}"`).join(', ')})
      select ${values.join(', ')} from generate_series(${from}, ${to}) as n join sample s on s.place = n % s.size
      returning id, sku, stock
    )
    insert into product_options (product_id, sku, name, stock)
    select id, sku || '-1', '{"vi":"Tiêu chuẩn","en":"Standard","ko":"기본"}'::jsonb, stock from copies`;
}
