import type { Point } from './doors.ts';

/** An upright rectangle; metres where nothing else is said. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Below this many metres two edges are the same edge. */
const hair = 1e-6;

/** Whether two rectangles share more than an edge. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - hair &&
  b.x < a.x + a.width - hair &&
  a.y < b.y + b.height - hair &&
  b.y < a.y + a.height - hair;

/** The smallest upright rectangle around points; nothing around none. */
export function bounds(points: readonly Point[]): Box {
  const [first] = points;
  if (first === undefined) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top] = first;
  let [right, bottom] = first;
  // A drawing has more points than a call takes arguments.
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const outlineOf = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** What an outline encloses, in the square of its unit. */
export function enclosed(outline: readonly Point[]): number {
  let twice = 0;
  for (const [[ax, ay], [bx, by]] of edges(outline)) twice += ax * by - bx * ay;
  return Math.abs(twice) / 2;
}

/** The sides of an outline, the last one back to its start. */
export const edges = (outline: readonly Point[]): readonly (readonly [Point, Point])[] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from]);

const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** Whether two lines cross within both of them; ends that only touch do not. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const [s, t] = [side(a, b, c), side(a, b, d)];
  const [u, v] = [side(c, d, a), side(c, d, b)];
  return Math.abs(s * t) > 0 && Math.abs(u * v) > 0 && s > 0 !== t > 0 && u > 0 !== v > 0;
}

/**
 * Whether an outline crosses itself, through a corner too: such a room has no inside. It is looked at between the heights of its corners,
 * where its sides are lines from an upper to a lower edge: none of them may change places with another, and who goes from left to right
 * is by turns outside and inside. Sides that only touch cross nothing.
 */
export function crossesItself(outline: readonly Point[]): boolean {
  const heights = [...new Set(outline.map(([, y]) => y))].sort((a, b) => a - b);
  // Which way round: the same wherever one looks.
  let turn = 0;
  for (const [at, bottom] of heights.slice(1).entries()) {
    const sides = sidesBetween(outline, heights[at] ?? bottom, bottom);
    let winding = 0;
    for (const [nth, side] of sides.entries()) {
      winding += side.turn;
      const next = sides[nth + 1];
      if (next === undefined) break;
      const [above, below] = [next.top - side.top, next.bottom - side.bottom];
      if (Math.min(above, below) < -hair) return true;
      // Sides that lie on each other count together; outside there is nothing to count.
      if (winding === 0 || Math.max(above, below) < hair) continue;
      turn ||= Math.sign(winding);
      if (winding !== turn) return true;
    }
  }
  return false;
}

/** The sides of an outline that reach from one height to another without a corner between, from left to right. */
function sidesBetween(outline: readonly Point[], top: number, bottom: number) {
  return edges(outline)
    .filter(
      ([[, ay], [, by]]) => ay !== by && Math.min(ay, by) <= top && Math.max(ay, by) >= bottom,
    )
    .map((side) => ({
      top: xAt(side, top),
      bottom: xAt(side, bottom),
      turn: Math.sign(side[1][1] - side[0][1]),
    }))
    .sort((a, b) => a.top + a.bottom - b.top - b.bottom);
}

/** Where a line that is not level passes a height. */
const xAt = ([[ax, ay], [bx, by]]: readonly [Point, Point], y: number): number =>
  y === ay ? ax : y === by ? bx : ax + ((y - ay) / (by - ay)) * (bx - ax);

/** Whether a point lies within an outline. */
export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edges(outline))
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  return inside;
}

/** Whether a rectangle lies within an outline; it may touch the walls. */
export function boxInside(outline: readonly Point[], box: Box): boolean {
  const within = bounds(outline);
  if (
    box.x < within.x - hair ||
    box.y < within.y - hair ||
    box.x + box.width > within.x + within.width + hair ||
    box.y + box.height > within.y + within.height + hair
  )
    return false;
  const inner: Box = {
    x: box.x + hair,
    y: box.y + hair,
    width: box.width - 2 * hair,
    height: box.height - 2 * hair,
  };
  const corners = outlineOf(inner);
  return (
    corners.every((corner) => isInside(outline, corner)) &&
    !edges(outline).some((wall) => edges(corners).some((line) => cross(wall, line)))
  );
}

/** Metres from a point to a line that ends at both its ends. */
export function distanceTo([a, b]: readonly [Point, Point], [px, py]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((px - a[0]) * dx + (py - a[1]) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(px - a[0] - at * dx, py - a[1] - at * dy);
}
