import { scrollRestoreMs } from '@hien/domain';
import { useEffect, useRef } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';

const storageKey = 'hien-scroll';

/** How far each entry of the history was scrolled, in pixels, by its key or address. Lives as long as the tab. */
function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function keep(key: string, top: number): void {
  try {
    const newest = Object.entries({ ...positions(), [key]: top }).slice(-50);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is full or forbidden: going back then starts at the top.
  }
}

/** A document opened by its address has no place to go back to; asking the storage holds up its first moments. */
function isReopened(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return (opened as PerformanceNavigationTiming).type !== 'navigate';
}

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;

/**
 * Going back leads to where the page was left (D68): at once if the page is tall enough already, which it is
 * when its answers are still known, and again 2500 ms later for what came in meanwhile. Whoever scrolls, types
 * or moves the focus in between keeps their place.
 */
export function useScrollMemory(type: NavigationType): void {
  const { key, pathname, search } = useLocation();
  // The router gives all entries that were opened by address the same key.
  const entry = key === 'default' ? `${pathname}${search}` : key;
  const hasShown = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const isBack = type === 'POP' && (hasShown.current || isReopened());
    hasShown.current = true;
    const top = isBack ? positions()[entry] : undefined;
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

  useEffect(() => {
    // Remembered while scrolling, not read at the end: by then the next page stands there.
    let top = window.scrollY;
    const onScroll = () => {
      top = window.scrollY;
    };
    const store = () => keep(entry, Math.round(top));
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      store();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', store);
    };
  }, [entry]);
}
