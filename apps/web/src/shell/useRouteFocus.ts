import { hasGrown } from '@hien/features/shared';
import { type RefObject, useEffect, useRef } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';

/**
 * After following a link: the new page begins at its top (or at the part that the link names) and takes the
 * focus, so that a keyboard and a screen reader are where the eyes are. Filters and sort orders, which change
 * the query alone, leave the reader in peace; another page of a list does not, unless the list took it to those before.
 */
export function useRouteFocus(type: NavigationType): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, hash, state } = useLocation();
  const stays = hasGrown(state);
  const place = `${pathname.replace(/^\/[^/]+/, '')} ${new URLSearchParams(search).get('page') ?? '1'} ${hash}`;
  const before = useRef(place);

  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    // Going back is the business of the scroll memory.
    if (type === 'POP' || stays) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
    return hash ? scrollToPart(decodeURIComponent(hash.slice(1))) : undefined;
  }, [place, hash, type, stays]);

  return main;
}

/** The part that a link names may still be on its way: looks for it for three seconds, unless the visitor scrolls. */
function scrollToPart(id: string): () => void {
  let left = 30;
  const look = setInterval(() => {
    const part = document.getElementById(id);
    left -= 1;
    if (part?.checkVisibility({ visibilityProperty: true }))
      part.scrollIntoView({ behavior: 'instant' });
    else if (left > 0) return;
    stop();
  }, 100);
  const stop = () => {
    clearInterval(look);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}
