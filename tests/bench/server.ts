import autocannon from 'autocannon';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { systemClock } from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { openDatabase, type Database } from '@hien/server/database';
import { seed } from '@hien/server/seed';
import { memoryStore, postgresBin, startPostgres } from '@hien/server/testing';
import { run } from '../../tools/lib/run.ts';
import type { BareStatement } from './lib/bare-sql.ts';
import { withProduct, withProgram } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 10;
const PRODUCTS = 240;

const READS = {
  'by id': {
    path: (id: number) => `/mall/api/public/product/detail/${id}`,
    perPgbench: 0.2,
    perPglite: 0.5,
  },
  list: {
    path: () => '/mall/api/public/product/product-list?limit=20&sort=newest',
    perPgbench: 0.13,
    perPglite: 0.6,
  },
} as const;
type Read = keyof typeof READS;

/** What the product keeps of the answers in memory is not the database's merit: both sides run without it. */
const WITHOUT_CACHE = { CACHE: 'false', REQUESTS_PER_MINUTE: '0' };

interface Recorded {
  text: string;
  values: readonly unknown[];
}

/** The statement that the product itself sends for a read: the raw side of the ratio runs the same one. */
async function statementOf(database: Database, path: string): Promise<Recorded> {
  const sent: Recorded[] = [];
  const listening: Database = {
    ...database,
    rows: (statement, values) => {
      sent.push({ text: statement.text, values });
      return database.rows(statement, values);
    },
  };
  const app = await buildApp({
    database: listening,
    mediaFolder: tmpdir(),
    picturesFolder: 'packages/pictures/files',
  });
  await app.inject(path); // counts and facets are kept from here on; the page itself is asked for anew
  sent.length = 0;
  await app.inject(path);
  await app.close();
  const [statement] = sent.filter(({ text }) => text.includes('products'));
  if (!statement) throw new Error(`${path} asked the database for nothing`);
  return statement;
}

type Served = { rate: number; p99: number };

/** Requests per second and the 99th percentile in milliseconds, ten connections, ids one after the other. */
async function requests(
  url: string,
  read: Read,
  pathOf: (id: number) => string = READS[read].path,
): Promise<Served> {
  const paths = Array.from({ length: PRODUCTS }, (_, at) => ({ path: pathOf(at + 1) }));
  const warm = { url, connections: CONNECTIONS, requests: paths };
  await autocannon({ ...warm, duration: 2 });
  const result = await autocannon({ ...warm, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${read} were not 2xx`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const idAt = (statement: Recorded): number => statement.values.findIndex((value) => value === 1);

/** The same statement on PGlite without the server, as fast as ten callers can. */
async function rawPglite(database: Database, read: Read, statement: Recorded): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let count = 0;
  const caller = async (offset: number) => {
    for (let id = offset; performance.now() < until; id = (id % PRODUCTS) + 1) {
      const values = statement.values.map((value, at) =>
        read === 'by id' && at === idAt(statement) ? id : value,
      );
      await database.rows({ name: `raw-${read}`, text: statement.text }, values);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => caller(at * 20 + 1)));
  return count / SECONDS;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`;
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A ${typeof value} cannot stand in a pgbench script`);
}

/** The same statement through pgbench, prepared, ten clients. */
async function pgbench(bin: string, url: string, read: Read, statement: Recorded): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-pgbench-'));
  const script = join(folder, 'read.sql');
  const id = idAt(statement);
  const text = statement.text.replaceAll(/\$(\d+)/g, (_, number: string) =>
    read === 'by id' && Number(number) - 1 === id
      ? ':id'
      : literal(statement.values[Number(number) - 1]),
  );
  writeFileSync(script, `\\set id random(1, ${PRODUCTS})\n${text.replaceAll('\n', ' ')};\n`);
  const { code, output } = await run(join(bin, 'pgbench'), [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    script,
    url,
  ]);
  rmSync(folder, { recursive: true });
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (code !== 0 || !rate) throw new Error(`pgbench failed:\n${output}`);
  return Number(rate);
}

/** The same statement behind a fastify that does nothing else. */
async function bare(database: string, read: Read, statement: Recorded): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-bare-'));
  const file = join(folder, 'statement');
  const id = read === 'by id' ? idAt(statement) : -1;
  writeFileSync(file, serialize({ ...statement, id } satisfies BareStatement));
  try {
    return await withProgram(
      new URL('./lib/bare-sql.ts', import.meta.url),
      [file, database, String(CONNECTIONS)],
      (url) => requests(url, read, (at) => `/${at}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPglite(): Promise<Measure[]> {
  const database = await openDatabase({ folder: null });
  await database.migrate();
  await seed(database, systemClock, memoryStore());
  const measures: Measure[] = [];
  for (const read of Object.keys(READS) as Read[]) {
    const raw = await rawPglite(database, read, await statementOf(database, READS[read].path(1)));
    const served = await withProduct((url) => requests(url, read), WITHOUT_CACHE);
    measures.push(
      { name: `PGlite, ${read}, raw`, value: raw, unit: '1/s' },
      { name: `PGlite, ${read}, served`, value: served.rate, unit: '1/s' },
      { name: `PGlite, ${read}, p99`, value: served.p99, unit: 'ms' },
      {
        name: `PGlite, ${read}, served over raw`,
        value: served.rate / raw,
        unit: '×',
        target: { atLeast: READS[read].perPglite },
      },
    );
  }
  await database.close();
  return measures;
}

async function onPostgres(bin: string): Promise<Measure[]> {
  const server = await startPostgres(bin, { shared_buffers: '256MB', max_connections: '50' });
  const measures: Measure[] = [];
  try {
    await withProduct(
      async (url) => {
        const database = await openDatabase({ url: server.url, connections: 1 });
        for (const read of Object.keys(READS) as Read[]) {
          const statement = await statementOf(database, READS[read].path(1));
          const raw = await pgbench(bin, server.url, read, statement);
          const least = await bare(server.url, read, statement);
          const served = await requests(url, read);
          measures.push(
            { name: `PostgreSQL, ${read}, pgbench`, value: raw, unit: '1/s' },
            { name: `PostgreSQL, ${read}, served`, value: served.rate, unit: '1/s' },
            { name: `PostgreSQL, ${read}, p99`, value: served.p99, unit: 'ms' },
            {
              name: `PostgreSQL, ${read}, p99 over a bare fastify with pg`,
              value: served.p99 / least.p99,
              unit: '×',
              target: { atMost: 3 },
            },
            {
              name: `PostgreSQL, ${read}, served over pgbench`,
              value: served.rate / raw,
              unit: '×',
              target: { atLeast: READS[read].perPgbench },
            },
          );
        }
        await database.close();
      },
      { ...WITHOUT_CACHE, DATABASE_URL: server.url },
    );
  } finally {
    await server.stop();
  }
  return measures;
}

/** A product by id and a page of products, next to the same SQL without the server, in one run. */
export async function server(): Promise<Measure[]> {
  const embedded = await onPglite();
  const bin = postgresBin();
  return bin === null ? embedded : [...embedded, ...(await onPostgres(bin))];
}
