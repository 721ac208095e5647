import { scrollRestoreMs } from '@hien/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';
import { entryOf, keepPlace, placeOf } from '../entry/scroll-places.ts';

/** A document opened by its address has no place to go back to; asking the storage holds up its first moments. */
function isReopened(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return (opened as PerformanceNavigationTiming).type !== 'navigate';
}

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;

/**
 * Going back leads to where the page was left (D68): at once if the page is tall enough already, which it is
 * when its answers are still known, and again 2500 ms later for what came in meanwhile. Whoever scrolls, types
 * or moves the focus in between keeps their place. A document that is left keeps its place itself (`scroll-places.ts`).
 */
export function useScrollMemory(type: NavigationType): void {
  const { key, pathname, search } = useLocation();
  const entry = entryOf(key, `${pathname}${search}`);
  const hasShown = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const isBack = type === 'POP' && (hasShown.current || isReopened());
    hasShown.current = true;
    const top = isBack ? placeOf(entry) : undefined;
    if (top === undefined) return;
    const restore = () => window.scrollTo({ top, behavior: 'instant' });
    restore();
    const timer = setTimeout(restore, scrollRestoreMs);
    const cancel = () => clearTimeout(timer);
    for (const move of ownMoves)
      window.addEventListener(move, cancel, { once: true, passive: true });
    return () => {
      cancel();
      for (const move of ownMoves) window.removeEventListener(move, cancel);
    };
  }, [entry, type]);

  // Remembered while scrolling, not read at the end: by then the next page stands there.
  const now = useRef(0);
  useEffect(() => {
    const remember = () => {
      now.current = window.scrollY;
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  // Kept within the commit: once it is painted, a next page that is shorter has scrolled the window to its own end.
  useLayoutEffect(() => () => keepPlace(entry, now.current), [entry]);
}
