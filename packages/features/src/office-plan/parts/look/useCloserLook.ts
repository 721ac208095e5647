import type { Box, Point } from '@hien/domain/office-plan';
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { arrowOf, isChord } from '../drawing-keys.ts';
import type { DragHandlers } from '../useDrag.ts';
import {
  boundedView,
  centredOn,
  isWithin,
  middleOf,
  nearerAt,
  nearest,
  nearnessOf,
} from './closer-view.ts';

/** How much nearer a press of a button or a key goes, and what share of the view an arrow moves it by. */
const step = { nearer: 1.5, arrow: 0.2 } as const;
/** Pixels that a pointer strays within a tap. */
const still = 4;

interface CloserLookOptions {
  /** All there is to see. */
  whole: Box;
  /** What is shown in place of the whole while nobody has come nearer by hand. */
  at?: Box | undefined;
  /** What is chosen, by name and middle: it comes into sight when it is chosen elsewhere. */
  chosen?: { readonly name: string; readonly middle: Point } | undefined;
  /** A second finger has come: what the first one carries is let go. */
  onPinch: () => void;
  /** The view is somebody's own from now on. */
  onOwn?: () => void;
}

type Client = Readonly<{ x: number; y: number }>;

/**
 * The part of a drawing that is looked at closely: by two fingers, the wheel with Ctrl, buttons and keys. It is a part of the drawing's own
 * measure, and not a drawing made larger: lines and letters are drawn anew, and what is pressed there is measured as before.
 */
