import { useLayoutEffect, useState } from 'react';

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
export const useAnchored = <Anchor extends HTMLElement, Floating extends HTMLElement>(
  open: boolean,
  side: AnchorSide,
) => {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const [floating, setFloating] = useState<Floating | null>(null);
  useLayoutEffect(() => {
    if (!open || !anchor || !floating) return undefined;
    const update = () => {
      const { left, top } = place(
        anchor.getBoundingClientRect(),
        floating.getBoundingClientRect(),
        side,
      );
      floating.style.setProperty('left', `${Math.round(left)}px`);
      floating.style.setProperty('top', `${Math.round(top)}px`);
    };
    update();
    // A popover tells that it opens before it is shown, and a real press renders in between: its size is known later.
    const sized = new ResizeObserver(update);
    sized.observe(floating);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      sized.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [open, anchor, floating, side]);
  return { anchor, setAnchor, floating, setFloating };
};
