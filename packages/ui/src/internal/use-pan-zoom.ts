import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where the content lies: moved by `x`, `y` pixels after it was enlarged by `scale` about its middle. */
export type View = { x: number; y: number; scale: number };

const HOME: View = { x: 0, y: 0, scale: 1 };
const DOUBLE_TAP = 300;
const STEP = 64;

/** Keeps a view within what there is: no smaller than whole, no further than its edge. */
export const bounded = (view: View, width: number, height: number, most: number): View => {
  const scale = Math.min(most, Math.max(1, view.scale));
  const reachX = ((scale - 1) * width) / 2;
  const reachY = ((scale - 1) * height) / 2;
  return {
    scale,
    x: Math.min(reachX, Math.max(-reachX, view.x)),
    y: Math.min(reachY, Math.max(-reachY, view.y)),
  };
};

/** The view enlarged to `scale` so that the point `at` (from the middle) stays where it is. */
export const zoomedAt = (view: View, scale: number, at: { x: number; y: number }): View => {
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
};

type PanZoomOptions = {
  /** How much larger it may get. */
  most?: number;
  /** The scale that a double tap goes to. */
  tapTo?: number;
  /** Told of a swipe while nothing is enlarged: 1 to the next, -1 to the one before. */
  onSwipe?: (direction: 1 | -1) => void;
};

/** Pinch, wheel, drag, double tap and keys over one element; its content is given `transform`. */
export const usePanZoom = <Element extends HTMLElement>({
  most = 5,
  tapTo = 2.5,
  onSwipe,
}: PanZoomOptions = {}) => {
  const [stage, setStage] = useState<Element | null>(null);
  const [view, setView] = useState<View>(HOME);
  const points = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef({ x: 0, y: 0, tapAt: 0 });

  const change = useCallback(
    (next: (now: View) => View) =>
      setView((now) =>
        stage ? bounded(next(now), stage.clientWidth, stage.clientHeight, most) : now,
      ),
    [stage, most],
  );
  const zoom = useCallback(
    (factor: number) => change((now) => zoomedAt(now, Math.min(most, now.scale * factor), HOME)),
    [change, most],
  );
  const reset = useCallback(() => setView(HOME), []);
  const swipe = useEffectEvent((direction: 1 | -1) => onSwipe?.(direction));
  const still = useEffectEvent(() => view.scale === 1);
  const latest = useEffectEvent(() => view);

  useEffect(() => {
    if (!stage) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const held = points.current;
    const fromMiddle = (event: { clientX: number; clientY: number }) => {
      const box = stage.getBoundingClientRect();
      return {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
    };
    const toggle = (at: { x: number; y: number }) =>
      change((now) => (now.scale > 1 ? HOME : zoomedAt(now, tapTo, at)));
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as HTMLElement).closest('button,a')) return;
      stage.setPointerCapture(event.pointerId);
      held.set(event.pointerId, fromMiddle(event));
      if (held.size === 1) moved.current = { ...moved.current, x: 0, y: 0 };
    };
    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = fromMiddle(event);
      held.set(event.pointerId, now);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        moved.current.x += now.x - before.x;
        moved.current.y += now.y - before.y;
        change((view) => ({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }));
        return;
      }
      const far = (point: { x: number; y: number }) =>
        Math.hypot(point.x - other.x, point.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((view) => zoomedAt(view, (view.scale * far(now)) / Math.max(1, far(before)), middle));
    };
    const up = (event: PointerEvent) => {
      if (!held.delete(event.pointerId) || held.size > 0) return;
      const { x, y, tapAt } = moved.current;
      const tapped = Math.hypot(x, y) < 8;
      if (still() && Math.abs(x) > STEP && Math.abs(x) > Math.abs(y) * 1.5) swipe(x < 0 ? 1 : -1);
      if (tapped && event.timeStamp - tapAt < DOUBLE_TAP) toggle(fromMiddle(event));
      moved.current.tapAt = tapped ? event.timeStamp : 0;
    };
    const wheel = (event: WheelEvent) => {
      // The page scrolls on until the content is enlarged or the wheel means to enlarge it.
      if (!event.ctrlKey && latest().scale === 1 && stage.dataset.wheel === 'with-key') return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      change((now) =>
        zoomedAt(now, Math.min(most, Math.max(1, now.scale * factor)), fromMiddle(event)),
      );
    };
    stage.addEventListener('pointerdown', down, { signal });
    stage.addEventListener('pointermove', move, { signal });
    stage.addEventListener('pointerup', up, { signal });
    stage.addEventListener('pointercancel', up, { signal });
    stage.addEventListener('wheel', wheel, { signal, passive: false });
    return () => leaving.abort();
  }, [stage, change, most, tapTo]);

  /** Plus, minus and nought enlarge; arrows move what is enlarged. True when the key meant something. */
  const onKey = (key: string): boolean => {
    if (key === '+' || key === '=') zoom(1.5);
    else if (key === '-') zoom(1 / 1.5);
    else if (key === '0') reset();
    else if (view.scale > 1 && key.startsWith('Arrow')) {
      const x = key === 'ArrowLeft' ? STEP : key === 'ArrowRight' ? -STEP : 0;
      const y = key === 'ArrowUp' ? STEP : key === 'ArrowDown' ? -STEP : 0;
      change((now) => ({ ...now, x: now.x + x, y: now.y + y }));
    } else return false;
    return true;
  };

  return {
    setStage,
    view,
    setView: change,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    zoom,
    reset,
    onKey,
  };
};
