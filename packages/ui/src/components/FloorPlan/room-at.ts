import type { PlanRoom } from './FloorPlan.tsx';

type Point = { x: number; y: number };

/** Where a pointer stands on a drawing, in shares of its width and height. */
export const shareOf = (
  drawing: { left: number; top: number; width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => ({
  x: (clientX - drawing.left) / drawing.width,
  y: (clientY - drawing.top) / drawing.height,
});

/** The room whose walls are around a point. */
export const roomAt = (rooms: readonly PlanRoom[], { x, y }: Point): PlanRoom | undefined =>
  rooms.find(
    ({ box }) =>
      box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );
