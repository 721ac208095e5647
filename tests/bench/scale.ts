import { tmpdir } from 'node:os';
import { systemClock } from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { openDatabase } from '@hien/server/database';
import { seed, seedManyProducts } from '@hien/server/seed';
import { p95, startGrowing } from './lib/growth.ts';
import type { Measure } from './lib/table.ts';

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number);
const TRIES = 60;

const READS = {
  'first page': '/mall/api/public/product/product-list?limit=24',
  'page 40, by price': '/mall/api/public/product/product-list?limit=24&page=40&sort=price-asc',
  'one category, in stock':
    '/mall/api/public/product/product-list?limit=24&category=6&inStock=true',
  'search without accents': '/mall/api/public/product/product-list?limit=24&q=den%20tran',
} as const;

/** How a page of the shop slows down as the table grows from a thousand products to a million (PostgreSQL). */
export async function scale(): Promise<Measure[]> {
  const server = await startGrowing({
    shared_buffers: '1GB',
    maintenance_work_mem: '512MB',
  });
  const database = await openDatabase({ url: server.url, statementTimeoutMs: 0 });
  const measures: Measure[] = [];
  const first: Record<string, number> = {};
  try {
    await database.migrate();
    await seed(database, systemClock);
    for (const size of SIZES) {
      await seedManyProducts(database, size);
      // As autovacuum leaves a table a minute after a load; while it works it would disturb the measuring.
      await database.rows({ text: 'vacuum (analyze) products, product_options' }, []);
      await database.rows({ text: 'checkpoint' }, []);
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
          if (at >= 10) times.push(performance.now() - started);
        }
        const time = p95(times);
        first[name] ??= time;
        measures.push({
          name: `${name}, ${size.toLocaleString('en')} products, p95`,
          value: time,
          unit: 'ms',
        });
        if (size === SIZES.at(-1)) {
          measures.push({
            name: `${name}, last over first`,
            value: time / (first[name] || 1),
            unit: '×',
            target: { atMost: 1.5 },
          });
        }
      }
      await app.close();
    }
  } finally {
    await database.close();
    await server.stop();
  }
  return measures;
}
