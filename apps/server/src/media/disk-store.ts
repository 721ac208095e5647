import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';
import { writeAtomically } from './write-atomically.ts';

/** Uploads in a folder, made when the first one comes. Callers have judged the names. */
export function diskStore(folder: string): MediaStore {
  const fileOf = (name: string): string => join(folder, name);
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true });
      await writeAtomically(fileOf(name), content);
    },
    async find(name) {
      const file = fileOf(name);
      const found = await stat(file).catch(() => null);
      if (found === null || !found.isFile()) return null;
      const version = `${found.size}-${Math.floor(found.mtimeMs)}`;
      return { version, open: async () => file };
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
