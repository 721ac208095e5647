import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Order by hand: drag the handle, or press an arrow key on it; a press without a drag lifts the tile, and it
 * then shows two buttons, for whoever cannot drag (WCAG 2.5.7).
 */
export function useReorder(
  root: RefObject<HTMLElement | null>,
  move: (key: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const [lifted, setLifted] = useState<number>();
  const [moved, setMoved] = useState<number>();
  const travelled = useRef(false);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });

  useEffect(() => {
    if (dragged === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const tile = document.elementFromPoint(clientX, clientY)?.closest('[data-tile]');
      if (!tile || !root.current?.contains(tile)) return;
      const tiles = [...root.current.querySelectorAll('[data-tile]')];
      if (tile.getAttribute('data-tile') === String(dragged)) return;
      travelled.current = true;
      setMoved(dragged);
      latest.current(dragged, tiles.indexOf(tile));
    };
    window.addEventListener('pointermove', onMove, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => setDragged(undefined), { signal });
    return () => ended.abort();
  }, [dragged, root]);

  return {
    lifted,
    moved,
    handle: (key: number, index: number, count: number) => ({
      onPointerDown: () => {
        travelled.current = false;
        setDragged(key);
      },
      onClick: () => {
        if (!travelled.current) setLifted(lifted === key ? undefined : key);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && lifted === key) {
          event.preventDefault();
          setLifted(undefined);
        }
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setMoved(key);
        move(key, Math.min(count - 1, Math.max(0, index + step)));
      },
    }),
  };
}
