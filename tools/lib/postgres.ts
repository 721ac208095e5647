import { postgresBin } from '@hien/server/testing';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

/** The persistence tests run on PostgreSQL too: install it where that is possible. */
export async function ensurePostgres(): Promise<boolean> {
  if (postgresBin() !== null) return true;
  if (!canInstallDebianPackages()) return false;
  await installDebianPackages('postgresql');
  return postgresBin() !== null;
}
