import { readWayIn, type WayIn, writeWayIn } from '@hien/domain';
import { useSyncExternalStore } from 'react';

const place = 'hien-way-in';
const listeners = new Set<() => void>();
let known: { text: string | null; way: WayIn | null } = { text: null, way: null };
/** Holds what a storage that is full or closed did not take, until the page is left. */
let unstored: { way: WayIn | null } | null = null;

/** What was measured of the home on this device; the same value as long as nothing changed. Nobody else learns of it. */
export function readKeptWayIn(): WayIn | null {
  if (unstored !== null) return unstored.way;
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return null;
  }
  if (text !== known.text) known = { text, way: text === null ? null : readWayIn(text) };
  return known.way;
}

/** Null forgets it. */
export function keepWayIn(way: WayIn | null): void {
  try {
    if (way === null) localStorage.removeItem(place);
    else localStorage.setItem(place, writeWayIn(way));
    unstored = null;
  } catch {
    unstored = { way };
  }
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The way into the home as it is kept on this device; none on the server. */
export const useKeptWayIn = (): WayIn | null =>
  useSyncExternalStore(subscribe, readKeptWayIn, () => null);
