import { officeModuleNumbered } from '@hien/domain/office-plan';
import { useSyncExternalStore } from 'react';

const place = 'hien-office-kept';
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; numbers: readonly number[] } = { text: null, numbers: none };
/** Holds what a storage that is full or closed did not take, until the page is left. */
let unstored: readonly number[] | null = null;

/** Numbers of the modules kept on this device, the latest first; the same array as long as nothing changed. */
export function readKeptModules(): readonly number[] {
  if (unstored !== null) return unstored;
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return none;
  }
  if (text !== known.text) known = { text, numbers: parsed(text) };
  return known.numbers;
}

export function keepModule(number: number, kept: boolean): void {
  const others = readKeptModules().filter((one) => one !== number);
  const numbers = kept ? [number, ...others] : others;
  try {
    localStorage.setItem(place, JSON.stringify(numbers));
    unstored = null;
  } catch {
    unstored = numbers;
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

/** The modules kept on this device; none on the server. */
export const useDeviceModules = (): readonly number[] =>
  useSyncExternalStore(subscribe, readKeptModules, () => none);

/** Modules of ours, each once: what others wrote there is none. */
function parsed(text: string | null): readonly number[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return none;
    return [...new Set(kept)].filter(
      (number): number is number =>
        typeof number === 'number' && officeModuleNumbered(number) !== undefined,
    );
  } catch {
    return none;
  }
}
