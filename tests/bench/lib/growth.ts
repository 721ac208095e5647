import { tmpdir } from 'node:os';
import { systemClock } from '@hien/domain';
import { buildApp } from '@hien/server/app';
import { type Database, openDatabase } from '@hien/server/database';
import { seed } from '@hien/server/seed';
import { memoryStore, postgresBin, startPostgres } from '@hien/server/testing';
import type { Measure } from './table.ts';

/** The 95th percentile. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

/** A PostgreSQL of its own, since the embedded database has no table of a million rows. */
export function startGrowing(settings: Readonly<Record<string, string>>) {
  const bin = postgresBin();
  if (bin === null)
    throw new Error(
      'Growth is measured on PostgreSQL: install it first (pnpm run doctor says how).',
    );
  return startPostgres(bin, { work_mem: '64MB', fsync: 'off', max_wal_size: '4GB', ...settings });
}

type Growing = {
  /** Of PostgreSQL. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sizes: readonly number[];
  /** What there are so many of. */
  readonly things: string;
  readonly fill: (database: Database, size: number) => Promise<void>;
  /** Addresses by what they read; of what is kept for a while another one each time, so that each is read anew. */
  readonly reads: Readonly<Record<string, string | ((nth: number) => string)>>;
  /** Of each address: those that warm up, and those that count. */
  readonly tries: { readonly warm: number; readonly counted: number };
};

/** How reading slows down as a table of the seed grows: the 95th percentile at each size, and the last over the first. */
export async function growth({
  settings,
  sizes,
  things,
  fill,
  reads,
  tries,
}: Growing): Promise<Measure[]> {
  const server = await startGrowing(settings);
  const database = await openDatabase({ url: server.url, statementTimeoutMs: 0 });
  const measures: Measure[] = [];
  const first: Record<string, number> = {};
  try {
    await database.migrate();
    await seed(database, systemClock, memoryStore());
    for (const size of sizes) {
      await fill(database, size);
      const app = await buildApp({
        database,
        mediaFolder: tmpdir(),
        picturesFolder: 'packages/pictures/files',
      });
      for (const [name, url] of Object.entries(reads)) {
        const times: number[] = [];
        for (let at = 0; at < tries.warm + tries.counted; at += 1) {
          const address = typeof url === 'string' ? url : url(at);
          const started = performance.now();
          const answer = await app.inject(address);
          if (answer.statusCode !== 200)
            throw new Error(`${address} answered ${answer.statusCode}`);
          if (at >= tries.warm) times.push(performance.now() - started);
        }
        const time = p95(times);
        first[name] ??= time;
        measures.push({
          name: `${name}, ${size.toLocaleString('en')} ${things}, p95`,
          value: time,
          unit: 'ms',
        });
        if (size === sizes.at(-1))
          measures.push({
            name: `${name}, last over first`,
            value: time / (first[name] || 1),
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
