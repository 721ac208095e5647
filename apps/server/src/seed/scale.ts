import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { products } from '../db/schema/shop.ts';
import { sampleIds } from './write-rows.ts';

/** Rows of one statement: small enough for a server that ends statements after some seconds. */
const batch = 10_000;

/** What differs between a copy and its sample; every other column is copied. `n` counts the copies. */
const changed: Readonly<Record<string, string>> = {
  sku: `'HM-' || n`,
  slug: `s.slug || '-' || n`,
  name: `jsonb_build_object('vi', (s.name->>'vi') || ' · lô ' || n, 'en', (s.name->>'en') || ' · batch ' || n, 'ko', (s.name->>'ko') || ' · ' || n || '차')`,
  price: 's.price + (n % 400) * 1000',
  final_price: 's.final_price + (n % 400) * 1000',
  discount_percent: '((s.price - s.final_price)::bigint * 100 / (s.price + (n % 400) * 1000))::smallint',
  option_count: '1',
  sold_count: '(s.sold_count + n * 7) % 61',
  popularity: '(s.popularity * 31 + n * 17) % 400',
  published_at: `s.published_at - (n % 700) * interval '1 day'`,
  search: `(s.search::text || ' ''lo'' ''' || n || '''')::tsvector`,
};

/**
 * Multiplies the sample until the shop holds `total` products, by SQL alone. For measuring how lists and
 * searches grow; each copy has one option and its sample's cover.
 */
export async function seedManyProducts(database: Database, total: number): Promise<void> {
  const [size] = await database.rows<{ have: number; copies: number }>(
    { text: `select count(*)::int as have, count(*) filter (where id > ${sampleIds})::int as copies from products` },
    [],
  );
  if (size === undefined) return;
  const columns = Object.values(getTableColumns(products)).map((column) => column.name).filter((name) => name !== 'id');
  const values = columns.map((name) => changed[name] ?? `s."${name}"`);
  const last = size.copies + Math.max(0, total - size.have);
  for (let from = size.copies + 1; from <= last; from += batch) {
    const to = Math.min(last, from + batch - 1);
    await database.rows(
      {
        text: `with sample as (select *, row_number() over (order by id) - 1 as place, count(*) over () as size from products where id <= ${sampleIds}),
          copies as (
            insert into products (${columns.map((name) => `"${name}"`).join(', ')})
            select ${values.join(', ')} from generate_series($1::int, $2::int) as n join sample s on s.place = n % s.size
            returning id, sku, stock
          )
          insert into product_options (product_id, sku, name, stock)
          select id, sku || '-1', '{"vi":"Tiêu chuẩn","en":"Standard","ko":"기본"}'::jsonb, stock from copies`,
      },
      [from, to],
    );
  }
  await database.orm.execute(sql`analyze products`);
}
