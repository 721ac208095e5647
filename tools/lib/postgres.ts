import { existsSync, readdirSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

const ROOT = '/usr/lib/postgresql';

/** The folder with PostgreSQL's server programs, or undefined. POSTGRES_BIN overrides. */
export function postgresBin(): string | undefined {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  if (!existsSync(ROOT)) return undefined;
  return readdirSync(ROOT)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${ROOT}/${version}/bin`)
    .find((bin) => existsSync(`${bin}/initdb`));
}

/** The persistence tests run on PostgreSQL too: install it where that is possible. */
export async function ensurePostgres(): Promise<boolean> {
  if (postgresBin()) return true;
  if (!canInstallDebianPackages()) return false;
  await installDebianPackages('postgresql');
  return postgresBin() !== undefined;
}
