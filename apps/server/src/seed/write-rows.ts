import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import type { SampleRows } from './sample-tables.ts';

/** PostgreSQL takes 65,535 values in a statement; small ones keep memory low. */
const valuesPerStatement = 12_000;

/** Ids up to here belong to the sample; what people add comes after, so a later sample never meets theirs. */
export const sampleIds = 10_000;

/** Inserts in batches. Rows of one table must name the same columns. Rows that are there already stay. */
export async function writeRows(orm: Orm, { table, rows }: SampleRows): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length;
  if (width > 0) {
    const size = Math.max(1, Math.floor(valuesPerStatement / width));
    for (let start = 0; start < rows.length; start += size) {
      await orm
        .insert(table)
        .values(rows.slice(start, start + size))
        .onConflictDoNothing();
    }
  }
  if ('id' in getTableColumns(table)) await reserveIds(orm, getTableName(table));
}

/** What people add to a table comes behind the sample. */
export async function reserveIds(orm: Orm, name: string): Promise<void> {
  await orm.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(${sampleIds}::bigint, (select coalesce(max(id), 1) from ${sql.identifier(name)})))`,
  );
}

/** The next rows of a table come right behind its last: what else belongs to the sample keeps the sample's ids. */
export async function continueIds(orm: Orm, name: string): Promise<void> {
  await orm.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${sql.identifier(name)}))`,
  );
}
