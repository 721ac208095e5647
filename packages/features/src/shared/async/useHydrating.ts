import { useSyncExternalStore } from 'react';

const noStore = () => () => undefined;

/** True at the first render over the server's HTML, and on the server itself. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    noStore,
    () => false,
    () => true,
  );
}
