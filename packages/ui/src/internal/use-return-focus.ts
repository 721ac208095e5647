import { useRef } from 'react';

/** What may have the focus around an element, the nearest first: a list of rows, the page's content. */
function around(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element; at; at = at.parentElement)
    if (at instanceof HTMLElement && (at.tabIndex >= 0 || at.hasAttribute('tabindex')))
      found.push(at);
  return found;
}

/**
 * Gives the focus back to what had it before a modal part opened. Radix does so for its own trigger
 * only; ours are opened by whoever owns the state. A row that left with what was done hands it to its list.
 */
export const useReturnFocus = () => {
  const openers = useRef<readonly HTMLElement[]>([]);
  return {
    /** To be called before the focus moves in. */
    remember: () => {
      openers.current = around(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [opener, ...others] = openers.current;
      const next = opener?.isConnected
        ? opener
        : // Whoever took the opener away may have said where to go on.
          document.activeElement === document.body
          ? others.find((element) => element.isConnected)
          : undefined;
      next?.focus({ preventScroll: true });
    },
  };
};
