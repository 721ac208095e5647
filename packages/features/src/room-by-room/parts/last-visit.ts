import { useSyncExternalStore } from 'react';

/** The selection that was changed last, on this device. */
export type LastVisit = {
  readonly project: string;
  readonly unit: number;
  readonly name: string;
  readonly code: string;
};

const place = 'hien-rooms';

export function rememberVisit(visit: LastVisit): void {
  try {
    localStorage.setItem(place, JSON.stringify(visit));
  } catch {
    // A storage that is full or closed keeps nothing.
  }
}

/** Null when there is none, when it is not ours, and while the page is hydrated. */
export function useLastVisit(): LastVisit | null {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return stored === null ? null : parsed(stored);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function parsed(text: string): LastVisit | null {
  try {
    const { project, unit, name, code } = JSON.parse(text) as Record<keyof LastVisit, unknown>;
    return typeof project === 'string' &&
      typeof unit === 'number' &&
      Number.isSafeInteger(unit) &&
      typeof name === 'string' &&
      typeof code === 'string' &&
      /^[0-9a-z.~$_-]{1,400}$/.test(code)
      ? { project, unit, name, code }
      : null;
  } catch {
    return null;
  }
}
