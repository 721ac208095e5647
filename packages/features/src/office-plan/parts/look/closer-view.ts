import type { Box, Point } from '@hien/domain/office-plan';

/** How many times nearer than the whole. */
export const nearest = 8;

/** How much nearer a view is than the whole. */
export const nearnessOf = (view: Box, whole: Box): number => whole.width / view.width;

/** A view within the whole, in its shape: no wider than it, and nothing beside it. */
export function boundedView(view: Box, whole: Box): Box {
  const share = Math.min(1, Math.max(1 / nearest, view.width / whole.width));
  const [width, height] = [whole.width * share, whole.height * share];
  const within = (from: number, least: number, room: number) =>
    Math.min(Math.max(from, least), least + room);
  return {
    x: within(view.x, whole.x, whole.width - width),
    y: within(view.y, whole.y, whole.height - height),
    width,
    height,
  };
}

/** A view nearer by a factor, in which a point stays where it was. */
export function nearerAt(view: Box, whole: Box, factor: number, [x, y]: Point): Box {
  const most = view.width / whole.width;
  const share = Math.min(1, Math.max(1 / nearest, most / factor)) / most;
  return boundedView(
    {
      x: x - (x - view.x) * share,
      y: y - (y - view.y) * share,
      width: view.width * share,
      height: view.height * share,
    },
    whole,
  );
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** As near as before, with a point in the middle, as far as the whole goes. */
export const centredOn = (view: Box, whole: Box, [x, y]: Point): Box =>
  boundedView({ ...view, x: x - view.width / 2, y: y - view.height / 2 }, whole);

export const isWithin = (view: Box, [x, y]: Point): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;
