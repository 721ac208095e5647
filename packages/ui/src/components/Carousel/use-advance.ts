import { useEffect, useRef, useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

type Advance = {
  /** Milliseconds between moves; undefined stands still. */
  every: number | undefined;
  paused: boolean;
  /** A pointer or the focus rests on it. */
  held: boolean;
  next: () => void;
};

/**
 * Calls `next` every `every` ms, but never while paused or held, while the page is hidden,
 * or for who asked for less motion. Answers whether it moves when it is let.
 */
export const useAdvance = ({ every, paused, held, next }: Advance): boolean => {
  const calm = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(CALM).matches,
    () => true,
  );
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const moves = every !== undefined && !calm && !paused;
  const runs = moves && !held;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, every);
    return () => clearInterval(timer);
  }, [runs, every]);

  return moves;
};
