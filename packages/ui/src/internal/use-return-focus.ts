import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a modal part opened. Radix does so for its own trigger
 * only; ours are opened by whoever owns the state.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** To be called before the focus moves in. */
    remember: () => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus({ preventScroll: true });
    },
  };
};
