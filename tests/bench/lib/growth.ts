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

/** The middle of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.trunc(figures.length / 2)] ?? 0;
}

type Growing = {
  /** Of PostgreSQL. */
  readonly settings: Readonly<Record<string, string>>;
  readonly sizes: readonly number[];
  /** What there are so many of. */
  readonly things: string;
  readonly fill: (database: Database, size: number) => Promise<void>;
  /** Addresses by what they read; of what is kept for a while another one each time, so that each is read anew. */
  readonly reads: Readonly<Record<string, Address>>;
  /** Of each address: those that warm up, and those that count, in each pass. */
  readonly tries: { readonly warm: number; readonly counted: number };
};

type Address = string | ((nth: number) => string);

/** A busy second of the machine falls into one pass and not into the middle of five. */
const PASSES = 5;

/**
 * How reading slows down as a table of the seed grows: the 95th percentile at each size, and the last over the first.
 * Each size has a server of its own and they are asked in turns, so that what slows the machine down slows both.
 */
export async function growth(growing: Growing): Promise<Measure[]> {
  const { sizes, things, reads } = growing;
  const stages: Stage[] = [];
  try {
    for (const size of sizes) stages.push(await startStage(growing, size));
    const measures: Measure[] = [];
    for (const [name, address] of Object.entries(reads)) {
      const times = await inTurns(stages, address, growing.tries);
      const middles = times.map((passes) => median(passes));
      for (const [at, size] of sizes.entries())
        measures.push({
          name: `${name}, ${size.toLocaleString('en')} ${things}, p95`,
          value: middles[at] ?? 0,
          unit: 'ms',
        });
      measures.push({
        name: `${name}, last over first`,
        value: (middles.at(-1) ?? 0) / (middles[0] || 1),
        unit: '×',
        target: { atMost: 1.5 },
      });
    }
    return measures;
  } finally {
    for (const stage of stages) await stage.stop();
  }
}

type Stage = {
  readonly read: (address: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** A server with a database of one size. */
async function startStage({ settings, fill }: Growing, size: number): Promise<Stage> {
  const server = await startGrowing(settings);
  const database = await openDatabase({ url: server.url, statementTimeoutMs: 0 });
  async function stop(): Promise<void> {
    await database.close();
    await server.stop();
  }
  try {
    await database.migrate();
    await seed(database, systemClock, memoryStore());
    await fill(database, size);
    const app = await buildApp({
      database,
      mediaFolder: tmpdir(),
      picturesFolder: 'packages/pictures/files',
    });
    return {
      async read(address) {
        const started = performance.now();
        const answer = await app.inject(address);
        if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
        return performance.now() - started;
      },
      async stop() {
        await app.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The 95th percentile of each pass (ms), by stage. */
async function inTurns(
  stages: readonly Stage[],
  address: Address,
  { warm, counted }: Growing['tries'],
): Promise<number[][]> {
  const times: number[][] = stages.map(() => []);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [at, stage] of stages.entries()) {
      const ofPass: number[] = [];
      for (let nth = 0; nth < warm + counted; nth += 1) {
        const url = typeof address === 'string' ? address : address(pass * (warm + counted) + nth);
        const time = await stage.read(url);
        if (nth >= warm) ofPass.push(time);
      }
      times[at]?.push(p95(ofPass));
    }
  return times;
}
