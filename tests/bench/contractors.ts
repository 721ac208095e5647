import { tmpdir } from 'node:os';
import { systemClock } from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { type Database, openDatabase } from '@hien/server/database';
import { seed } from '@hien/server/seed';
import { p95, startGrowing } from './lib/growth.ts';
import type { Measure } from './lib/table.ts';

const SIZES = [1_000, 100_000];
/** The first forty warm up each connection. */
const TRIES = 140;
const city = encodeURIComponent('Thành phố Hồ Chí Minh');

const READS = {
  'the whole country': '/app/contractor/list?limit=12',
  'page 40': '/app/contractor/list?limit=12&page=40',
  'a city': `/app/contractor/list?limit=12&city=${city}`,
  'a city, narrowed': `/app/contractor/list?limit=12&city=${city}&service=renovation&area=68&verified=true`,
  'best rated': '/app/contractor/list?limit=12&sort=rating',
  'a company by its name': '/app/contractor/list?limit=12&q=hien%20an%20777',
} as const;

/** How the directory slows down as it grows from a thousand companies to a hundred thousand (PostgreSQL). */
export async function contractors(): Promise<Measure[]> {
  const server = await startGrowing({ shared_buffers: '512MB' });
  const database = await openDatabase({ url: server.url, statementTimeoutMs: 0 });
  const measures: Measure[] = [];
  const first: Record<string, number> = {};
  try {
    await database.migrate();
    await seed(database, systemClock);
    for (const size of SIZES) {
      await companies(database, size);
      await database.rows({ text: 'vacuum (analyze) contractors' }, []);
      const app = await buildApp({
        database,
        mediaFolder: tmpdir(),
        picturesFolder: 'packages/pictures/files',
      });
      for (const [name, url] of Object.entries(READS)) {
        const times: number[] = [];
        for (let at = 0; at < TRIES; at += 1) {
          const started = performance.now();
          const answer = await app.inject(url);
          if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
          if (at >= 40) times.push(performance.now() - started);
        }
        const time = p95(times);
        measures.push({
          name: `${name}, ${size.toLocaleString('en')}, p95`,
          value: time,
          unit: 'ms',
        });
        const before = first[name];
        if (before === undefined) first[name] = time;
        else
          measures.push({
            name: `${name}, last over first`,
            value: time / before,
            unit: '×',
            target: { atMost: 1.5 },
          });
      }
      await app.close();
    }
  } finally {
    await database.close();
    await server.stop();
  }
  return measures;
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
