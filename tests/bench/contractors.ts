import type { Database } from '@hien/server/database';
import { countKnownCosts } from '@hien/server/testing';
import { growth } from './lib/growth.ts';
import type { Measure } from './lib/table.ts';

const city = encodeURIComponent('Thành phố Hồ Chí Minh');

const READS = {
  'the whole country': '/app/contractor/list?limit=12',
  'page 40': '/app/contractor/list?limit=12&page=40',
  'a city': `/app/contractor/list?limit=12&city=${city}`,
  'a city, narrowed': `/app/contractor/list?limit=12&city=${city}&service=renovation&area=68&verified=true`,
  'best rated': '/app/contractor/list?limit=12&sort=rating',
  // One card, as many as the small directory finds: 77 begins a hundred other names of the large one.
  'a company by its name': '/app/contractor/list?limit=1&q=hien%20an%2077',
  'words that a tenth share': '/app/contractor/list?limit=12&q=hien%20an',
  'a district': `/app/contractor/list?limit=12&city=${city}&district=${encodeURIComponent('Bình Thạnh')}`,
  'a district that a fifth share': `/app/contractor/list?limit=12&city=${city}&district=${encodeURIComponent('Thủ Đức')}`,
  'what a square metre cost': costTruth,
} as const;

const cities = [
  'Thành phố Hồ Chí Minh',
  'Hà Nội',
  'Đà Nẵng',
  'Cần Thơ',
  'Hải Phòng',
  'Huế',
  'Đồng Nai',
  'Lâm Đồng',
];
const styles = ['modern', 'scandinavian', 'luxury', 'industrial', 'other'];
const houses = ['1-bedroom', '2-bedroom', '3-bedroom', 'villa', 'penthouse'];

/** Another choice of filters each time, as many as there are tries. */
function costTruth(nth: number): string {
  const query = new URLSearchParams({
    city: cities[nth % cities.length] ?? '',
    style: styles[Math.trunc(nth / cities.length) % styles.length] ?? '',
    house_type: houses[Math.trunc(nth / (cities.length * styles.length)) % houses.length] ?? '',
  });
  return `/app/contractor/cost-truth?${query.toString()}`;
}

/** How the directory slows down as it grows from a thousand companies to a hundred thousand (PostgreSQL). */
export async function contractors(): Promise<Measure[]> {
  const counting: Measure[] = [];
  const reading = await growth({
    // What was just filled in is not tidied up beside what is measured.
    settings: { shared_buffers: '512MB', autovacuum: 'off' },
    sizes: [1_000, 100_000],
    things: 'companies',
    async fill(database, size) {
      await companies(database, size);
      await reviews(database, size * reviewsEach);
      await database.rows({ text: 'vacuum (analyze) contractors' }, []);
      await database.rows({ text: 'vacuum (analyze) construction_reviews' }, []);
      await database.rows({ text: 'checkpoint' }, []);
      const started = performance.now();
      await countKnownCosts(database.orm, Date.now());
      counting.push({
        name: `all costs counted by the round of time, ${(size * reviewsEach).toLocaleString('en')} reviews`,
        value: performance.now() - started,
        unit: 'ms',
      });
    },
    reads: READS,
    // Five passes warm up often enough for each connection to have seen each statement.
    tries: { warm: 20, counted: 100 },
  });
  return [...reading, ...counting];
}

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

/** As many as a company of the sample has. */
const reviewsEach = 10;

/** The seed's reviews again and again, each of a home and with a cost of its own, until there are so many. */
async function reviews(database: Database, size: number): Promise<void> {
  const [row] = await database.rows<{ columns: string }>(
    {
      text: `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
        from information_schema.columns where table_name = 'construction_reviews'
        and column_name not in ('id', 'user_id', 'home', 'request_key', 'cost_from', 'cost_to')`,
    },
    [],
  );
  const columns = row?.columns ?? '';
  await database.rows(
    {
      text: `with sample as (select * from construction_reviews where id <= 500 order by id),
          have as (select count(*)::int as total from construction_reviews)
        insert into construction_reviews (home, cost_from, cost_to, ${columns})
        select home || ' ' || n, (cost_from * (1 + (n % 40) / 100.0))::bigint, (cost_to * (1 + (n % 40) / 100.0))::bigint, ${columns}
        from sample, have, generate_series(have.total / 500 + 1, $1::int / 500) copies(n)`,
    },
    [size],
  );
}
