import { useLayoutEffect, type RefObject } from 'react';

export type AnchorSide = 'bottom-start' | 'bottom-end' | 'top';

const GAP = 6;
const EDGE = 8;

const place = (anchor: DOMRect, floating: DOMRect, side: AnchorSide) => {
  const { clientWidth, clientHeight } = document.documentElement;
  const wanted =
    side === 'bottom-end'
      ? anchor.right - floating.width
      : side === 'top'
        ? anchor.left + anchor.width / 2 - floating.width / 2
        : anchor.left;
  const left = Math.max(EDGE, Math.min(wanted, clientWidth - floating.width - EDGE));
  const below = anchor.bottom + GAP;
  const above = anchor.top - floating.height - GAP;
  const fitsBelow = below + floating.height <= clientHeight - EDGE;
  const fitsAbove = above >= EDGE;
  const top =
    side === 'top' ? (fitsAbove ? above : below) : fitsBelow || !fitsAbove ? below : above;
  return { left, top };
};

/**
 * Keeps a top-layer element beside its anchor while `open`, and inside the window.
 * Written through the style object, so a strict style policy allows it.
 */
export const useAnchored = (
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  open: boolean,
  side: AnchorSide,
): void => {
  useLayoutEffect(() => {
    if (!open) return;
    const update = () => {
      const from = anchor.current;
      const to = floating.current;
      if (!from || !to) return;
      const { left, top } = place(from.getBoundingClientRect(), to.getBoundingClientRect(), side);
      to.style.left = `${Math.round(left)}px`;
      to.style.top = `${Math.round(top)}px`;
    };
    update();
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [anchor, floating, open, side]);
};
