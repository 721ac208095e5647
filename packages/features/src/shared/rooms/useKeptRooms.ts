import { useSyncExternalStore } from 'react';
import { type KeptRooms, readKeptRooms, subscribeRooms } from './kept-rooms.ts';

const none: readonly KeptRooms[] = [];

/** What a guest keeps on this device; nothing while the page is hydrated. */
export const useKeptRooms = (): readonly KeptRooms[] =>
  useSyncExternalStore(subscribeRooms, readKeptRooms, () => none);
