import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, type OnStatement, openDatabase } from '../db/database.ts';
import { migrations } from '../db/migrations.ts';
import type { DiskSpaceWatch } from '../db/disk-space.ts';
import { writeAtomically } from '../media/write-atomically.ts';
import { openPgliteTemplate } from './pglite-template.ts';
import { postgresBin } from './postgres-server.ts';

export type DatabaseKind = Database['kind'];

/**
 * What a persistence test runs on: always PGlite, and PostgreSQL where its programs are installed.
 * `TEST_DATABASES` names one of them.
 */
export const databaseKinds: readonly DatabaseKind[] = (
  postgresBin() === null ? (['pglite'] as const) : (['pglite', 'postgres'] as const)
).filter((kind) => kind === (process.env['TEST_DATABASES'] ?? kind));

/** An empty migrated database of its own for a test file. */
export function freshDatabase(
  kind: DatabaseKind,
  more: { readonly onStatement?: OnStatement } = {},
): Promise<Database> {
  return kind === 'pglite' ? freshPglite(more) : freshPostgres(more);
}

/** The embedded one on a disk whose room the test tells. */
export async function freshPgliteWith(room: DiskSpaceWatch): Promise<Database> {
  return openDatabase({ folder: null, template: await template(), room });
}

async function freshPglite(more: { readonly onStatement?: OnStatement }): Promise<Database> {
  return openDatabase({ folder: null, template: await template(), ...more });
}

/** Making the first database in WebAssembly takes seconds, so one is made per schema and loaded again by every file. */
async function template(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations.migrationsFolder).sort()) {
    if (name.endsWith('.sql'))
      hash.update(name).update(readFileSync(join(migrations.migrationsFolder, name)));
  }
  const file = join(tmpdir(), `hien-pglite-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await writeAtomically(file, await openPgliteTemplate());
  return new Blob([readFileSync(file)]);
}

async function freshPostgres(more: { readonly onStatement?: OnStatement }): Promise<Database> {
  return openDatabase({ url: await postgresCopyOf('hien_template'), connections: 4, ...more });
}

/** The address of a database on the run's server that holds nothing yet. */
export function emptyPostgresUrl(): Promise<string> {
  return postgresCopyOf('template0');
}

/** The address of a copy of a database on the run's server to which nobody is connected. */
export async function postgresCopyOf(template: string): Promise<string> {
  const url = await postgresUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase({ url, connections: 1 });
  // A database cannot be copied while another copy is being made.
  await admin.exclusively(() =>
    admin.rows({ text: `create database ${name} template ${template}` }, []),
  );
  await admin.close();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** The address of the run's server; the first test file that asks starts it. */
async function postgresUrl(): Promise<string> {
  const answer = join(tmpdir(), `hien-postgres-of-${process.ppid}`);
  if (startsFirst(`${answer}.starting`)) {
    const supervisor = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url));
    spawn(process.execPath, [supervisor, answer, String(process.ppid)], {
      detached: true,
      stdio: 'ignore',
    }).unref();
  }
  for (let tries = 0; tries < 600; tries += 1) {
    if (existsSync(answer)) return readFileSync(answer, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start within a minute');
}

/** Whether this is the first in the run that is about to make something: it leaves a file, which all others find. */
export function startsFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}
