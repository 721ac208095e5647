import { useMemo, useSyncExternalStore } from 'react';
import type { CodeWait } from './CodeStep.tsx';

const key = 'hien-reset';

const quietly = <Result>(work: () => Result): Result | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const isWait = (value: unknown): value is CodeWait =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'waitUntil' in value &&
  typeof value.waitUntil === 'number';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * For whom a reset code was asked, from one page to the next and over a reload: in this tab alone, never in an
 * address. Codes, tickets and passwords are kept nowhere.
 */
export const resetRequest = {
  write(wait: CodeWait): void {
    quietly(() => sessionStorage.setItem(key, JSON.stringify(wait)));
    tell();
  },
  clear(): void {
    quietly(() => sessionStorage.removeItem(key));
    tell();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): CodeWait | null {
  const value = quietly((): unknown => JSON.parse(text ?? 'null'));
  return isWait(value) ? value : null;
}

/** What this tab remembers: null when no code was asked for, undefined where there is no tab (on the server). */
export function useResetRequest(): CodeWait | null | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => quietly(() => sessionStorage.getItem(key)),
    () => undefined,
  );
  return useMemo(() => (text === undefined ? undefined : parse(text)), [text]);
}
