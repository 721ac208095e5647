import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row of links that scrolls sideways on phones: the link of the page one is on (`aria-current`) stands in its middle
 * when the page opens, not beyond its edge. `current` names that page.
 */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Once for each page: whoever scrolls the row meanwhile is left alone.
    if (shown.current === (current ?? '')) return;
    shown.current = current ?? '';
    const row = ref.current;
    const link = row?.querySelector('[aria-current]');
    if (!row || !link) return;
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    row.scrollLeft += middleOf(link) - middleOf(row);
  });
  return ref;
}
