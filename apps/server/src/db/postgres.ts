import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Database, OnStatement, Orm, Row, Statement } from './database.ts';
import { migrations } from './migrations.ts';

/** Any number all processes of one database agree on. */
const exclusiveKey = 7_204_115;

type PostgresOptions = {
  readonly url: string;
  readonly connections?: number;
  readonly statementTimeoutMs?: number;
  readonly onStatement?: OnStatement;
};

/** A pool on a PostgreSQL server; several processes may share the server. */
export async function openPostgres({
  url,
  connections = 10,
  statementTimeoutMs = 15_000,
  onStatement = () => {},
}: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    // In a rush (two hundred buyers of the last pieces) a request waits in line rather than fail.
    connectionTimeoutMillis: 15_000,
    allowExitOnIdle: true,
    statement_timeout: statementTimeoutMs,
    application_name: 'hien',
    // Compiling a statement took a tenth of a second where running it took three milliseconds: a page told as JSON looks dear
    // to the planner, which does not know how few its rows are.
    options: '-c jit=off',
  });
  // A connection that breaks while idle is replaced by the pool; the next query reports a lasting fault.
  pool.on('error', () => {});
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const drizzled = drizzle(pool, { logger: { logQuery: onStatement } });
  const orm: Orm = drizzled;
  return {
    kind: 'postgres',
    orm,
    rows: async <Result extends Row>({ name, text }: Statement, values: readonly unknown[]) => {
      onStatement(text, values);
      const named = name === undefined ? {} : { name };
      return (await pool.query<Result>({ text, values: [...values], ...named })).rows;
    },
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    migrate: () => withAdvisoryLock(url, () => migrate(drizzled, migrations)),
    exclusively: (work) => withAdvisoryLock(url, work),
    close: () => pool.end(),
  };
}

/** The lock lives on a connection of its own: the work may use every connection of the pool. */
async function withAdvisoryLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [exclusiveKey]);
    return await work();
  } finally {
    await client.end();
  }
}
