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

/**
 * Keeps `values` on this device while `keep`, a moment after the last change and at once when the page goes.
 * `found` is what an earlier visit left, until it is taken up or thrown away; it is not written over before.
 */
export function useDraft(store: DraftStore, values: Draft, keep: boolean) {
  const [found, setFound] = useState<Draft>();
  const latest = useRef({ store, values });
  useEffect(() => {
    latest.current = { store, values };
  });

  useEffect(() => {
    const draft = latest.current.store.read();
    if (isDraft(draft)) setFound(draft);
  }, []);

  const writes = keep && found === undefined;
  useEffect(() => {
    if (!writes) return undefined;
    const write = () => latest.current.store.write(values);
    const timer = window.setTimeout(write, PAUSE);
    window.addEventListener('pagehide', write);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [writes, values]);

  return {
    found,
    /** The draft is in the form now; it stays stored until the form is sent. */
    taken: () => setFound(undefined),
    clear: () => {
      latest.current.store.clear();
      setFound(undefined);
    },
  };
}
