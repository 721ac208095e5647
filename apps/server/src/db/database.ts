import type { Db } from 'pg-boss';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { DiskSpaceWatch } from './disk-space.ts';

/** Drizzle over either driver; repositories know nothing else. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** A statement for the hot reads: PostgreSQL plans it once per connection when it has a name. */
export type Statement = { readonly name?: string; readonly text: string };

/** Row values as both drivers give them; a query that counts casts to integer, so that both give a number. */
export type Row = Record<string, unknown>;

export type Database = {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  rows<Result extends Row>(statement: Statement, values: readonly unknown[]): Promise<Result[]>;
  /** The same connections for the job queue. */
  readonly jobs: Db;
  /** Brings the schema to its newest version; safe when several processes start at the same time. */
  migrate(): Promise<void>;
  /** Runs with the whole database to itself: migrations and the seed of two processes do not meet. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Told of every statement before it is sent; `begin` and `commit` of PGlite excepted. */
export type OnStatement = (text: string, values: readonly unknown[]) => void;

export type DatabaseOptions = { readonly onStatement?: OnStatement } &
  /** A PostgreSQL server, `postgres://user:password@host:port/name`. */
  (
    | {
        readonly url: string;
        readonly connections?: number;
        /** 0 lets statements run as long as they take. */ readonly statementTimeoutMs?: number;
      }
    /** A folder for the embedded database; `null` keeps it in memory. */
    | { readonly folder: string | null; readonly template?: Blob; readonly room?: DiskSpaceWatch }
  );

/** Opens the database; it is as it was left until `migrate` ran. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openPglite(options);
}
