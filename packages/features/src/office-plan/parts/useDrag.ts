import type { Point } from '@hien/domain/office-plan';
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Pixels that a pointer strays within a tap. */
const still = 4;

/** Something of a drawing on its way: where it was taken hold of, and where the pointer is, in metres. */
export interface Drag<Held> {
  readonly held: Held;
  readonly from: Point;
  readonly to: Point;
}

interface Press<Held> extends Drag<Held> {
  readonly pointer: number;
  /** Where it began on the screen, whatever the drawing shows by now. */
  readonly client: Point;
  readonly isDrag: boolean;
}

/** What a drawing tells of a pointer that carries something. */
export type DragHandlers = Readonly<
  Record<
    'onPointerMove' | 'onPointerUp' | 'onPointerLeave' | 'onPointerCancel',
    (event: PointerEvent) => void
  >
>;

/**
 * What is carried over a drawing by one pointer, the main button of a mouse or one finger. A tap carries nothing: it is a click.
 * @param onDrop where it is let go on the drawing; carried off it goes back to where it was
 */
export function useDrag<Held>(
  drawing: RefObject<SVGSVGElement | null>,
  onDrop: (drag: Drag<Held>) => void,
) {
  const [press, setPress] = useState<Press<Held> | null>(null);
  // A mouse clicks at the end of a drag as well.
  const wasDrag = useRef(false);

  const metresOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [point.x, point.y];
  };
  const carried = (one: Press<Held>, event: PointerEvent): Press<Held> => {
    const [x, y] = one.client;
    const isFar = Math.hypot(event.clientX - x, event.clientY - y) >= still;
    return { ...one, to: metresOf(event), isDrag: one.isDrag || isFar };
  };
  const isOwn = ({ pointerId }: PointerEvent): boolean => press?.pointer === pointerId;
  const drop = (event: PointerEvent): void => {
    if (isOwn(event)) setPress(null);
  };
  return {
    /** Null while nothing is on its way. */
    drag: press?.isDrag === true ? press : null,
    metresOf,
    /** Whether a click is one, and not the end of a drag. Who reads the page out clicks without a pointer. */
    isTap: ({ detail }: MouseEvent): boolean => detail === 0 || !wasDrag.current,
    hold(held: Held, event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      const at = metresOf(event);
      wasDrag.current = false;
      setPress({
        held,
        from: at,
        to: at,
        pointer: event.pointerId,
        client: [event.clientX, event.clientY],
        isDrag: false,
      });
    },
    /** What is on its way goes back to where it was: a second finger has come, and wants something else. */
    letGo(): void {
      wasDrag.current = true;
      setPress(null);
    },
    handlers: {
      onPointerMove(event: PointerEvent): void {
        if (press !== null && isOwn(event)) setPress(carried(press, event));
      },
      onPointerUp(event: PointerEvent): void {
        if (press === null || !isOwn(event)) return;
        const last = carried(press, event);
        wasDrag.current = last.isDrag;
        setPress(null);
        if (last.isDrag) onDrop(last);
      },
      onPointerLeave: drop,
      onPointerCancel: drop,
    },
  };
}
