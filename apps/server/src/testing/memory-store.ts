import type { MediaStore } from '../media/media-store.ts';

export type MemoryStore = MediaStore & { readonly files: ReadonlyMap<string, Buffer> };

/** Uploads that go with the test. */
export function memoryStore(files = new Map<string, Buffer>()): MemoryStore {
  return {
    files,
    async put(name, content) {
      files.set(name, content);
    },
    async find(name) {
      const content = files.get(name);
      return content === undefined ? null : { version: '1', open: async () => content };
    },
    async remove(name) {
      files.delete(name);
    },
  };
}
