import { type RefObject, useEffect, useRef } from 'react';

/** What was pressed in a row may leave with it: the focus stays with the rows, and does not go to the top of the page. */
export const useFocusOfRows = (region: RefObject<HTMLElement | null>, rows: readonly unknown[]) => {
  const within = useRef(false);
  useEffect(() => {
    // What leaves the page tells nobody; whatever has the focus next does.
    const onFocus = ({ target }: FocusEvent) => {
      within.current = region.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [region]);
  const before = useRef(rows);
  useEffect(() => {
    const changed = before.current !== rows;
    before.current = rows;
    if (changed && within.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  }, [region, rows]);
};
