import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '@hien/pictures';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { catalogueTables, orderTables, peopleTables, type SampleRows } from './sample-tables.ts';

const key = 'seed';

/** What the sample was last compared with. */
export type SeedState = {
  /** A hash of the rows that were written; null in a fresh database. */
  readonly version: string | null;
  /** The files that these rows are made from, as they were then; null when nobody looked. */
  readonly sources: string | null;
};

export async function readState(database: Database): Promise<SeedState> {
  const [row] = await database.rows<SeedState>(
    {
      text: `select value->>'version' as version, value->>'sources' as sources from settings where key = $1`,
    },
    [key],
  );
  return row ?? { version: null, sources: null };
}

export async function writeState(
  database: Database,
  { version, sources }: SeedState,
  at: Date,
): Promise<void> {
  await database.rows(
    {
      text: `insert into settings (key, value, updated_at)
        values ($1, jsonb_build_object('version', $2::text, 'sources', $3::text), $4)
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    },
    [key, version, sources, at],
  );
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sourceFiles = ['apps/server/src/**/*.ts', 'packages/{domain,pictures}/src/**/*'];

/**
 * A fingerprint of the code and the pictures that the rows are made from: names, sizes and times of files, not their
 * contents. While it is the same, so are the rows, and a start does not have to make them to know. Null where the
 * sources are not there to be looked at.
 */
export function sourcesOf(set: readonly Picture[]): string | null {
  const files = globSync(sourceFiles, { cwd: root }).sort();
  if (files.length === 0) return null;
  const hash = createHash('sha256').update(JSON.stringify(set));
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A hash of everything the catalogue will hold: a new text or a newly rendered picture is a new version. */
export function versionOf(catalogue: readonly SampleRows[], stories: string): string {
  const hash = createHash('sha256').update(stories);
  for (const { table, rows } of catalogue)
    hash.update(getTableName(table)).update(JSON.stringify(rows));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Whether something people made hangs on the catalogue: a row of any table outside the sample that refers
 * to one of its tables (an order, a cart), or a row they added to the catalogue itself.
 */
export async function isInUse(database: Database, sampleIds: number): Promise<boolean> {
  const names = catalogueTables.map((table) => getTableName(table));
  const orders = orderTables.map((table) => getTableName(table));
  const outside = await database.rows<{ name: string }>(
    {
      text: `select distinct referring.relname as name from pg_constraint c
        join pg_class referring on referring.oid = c.conrelid join pg_class referred on referred.oid = c.confrelid
        where c.contype = 'f' and referred.relname = any($1::text[]) and referring.relname <> all($2::text[])`,
    },
    [names, [...names, ...peopleTables.map((table) => getTableName(table)), ...orders]],
  );
  const checks = [
    ...outside.map(({ name }) => `exists (select 1 from "${name}")`),
    ...[...catalogueTables, paymentGroups]
      .filter((table) => 'id' in getTableColumns(table))
      .map((table) => `exists (select 1 from "${getTableName(table)}" where id > ${sampleIds})`),
  ];
  const [row] = await database.rows<{ used: boolean }>(
    { text: `select ${checks.join(' or ')} as used` },
    [],
  );
  return row?.used ?? false;
}
