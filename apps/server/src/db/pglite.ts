import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, OnStatement, Orm, Row, Statement } from './database.ts';
import { takeLock } from './lock-file.ts';
import { checkDiskSpace, DiskSpaceWatch } from './disk-space.ts';
import { PgliteStatements } from './pglite-statements.ts';
import { migrations } from './migrations.ts';

/** The files of a database cannot be opened as one. */
export class BrokenDatabaseError extends Error {
  override readonly name = 'BrokenDatabaseError';
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot be opened`, { cause });
    this.folder = folder;
  }
}

/**
 * PostgreSQL inside this process. It has one connection and does not guard its folder, so a lock file
 * beside the folder does (`data/db.lock` for `data/db`).
 * @throws {LockedError} when another process has the folder open.
 * @throws {BrokenDatabaseError} when its files are damaged, or of another version.
 */
export async function openPglite({
  folder,
  template,
  room = folder === null ? null : new DiskSpaceWatch(dirname(folder)),
  onStatement = () => {},
}: {
  readonly folder: string | null;
  readonly template?: Blob;
  /** Whether there is room to write; null where nothing is written to a disk. */
  readonly room?: DiskSpaceWatch | null;
  readonly onStatement?: OnStatement;
}): Promise<Database> {
  if (folder !== null) {
    await mkdir(dirname(folder), { recursive: true });
    await checkDiskSpace(dirname(folder));
  }
  const release = folder === null ? async () => {} : await takeLock(`${folder}.lock`);
  const client = await open(folder, template).catch(async (error: unknown) => {
    await release();
    throw folder === null ? error : new BrokenDatabaseError(folder, error);
  });
  const before: OnStatement = (text, values) => {
    room?.allow(text);
    onStatement(text, values);
  };
  const drizzled = drizzle(client, { logger: { logQuery: before } });
  const orm: Orm = drizzled;
  const statements = new PgliteStatements(client);
  const jobs = fromPglite(client);
  return {
    kind: 'pglite',
    orm,
    // A name says that the statement comes again.
    rows: async <Result extends Row>({ name, text }: Statement, values: readonly unknown[]) => {
      before(text, values);
      return name === undefined
        ? (await client.query<Result>(text, [...values])).rows
        : statements.rows<Result>(text, values);
    },
    jobs: {
      executeSql: async (text, values) => {
        room?.allow(text);
        return jobs.executeSql(text, values);
      },
    },
    migrate: () => migrate(drizzled, migrations),
    exclusively: (work) => work(),
    close: async () => {
      room?.stop();
      if (!client.closed) await client.close();
      await release();
    },
  };
}

function open(folder: string | null, template?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(template ? { loadDataDir: template } : {}),
  });
}
