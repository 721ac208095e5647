import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Calls `next` every `every` ms, but never while paused, while a pointer or focus
 * rests on it, while the page is hidden, or for who asked for less motion.
 */
export const useAdvance = (every: number | undefined, paused: boolean, next: () => void) => {
  const calm = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(CALM).matches,
    () => true,
  );
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const moves = every !== undefined && !calm && !paused;
  const runs = moves && !held.pointer && !held.focus;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, every);
    return () => clearInterval(timer);
  }, [runs, every]);

  return {
    moves,
    hold: (by: 'pointer' | 'focus', on: boolean) => setHeld((old) => ({ ...old, [by]: on })),
  };
};
