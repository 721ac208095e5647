import { postgresBin, startPostgres } from '@hien/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attack, fill } from './hostile.ts';
import { type SoakedServer, startSoaked } from './server.ts';

/** The process may not outgrow it: a leak ends it instead of being called a cache. */
const heapMegabytes = 512;
const callers = 8;
const everyMs = 30_000;
/** What may come on top between the second third and the last: caches that still fill, nothing that grows. */
const allowed = { heap: 24, rss: 96 };

type Sample = { readonly seconds: number; readonly rss: number; readonly heap: number };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Attacks a server of its own for so long, prints its memory, and answers whether it stayed bounded. */
export async function soak(minutes: number): Promise<boolean> {
  const bin = postgresBin();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'hien-soak-'));
  const postgres = await startPostgres(bin);
  let server: SoakedServer | null = null;
  try {
    server = await startSoaked(postgres.url, folder, heapMegabytes);
    const fresh = await server.memory();
    console.log(`fresh: RSS ${fresh.rss} MB, heap ${fresh.heap} MB`);
    // 400 pages are kept.
    const filled = await fill(server.url, 450, 1000);
    const full = await server.memory();
    console.log(`after ${filled} pages and lists: RSS ${full.rss} MB, heap ${full.heap} MB`);
    const over = new AbortController();
    const tally = attack(server.url, callers, over.signal);
    const started = performance.now();
    const samples: Sample[] = [];
    while (performance.now() - started < minutes * 60_000) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      const seconds = Math.round((performance.now() - started) / 1000);
      const sample = { seconds, ...(await server.memory()) };
      samples.push(sample);
      const asked = Object.values(tally.sent).reduce((sum, count) => sum + count, 0);
      console.log(`${seconds} s: RSS ${sample.rss} MB, heap ${sample.heap} MB, ${asked} requests`);
    }
    over.abort();
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    const rested = await server.memory();
    console.log(`15 s after: RSS ${rested.rss} MB, heap ${rested.heap} MB`);
    console.log(tally.sent, tally.answers);
    const third = Math.floor(samples.length / 3);
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)];
    const grown = (of: 'rss' | 'heap'): number =>
      mean(last.map((sample) => sample[of])) - mean(middle.map((sample) => sample[of]));
    console.log(
      `from the second third to the last: heap ${grown('heap').toFixed(1)} MB, RSS ${grown('rss').toFixed(1)} MB`,
    );
    return (
      grown('heap') <= allowed.heap &&
      grown('rss') <= allowed.rss &&
      (tally.answers['5xx'] ?? 0) === 0
    );
  } finally {
    await server?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
