import type { OrderLink } from '@hien/api';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const storageKey = (id: number): string => `hien-order-link:${id}`;

/** The way into an order that a visitor has proven in this tab (D15); it ends with the tab. */
export function keepOrderLink(id: number, link: OrderLink | undefined): void {
  try {
    if (link === undefined) sessionStorage.removeItem(storageKey(id));
    else sessionStorage.setItem(storageKey(id), JSON.stringify(link));
  } catch {
    // A storage that is closed keeps nothing: the digits are asked for on the next page again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(id: number): string | null {
  try {
    return sessionStorage.getItem(storageKey(id));
  } catch {
    return null;
  }
}

/** What was proven for this order; nothing on the server. */
export function useOrderLink(id: number): OrderLink | undefined {
  const text = useSyncExternalStore(
    subscribe,
    useCallback(() => stored(id), [id]),
    () => null,
  );
  return parsed(text);
}

function parsed(text: string | null): OrderLink | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<OrderLink> | null;
    return typeof value?.token === 'string' && typeof value.digits === 'string'
      ? { token: value.token, digits: value.digits }
      : undefined;
  } catch {
    return undefined;
  }
}
