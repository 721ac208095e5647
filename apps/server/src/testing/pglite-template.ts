import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrations } from '../db/migrations.ts';

/** The files of a migrated, empty database. */
export async function openPgliteTemplate(): Promise<Uint8Array> {
  const client = await PGlite.create();
  await migrate(drizzle(client), migrations);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}