export function useCloserLook(
  drawing: RefObject<SVGSVGElement | null>,
  { whole, at, chosen, onPinch, onOwn }: CloserLookOptions,
) {
  const [own, setOwn] = useState<Box | null>(null);
  const name = chosen?.name;
  const [seen, setSeen] = useState(name);
  const view = own === null ? (at ?? whole) : boundedView(own, whole);
  if (seen !== name) {
    setSeen(name);
    if (own !== null && chosen !== undefined && !isWithin(view, chosen.middle))
      setOwn(centredOn(view, whole, chosen.middle));
  }
  const isNear = nearnessOf(view, whole) > 1.001;
  const wasMoved = useRef(false);
  const held = useRef<{ pointer: number; from: Client; place: Point; isFar: boolean } | null>(null);

  const show = (next: Box) => {
    setOwn(nearnessOf(next, whole) > 1.001 ? next : null);
    onOwn?.();
  };
  const metresOf = ({ x, y }: Client): Point => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return [point.x, point.y];
  };
  const nearer = (factor: number, point: Point = chosen?.middle ?? middleOf(view)) =>
    show(nearerAt(view, whole, factor, point));
  /** A place of the drawing comes under a finger, and so much is seen. */
  const bring = (place: Point, under: Client, width: number) => {
    const [x, y] = metresOf(under);
    const wide = Math.min(whole.width, Math.max(whole.width / nearest, width));
    const share = wide / view.width;
    show(
      boundedView(
        {
          x: place[0] - (x - view.x) * share,
          y: place[1] - (y - view.y) * share,
          width: wide,
          height: view.height * share,
        },
        whole,
      ),
    );
  };

  const wheel = useEffectEvent((event: WheelEvent) => {
    // Without the key the page scrolls on.
    if (!event.ctrlKey) return;
    event.preventDefault();
    nearer(Math.exp(-event.deltaY * 0.01), metresOf({ x: event.clientX, y: event.clientY }));
  });
  useEffect(() => {
    const element = drawing.current;
    const listen = (event: WheelEvent) => wheel(event);
    // React's own listener could not keep the browser from enlarging the page.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [drawing]);

  const fingers = useRef(new Map<number, Client>());
  const pinched = useRef({ place: middleOf(whole), apart: 1, width: whole.width });
  const touch = (event: ReactPointerEvent) => {
    if (event.pointerType !== 'touch') return;
    // The first finger is there anew, whatever became of those before.
    if (event.isPrimary) fingers.current.clear();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size !== 2) return;
    wasMoved.current = true;
    held.current = null;
    onPinch();
    const both = [...fingers.current.values()];
    const { width } = view;
    pinched.current = { place: metresOf(between(both)), apart: Math.max(1, apart(both)), width };
  };
  const spread = (event: ReactPointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size !== 2) return;
    const both = [...fingers.current.values()];
    const { place, apart: before, width } = pinched.current;
    // What was between the fingers stays between them.
    bring(place, between(both), (width * before) / Math.max(1, apart(both)));
  };
  const lift = ({ pointerId }: ReactPointerEvent) => {
    fingers.current.delete(pointerId);
    held.current = null;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isChord(event)) return;
    const { key } = event;
    const way = arrowOf(event);
    if (key === '+' || key === '=') nearer(step.nearer);
    else if (key === '-') nearer(1 / step.nearer);
    else if (key === '0') show(whole);
    else if (way !== undefined && isNear && event.target === event.currentTarget)
      show(
        boundedView(
          {
            ...view,
            x: view.x + way[0] * view.width * step.arrow,
            y: view.y + way[1] * view.height * step.arrow,
          },
          whole,
        ),
      );
    else return;
    event.preventDefault();
  };
  return {
    view,
    isNear,
    /** In hundredths of the whole's size. */
    percent: Math.round(nearnessOf(view, whole) * 100),
    isNearest: nearnessOf(view, whole) > nearest - 0.001,
    in: () => nearer(step.nearer),
    out: () => nearer(1 / step.nearer),
    all: () => show(whole),
    /** False for the click at the end of a way that moved what is seen. */
    isTap: ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 0 || !wasMoved.current,
    /**
     * What a drawing does with pointers and keys, and what carries things over it. Plus, minus and nought go nearer and farther, arrows
     * move what is seen where the drawing itself has the focus; so does a pointer that takes hold of the ground, or the wheel's button anywhere.
     * @param isDrawn one finger draws on the ground, and does not move it
     */
    handlersWith: (drag: DragHandlers, isDrawn: boolean) => ({
      onKeyDown,
      // Before what is taken hold of, which may keep the press to itself.
      onPointerDownCapture(event: ReactPointerEvent): void {
        if (event.isPrimary) wasMoved.current = false;
        touch(event);
      },
      onPointerDown(event: ReactPointerEvent): void {
        const isWheel = event.button === 1;
        const isHeld = isWheel || (event.button === 0 && !isDrawn && isGround(event));
        if (!event.isPrimary || !isNear || !isHeld) return;
        // The browser would scroll by the wheel's button.
        if (isWheel) event.preventDefault();
        const from = { x: event.clientX, y: event.clientY };
        held.current = { pointer: event.pointerId, from, place: metresOf(from), isFar: false };
      },
      onPointerMove(event: ReactPointerEvent): void {
        drag.onPointerMove(event);
        spread(event);
        const one = held.current;
        if (one?.pointer !== event.pointerId) return;
        const to = { x: event.clientX, y: event.clientY };
        if (!one.isFar && Math.hypot(to.x - one.from.x, to.y - one.from.y) < still) return;
        held.current = { ...one, isFar: true };
        wasMoved.current = true;
        bring(one.place, to, view.width);
      },
      onPointerUp(event: ReactPointerEvent): void {
        drag.onPointerUp(event);
        lift(event);
      },
      onPointerLeave(event: ReactPointerEvent): void {
        drag.onPointerLeave(event);
        lift(event);
      },
      onPointerCancel(event: ReactPointerEvent): void {
        drag.onPointerCancel(event);
        lift(event);
      },
    }),
  };
}

export type CloserLook = ReturnType<typeof useCloserLook>;

/** Whether a press is on nothing that can be taken hold of. */
const isGround = ({ target }: Pick<ReactPointerEvent, 'target'>): boolean =>
  target instanceof Element && target.closest('[role=button], [role=slider]') === null;

const between = ([one, two]: readonly Client[]): Client => ({
  x: ((one?.x ?? 0) + (two?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (two?.y ?? 0)) / 2,
});
const apart = ([one, two]: readonly Client[]): number =>
  Math.hypot((two?.x ?? 0) - (one?.x ?? 0), (two?.y ?? 0) - (one?.y ?? 0));
