import type { DraftStore } from '@hien/ui/form';

/** Where a long form lies on this device until it is sent. A storage that is full or closed keeps nothing. */
export function draftStore(name: string): DraftStore {
  const key = `hien-draft:${name}`;
  const quietly = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => quietly((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')),
    write: (draft) => quietly(() => localStorage.setItem(key, JSON.stringify(draft))),
    clear: () => quietly(() => localStorage.removeItem(key)),
  };
}
