import { useSyncExternalStore } from 'react';
import { readKept, subscribeKept } from './kept-pieces.ts';

/** How many things a guest keeps on this device; none while the page is hydrated. */
export const useKeptCount = (): number =>
  useSyncExternalStore(
    subscribeKept,
    () => readKept().pieces.length,
    () => 0,
  );
