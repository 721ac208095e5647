import type { DraftStore } from '@hien/ui/form';

/**
 * Where a long form lies until it is sent: on this device, or for as long as this tab is open. A storage that is
 * full or closed keeps nothing.
 */
export function draftStore(name: string, where: 'device' | 'tab' = 'device'): DraftStore {
  const key = `hien-draft:${name}`;
  const storage = () => (where === 'device' ? localStorage : sessionStorage);
  const quietly = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => quietly((): unknown => JSON.parse(storage().getItem(key) ?? 'null')),
    write: (draft) => quietly(() => storage().setItem(key, JSON.stringify(draft))),
    clear: () => quietly(() => storage().removeItem(key)),
  };
}
