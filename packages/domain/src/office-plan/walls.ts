import type { Door, Point } from './doors.ts';
import { distanceTo, edges } from './geometry.ts';
import type { FloorRoom } from './project.ts';
import { atWall } from './reach.ts';

/**
 * A stretch of wall between two corners or where another wall meets it, in metres. It runs from left to right, an upright one from
 * top to bottom. Doors lie within one stretch: none goes through the wall of a neighbour.
 */
export type Wall = {
  readonly from: Point;
  readonly to: Point;
  /** The one or two rooms that it closes. */
  readonly rooms: readonly string[];
};

/** Metres within which two corners are the same corner. */
const same = 0.01;
const isNear = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(bx - ax, by - ay) < same;
const length = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const wallLength = ({ from, to }: Wall): number => length(from, to);

/** Whether a wall runs rather up and down than left and right. */
export const isUpright = ({ from, to }: Wall): boolean =>
  Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);

/** How far along a wall a point's foot lies, in metres from its start; beyond its ends too. */
export const along = ({ from, to }: Wall, [x, y]: Point): number =>
  ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / (length(from, to) || 1);

/** The place on a wall, to the millimetre. */
export function pointAt({ from, to }: Wall, metres: number): Point {
  const share = metres / (length(from, to) || 1);
  const round = (value: number) => Math.round(value * 1_000) / 1_000;
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

/** All walls of a floor, each once, room by room. */
export function wallsOf(rooms: readonly FloorRoom[]): readonly Wall[] {
  const corners = rooms.flatMap(({ outline }) => outline);
  const found: { from: Point; to: Point; rooms: string[] }[] = [];
  for (const { id, outline } of rooms)
    for (const edge of edges(outline))
      for (const [from, to] of stretches(edge, corners)) {
        const known = found.find((wall) => isNear(wall.from, from) && isNear(wall.to, to));
        if (known === undefined) found.push({ from, to, rooms: [id] });
        else if (!known.rooms.includes(id)) known.rooms.push(id);
      }
  return found;
}

/** A room's side, cut where other walls meet it. */
function stretches(
  [a, b]: readonly [Point, Point],
  corners: readonly Point[],
): readonly (readonly [Point, Point])[] {
  const [from, to] = a[0] - b[0] < -same || (a[0] - b[0] < same && a[1] < b[1]) ? [a, b] : [b, a];
  const wall: Wall = { from, to, rooms: [] };
  const inner = corners
    .filter((corner) => distanceTo([from, to], corner) < same)
    .filter((corner) => !isNear(corner, from) && !isNear(corner, to))
    .sort((one, other) => along(wall, one) - along(wall, other));
  const cuts = [from, ...inner, to].filter(
    (cut, at, all) => at === 0 || !isNear(cut, all[at - 1] ?? from),
  );
  return cuts.slice(1).flatMap((cut, at) => {
    const before = cuts[at];
    return before === undefined ? [] : [[before, cut] as const];
  });
}

/**
 * The wall that is nearest to a point.
 * @param reach metres that it may be away
 */
export const wallNear = (walls: readonly Wall[], point: Point, reach: number): Wall | undefined =>
  nearest(walls, ({ from, to }) => distanceTo([from, to], point), reach);

/** The wall that a door lies on. */
export const wallOfDoor = (
  walls: readonly Wall[],
  { opening }: Pick<Door, 'opening'>,
): Wall | undefined =>
  nearest(
    walls,
    ({ from, to }) => Math.max(...opening.map((end) => distanceTo([from, to], end))),
    atWall,
  );

function nearest(
  walls: readonly Wall[],
  away: (wall: Wall) => number,
  reach: number,
): Wall | undefined {
  let best: { wall: Wall; away: number } | undefined;
  for (const wall of walls) {
    const distance = away(wall);
    if (distance < reach && (best === undefined || distance < best.away))
      best = { wall, away: distance };
  }
  return best?.wall;
}
