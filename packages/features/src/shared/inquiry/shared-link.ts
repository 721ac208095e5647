import { useMemo, useSyncExternalStore } from 'react';

/** What somebody was looking at when they decided to write to a contractor: its address and a small picture. */
export type SharedLink = { readonly link: string; readonly thumbnail: string | null };

const storageKeys = { link: 'share_link', thumbnail: 'share_thumbnail' } as const;

/** A page of ours; anything else is not passed on to a stranger. */
const isOurs = (link: string): boolean => /^\/(?![/\\])/.test(link) && link.length <= 500;

const isPicture = (address: string): boolean => address.startsWith('/media/');

/** Remembers what is looked at, for the message that may follow. */
export function keepSharedLink({ link, thumbnail }: SharedLink): void {
  quietly(() => {
    localStorage.setItem(storageKeys.link, link);
    if (thumbnail === null) localStorage.removeItem(storageKeys.thumbnail);
    else localStorage.setItem(storageKeys.thumbnail, thumbnail);
  });
  for (const listener of listeners) listener();
}

export function readSharedLink(): SharedLink | null {
  return (
    quietly(() => {
      const link = localStorage.getItem(storageKeys.link) ?? '';
      const thumbnail = localStorage.getItem(storageKeys.thumbnail) ?? '';
      if (!isOurs(link)) return null;
      return { link, thumbnail: isPicture(thumbnail) ? thumbnail : null };
    }) ?? null
  );
}

/** Once the message is sent, what it was about belongs to it alone (D91). */
export function clearSharedLink(): void {
  quietly(() => {
    localStorage.removeItem(storageKeys.link);
    localStorage.removeItem(storageKeys.thumbnail);
  });
  for (const listener of listeners) listener();
}

/** Told when this page changes what is kept; other tabs tell by themselves. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is looked at, as it changes; nothing on the server, which has no such place. */
export function useSharedLink(): SharedLink | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readSharedLink()),
    () => 'null',
  );
  return useMemo(() => JSON.parse(kept) as SharedLink | null, [kept]);
}

/** A storage that is closed keeps nothing, and stops nobody. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
