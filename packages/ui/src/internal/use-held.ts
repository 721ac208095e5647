import { useCallback, useState } from 'react';

/** Whether a pointer or the focus rests on the element that is given `ref`. */
export const useHeld = <Element extends HTMLElement>() => {
  const [held, setHeld] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const by = { pointer: false, focus: false };
    const told = (source: keyof typeof by, on: boolean) => () => {
      by[source] = on;
      setHeld(by.pointer || by.focus);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('pointerenter', told('pointer', true), { signal });
    element.addEventListener('pointerleave', told('pointer', false), { signal });
    element.addEventListener('focusin', told('focus', true), { signal });
    element.addEventListener('focusout', told('focus', false), { signal });
    return () => leaving.abort();
  }, []);
  return { ref, held };
};
