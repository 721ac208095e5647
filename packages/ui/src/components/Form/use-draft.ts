import { useEffect, useRef, useState } from 'react';

/** Where a draft lies on this device; the app says how and under which name. Must not throw. */
export interface DraftStore {
  read: () => unknown;
  write: (draft: unknown) => void;
  clear: () => void;
}

export type Draft = Readonly<Record<string, unknown>>;

const PAUSE = 600;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps `values` on this device while `keep`: a moment after the last change, and at once when the page or the form goes. */
export function useKept(store: DraftStore, values: Draft, keep: boolean): void {
  const latest = useRef({ store, values, keep });
  useEffect(() => {
    latest.current = { store, values, keep };
  });
  useEffect(() => {
    if (!keep) return undefined;
    const write = () => latest.current.store.write(values);
    const timer = window.setTimeout(write, PAUSE);
    window.addEventListener('pagehide', write);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [keep, values]);
  useEffect(
    () => () => {
      const last = latest.current;
      if (last.keep) last.store.write(last.values);
    },
    [],
  );
}

/**
 * Keeps `values` on this device while `keep`. `found` is what an earlier visit left, until it is taken up or thrown
 * away; it is not written over before, unless the form takes it up by itself.
 */
export function useDraft(store: DraftStore, values: Draft, keep: boolean, byItself = false) {
  const [found, setFound] = useState<Draft>();
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });

  useEffect(() => {
    const draft = latest.current.read();
    if (isDraft(draft)) setFound(draft);
  }, []);
  useKept(store, values, keep && (byItself || found === undefined));

  return {
    found,
    /** The draft is in the form now; it stays stored until the form is sent. */
    taken: () => setFound(undefined),
    clear: () => {
      latest.current.clear();
      setFound(undefined);
    },
  };
}
