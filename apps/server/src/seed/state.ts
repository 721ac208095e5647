import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { catalogueTables, orderTables, peopleTables, type SampleRows } from './sample-tables.ts';

const key = 'seed';

/** What was written the last time: a hash of the rows, null in a fresh database. */
export async function writtenVersion(database: Database): Promise<string | null> {
  const rows = await database.rows<{ version: string }>(
    { text: `select value->>'version' as version from settings where key = $1` },
    [key],
  );
  return rows[0]?.version ?? null;
}

export async function rememberVersion(
  database: Database,
  version: string,
  at: Date,
): Promise<void> {
  await database.rows(
    {
      text: `insert into settings (key, value, updated_at) values ($1, jsonb_build_object('version', $2::text), $3)
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    },
    [key, version, at],
  );
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
    ...[...names, getTableName(paymentGroups)].map(
      (name) => `exists (select 1 from "${name}" where id > ${sampleIds})`,
    ),
  ];
  const [row] = await database.rows<{ used: boolean }>(
    { text: `select ${checks.join(' or ')} as used` },
    [],
  );
  return row?.used ?? false;
}
