import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** `screen` by the browser's full screen; `window` where it has none for pages (iPhones), or refuses. */
export type Filling = 'screen' | 'window' | null;

const stops = 'a[href],button:not([tabindex="-1"]):not(:disabled),[tabindex="0"]';

/** While a part fills everything, Tab goes round inside it: what lies behind cannot be seen. */
function keepInside(root: HTMLElement, event: KeyboardEvent): void {
  const inside = [...root.querySelectorAll<HTMLElement>(stops)].filter((one) =>
    one.checkVisibility(),
  );
  const [first] = inside;
  const last = inside.at(-1);
  const at = document.activeElement;
  const next = event.shiftKey ? (at === first ? last : null) : at === last ? first : null;
  if (!next && root.contains(at)) return;
  event.preventDefault();
  (next ?? first)?.focus();
}

/** The page behind neither scrolls nor keeps the place of its scrollbar. */
function stillPage(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}

/** Lifts an element above the page without moving it in the document, whatever its ancestors clip or transform. */
function lift(element: HTMLElement): () => void {
  // Browsers without popovers: `position: fixed` of the element's own styles has to do.
  if (typeof element.showPopover !== 'function') return () => undefined;
  element.popover = 'manual';
  element.showPopover();
  return () => {
    element.popover = null;
  };
}

/** Lets a part fill the screen. Escape ends it; the element, its focus and what it has drawn stay the same. */
export function useFullscreen<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [filling, setFilling] = useState<Filling>(null);

  useEffect(() => {
    const follow = () =>
      setFilling((now) =>
        part.current && document.fullscreenElement === part.current
          ? 'screen'
          : now === 'screen'
            ? null
            : now,
      );
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  // Before it is painted: the page behind must not be seen scrolled once more.
  useLayoutEffect(() => {
    const element = part.current;
    if (!filling || !element) return undefined;
    const free = stillPage();
    const lower = filling === 'window' ? lift(element) : undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(element, event);
      else if (event.key !== 'Escape') return;
      // The browser's full screen mostly ends before a page hears of the key.
      else if (filling === 'screen') void document.exitFullscreen();
      else setFilling(null);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      lower?.();
      free();
    };
  }, [filling]);

  const toggle = useCallback(async () => {
    if (document.fullscreenElement && document.fullscreenElement === part.current)
      return document.exitFullscreen();
    if (filling) return setFilling(null);
    try {
      if (!document.fullscreenEnabled || !part.current) throw new TypeError('No full screen here');
      await part.current.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      setFilling('window');
    }
    return undefined;
  }, [filling]);

  return { part, filling, toggle };
}
