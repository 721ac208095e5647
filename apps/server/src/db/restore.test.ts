import { systemClock } from '@hien/domain';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { brokenBooks } from '../testing/books.ts';
import { buy } from '../testing/bought.ts';
import { databaseKinds, emptyPostgresUrl } from '../testing/databases.ts';
import { seedMarketplace } from '../testing/marketplace.ts';
import { paymentsAt } from '../testing/payments.ts';
import { postgresBin } from '../testing/postgres-server.ts';
import { Shopper } from '../testing/shopper.ts';
import { testApp } from '../testing/test-app.ts';
import { type Database, openDatabase } from './database.ts';

const run = promisify(execFile);
const stock = 1_000;

/** How many rows each of our tables has. */
async function rowCounts(database: Database): Promise<Record<string, number>> {
  const tables = await database.rows<{ name: string }>(
    { text: `select tablename as name from pg_tables where schemaname = 'public' order by 1` },
    [],
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.rows<{ count: number }>(
      { text: `select count(*)::int as count from "${name}"` },
      [],
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

const opened = (url: string): Promise<Database> => openDatabase({ url, connections: 4 });

async function shopOf(database: Database) {
  const server = await testApp(database, {
    clock: systemClock,
    payments: paymentsAt('http://127.0.0.1:9'),
  });
  return { server, shop: new Shopper(await server.app.listen({ port: 0, host: '127.0.0.1' })) };
}

// The commands of docs/how-to/run-for-real.md, as somebody types them after a loss.
test.runIf(databaseKinds.includes('postgres'))(
  'a dump restored into an empty database is the same shop, and goes on selling',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hien-dump-'));
    const file = join(folder, 'hien.dump');
    const program = (name: string): string => join(postgresBin() ?? '', name);
    const [from, to] = [await emptyPostgresUrl(), await emptyPostgresUrl()];

    const before = await opened(from);
    await before.migrate();
    const market = await seedMarketplace(before, { buyers: 2, stock, at: systemClock.now() });
    const [first, second] = market.buyers;
    if (!first || !second) throw new Error('no buyers');
    const lost = await shopOf(before);
    const bought = await buy(lost.shop, before, first);
    await run(program('pg_dump'), ['--format=custom', `--file=${file}`, from]);
    const kept = await rowCounts(before);
    await lost.server.close();

    await run(program('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${to}`, file]);
    const after = await opened(to);
    // What a process does when it starts: nothing is left to migrate.
    await after.migrate();
    expect(await rowCounts(after)).toEqual(kept);
    expect(await brokenBooks(after, stock)).toEqual([]);
    const { server, shop } = await shopOf(after);
    // The session is in the dump too, and a new order takes the next numbers.
    const { body: again } = await shop.read(first.token, bought.orderId);
    expect(again).toEqual(bought.order);
    const next = await buy(shop, after, second);
    expect(next.orderId).toBeGreaterThan(bought.orderId);
    expect(await brokenBooks(after, stock)).toEqual([]);
    await server.close();
    rmSync(folder, { recursive: true });
  },
);
