import { useRef, type PointerEvent } from 'react';

/** How far down, in pixels, a sheet is dragged before letting go closes it. */
const ENOUGH = 96;

/** Lets a finger pull a bottom sheet down by its head; a mouse and side sheets are left alone. */
export const useDragDown = (close: () => void) => {
  const surface = useRef<HTMLDivElement>(null);
  const start = useRef<number | undefined>(undefined);
  const move = (by: number) => {
    if (surface.current) surface.current.style.transform = by > 0 ? `translateY(${by}px)` : '';
  };
  const end = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const by = event.clientY - start.current;
    start.current = undefined;
    move(0);
    if (event.type === 'pointerup' && by > ENOUGH) close();
  };
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const fromBelow = window.matchMedia('(max-width: 767.98px)').matches;
      if (event.pointerType === 'mouse' || !fromBelow) return;
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== undefined) move(event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { surface, drag };
};
