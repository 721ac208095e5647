import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After following a link: the new page begins at its top (or at the part that the link names) and takes the
 * focus, so that a keyboard and a screen reader are where the eyes are. Filters and sort orders, which change
 * the query alone, leave the reader in peace; another page of a list does not.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const place = `${pathname.replace(/^\/[^/]+/, '')} ${new URLSearchParams(search).get('page') ?? '1'} ${hash}`;
  const before = useRef(place);

  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    // Going back is the business of the scroll memory.
    if (type === 'POP') return;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [place, hash, type]);

  return main;
}
