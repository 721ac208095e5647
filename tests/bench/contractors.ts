import type { Database } from '@hien/server/database';
import { growth } from './lib/growth.ts';
import type { Measure } from './lib/table.ts';

const city = encodeURIComponent('Thành phố Hồ Chí Minh');

const READS = {
  'the whole country': '/app/contractor/list?limit=12',
  'page 40': '/app/contractor/list?limit=12&page=40',
  'a city': `/app/contractor/list?limit=12&city=${city}`,
  'a city, narrowed': `/app/contractor/list?limit=12&city=${city}&service=renovation&area=68&verified=true`,
  'best rated': '/app/contractor/list?limit=12&sort=rating',
  'a company by its name': '/app/contractor/list?limit=12&q=hien%20an%2077',
  'words that a tenth share': '/app/contractor/list?limit=12&q=hien%20an',
  'a district': `/app/contractor/list?limit=12&city=${city}&district=${encodeURIComponent('Bình Thạnh')}`,
} as const;

/** How the directory slows down as it grows from a thousand companies to a hundred thousand (PostgreSQL). */
export const contractors = (): Promise<Measure[]> =>
  growth({
    settings: { shared_buffers: '512MB' },
    sizes: [1_000, 100_000],
    things: 'companies',
    async fill(database, size) {
      await companies(database, size);
      await database.rows({ text: 'vacuum (analyze) contractors' }, []);
    },
    reads: READS,
    // Enough for each connection to have seen each statement.
    tries: { warm: 40, counted: 100 },
  });

/** The seed's companies again and again, each with a name and a score of its own, until there are so many. */
async function companies(database: Database, size: number): Promise<void> {
  const [row] = await database.rows<{ columns: string }>(
    {
      text: `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
        from information_schema.columns where table_name = 'contractors'
        and column_name not in ('id', 'slug', 'company_name', 'score', 'rating', 'search')`,
    },
    [],
  );
  const columns = row?.columns ?? '';
  await database.rows(
    {
      text: `insert into contractors (slug, company_name, score, rating, search, ${columns})
        select slug || '-' || n, company_name || ' ' || n, (hashint4(n) & 1023) % 1000,
          1 + ((hashint4(n * 7) & 1023) % 41) / 10.0,
          (search::text || ' ''=' || n || ''' ''' || n || '''')::tsvector, ${columns}
        from contractors, generate_series(
          (select count(*)::int from contractors) / 10 + 1, $1 / 10) n
        where id <= 10 and approval = 'approved'`,
    },
    [size],
  );
}
