import { fileURLToPath } from 'node:url';

/** Where the SQL of every migration is; the same files run on both drivers. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
};
