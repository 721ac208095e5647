import type { PGlite } from '@electric-sql/pglite';
import { fixedClock, type Instant } from '@hien/domain';
import { existsSync, openAsBlob, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { type Database, openDatabase } from '../db/database.ts';
import { writeAtomically } from '../media/write-atomically.ts';
import { seed } from '../seed/index.ts';
import { type DatabaseKind, freshDatabase, postgresCopyOf, startsFirst } from './databases.ts';
import { testNow } from './fixture-values.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';
import { runFolder } from './run-folder.ts';

export type PlantedSample = { readonly database: Database; readonly store: MemoryStore };

/**
 * The sample in a database of its own, as it is planted at an instant, and the files that came with it. It is planted once a run
 * and copied for whoever asks later: planting takes ten seconds, a copy one.
 */
export async function plantedSample(
  kind: DatabaseKind,
  at: Instant = testNow,
): Promise<PlantedSample> {
  const place = join(runFolder(), `sample-${kind}-${at}`);
  await once(place, async () => {
    const planted = await plant(kind, at);
    await writeAtomically(`${place}.database`, planted.database);
    await writeAtomically(place, serialize(planted.files));
  });
  return {
    database: await copyOf(kind, `${place}.database`),
    store: memoryStore(deserialize(await readFile(place)) as Map<string, Buffer>),
  };
}

/** Makes a file unless it is there; the files of a run that want it meanwhile wait, and make it when the first one could not. */
async function once(place: string, make: () => Promise<void>): Promise<void> {
  while (!existsSync(place)) {
    const starting = `${place}.starting`;
    if (!startsFirst(starting)) await pause(100);
    else if (!existsSync(place)) await make().finally(() => rmSync(starting));
  }
}

async function plant(kind: DatabaseKind, at: Instant) {
  const store = memoryStore();
  const database = await freshDatabase(kind);
  await seed(database, fixedClock(at), store);
  const kept = kind === 'pglite' ? await filesOf(database) : await nameOf(database);
  await database.close();
  return { database: kept, files: store.files };
}

async function filesOf({ orm }: Database): Promise<Uint8Array> {
  const { $client } = orm as unknown as { readonly $client: PGlite };
  return new Uint8Array(await (await $client.dumpDataDir('none')).arrayBuffer());
}

async function nameOf(database: Database): Promise<Uint8Array> {
  // As the server would do by itself a minute later: plans are those of a database that is used.
  await database.rows({ text: 'analyze' }, []);
  const [row] = await database.rows<{ name: string }>(
    { text: 'select current_database() as name' },
    [],
  );
  return Buffer.from(row?.name ?? '');
}

async function copyOf(kind: DatabaseKind, place: string): Promise<Database> {
  if (kind === 'pglite') return openDatabase({ folder: null, template: await openAsBlob(place) });
  const url = await postgresCopyOf(await readFile(place, 'utf8'));
  return openDatabase({ url, connections: 4 });
}
