import { useEffect, useRef } from 'react';

/** Calls `left` when the focus goes out of the element that is given the ref. */
export const useFocusLeft = <Element extends HTMLElement>(left: () => void) => {
  const element = useRef<Element>(null);
  const latest = useRef(left);
  useEffect(() => {
    latest.current = left;
  });
  useEffect(() => {
    const within = element.current;
    const onFocusOut = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && within?.contains(event.relatedTarget)))
        latest.current();
    };
    within?.addEventListener('focusout', onFocusOut);
    return () => within?.removeEventListener('focusout', onFocusOut);
  }, []);
  return element;
};
