import type { Point } from '../office-plan/doors.ts';
import type { Mask } from './picture.ts';

/** Sine of the angle below which a wall counts as lying or standing: 10 degrees. */
const level = Math.sin(Math.PI / 18);

/**
 * The outer outline of a mask's one part, with as few corners as a hand would give it: straight, and level where it is nearly so.
 * @param loose pixels that a corner may be off the part's own edge
 * @param seam pixels that were taken away around the part, and are given back
 */
export const outlineOf = (part: Mask, loose: number, seam: number): Point[] =>
  widened(levelled(simplified(edgeOf(part), loose), loose), seam);

/** Walks the part's outer edge with the part at the right hand, from corner to corner of its pixels. */
function edgeOf({ pixels, width, height }: Mask): Point[] {
  const is = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && pixels[y * width + x] === 1; // prettier-ignore
  const first = pixels.indexOf(1);
  if (first < 0) return [];
  const startX = first % width;
  const startY = (first - startX) / width;
  const points: Point[] = [];
  let [x, y, dx, dy] = [startX, startY, 1, 0];
  do {
    points.push([x, y]);
    x += dx;
    y += dy;
    if (!is(x + (dx - dy - 1) / 2, y + (dx + dy - 1) / 2)) [dx, dy] = [-dy, dx];
    else if (is(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2)) [dx, dy] = [dy, -dx];
  } while (x !== startX || y !== startY);
  return points;
}

/** Without the corners that lie within `loose` of the line between their neighbours (Douglas and Peucker, from two far corners). */
function simplified(points: readonly Point[], loose: number): Point[] {
  const [start] = points;
  if (start === undefined) return [];
  let far = 0;
  for (let at = 0; at < points.length; at += 1) if (apart(points[at], start) > apart(points[far], start)) far = at; // prettier-ignore
  const kept = [...between(points.slice(0, far + 1), loose), ...between([...points.slice(far), start], loose)]; // prettier-ignore
  // The two corners that it began from may lie on a line themselves.
  let out = kept;
  for (let again = true; again && out.length > 3;) {
    const dull = out.findIndex((point, at) => offLine(point, out.at(at - 1) ?? point, out[(at + 1) % out.length] ?? point) <= loose); // prettier-ignore
    again = dull >= 0;
    if (again) out = out.toSpliced(dull, 1);
  }
  return out;
}

const apart = (one: Point | undefined, other: Point): number =>
  one === undefined ? 0 : Math.hypot(one[0] - other[0], one[1] - other[1]);

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = Math.hypot(bx - ax, by - ay);
  if (long === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long;
}

/** A line's corners without its last. */
function between(points: readonly Point[], loose: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return points.slice(0, -1);
  let most = 0;
  let at = 0;
  for (let index = 1; index + 1 < points.length; index += 1) {
    const off = offLine(points[index] ?? first, first, last);
    if (off > most) [most, at] = [off, index];
  }
  if (most <= loose) return [first];
  return [...between(points.slice(0, at + 1), loose), ...between(points.slice(at), loose)];
}

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** 0: it stands, at one x; 1: it lies, at one y; undefined: it is slanted. */
  readonly axis: 0 | 1 | undefined;
  readonly at: number;
}

/** Sides that are nearly level become so; sides of one line that follow each other become one. */
function levelled(points: readonly Point[], loose: number): Point[] {
  const sides = points.map((from, index): Side => {
    const to = points[(index + 1) % points.length] ?? from;
    const long = apart(from, to) || 1;
    const [dx, dy] = [Math.abs(to[0] - from[0]) / long, Math.abs(to[1] - from[1]) / long];
    const axis = dy < level ? 1 : dx < level ? 0 : undefined;
    return { from, to, axis, at: axis === undefined ? 0 : (from[axis] + to[axis]) / 2 };
  });
  const out: Point[] = [];
  sides.forEach((side, index) => {
    const before = sides.at(index - 1) ?? side;
    const corner = meeting(before, side);
    if (corner !== undefined) out.push(corner);
    else if (Math.abs(before.at - side.at) > loose && side.axis !== undefined) {
      // A step between two walls that run the same way.
      out.push(on(side.from, side.axis, before.at), on(side.from, side.axis, side.at));
    }
  });
  return out;
}

const on = ([x, y]: Point, axis: 0 | 1, at: number): Point => (axis === 0 ? [at, y] : [x, at]);

/** Where two sides that follow each other meet; undefined when both run the same way. */
function meeting(before: Side, side: Side): Point | undefined {
  if (before.axis === undefined && side.axis === undefined) return side.from;
  if (before.axis === side.axis) return undefined;
  if (before.axis === undefined) return crossing(before, side);
  if (side.axis === undefined) return crossing(side, before);
  return side.axis === 0 ? [side.at, before.at] : [before.at, side.at];
}

/** Where a slanted side's line meets one that is level. */
function crossing({ from, to }: Side, { axis = 0, at }: Side): Point {
  const other = axis === 0 ? 1 : 0;
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  const across = from[other] + (to[other] - from[other]) * share;
  return axis === 0 ? [at, across] : [across, at];
}

/** Moved outwards by so much on all sides; the outline runs with its inside at the right hand. */
function widened(points: readonly Point[], by: number): Point[] {
  return points.map((point, index): Point => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const [ax, ay] = outwards(before, point);
    const [cx, cy] = outwards(point, after);
    // Between two sides the corner goes by both: their sum, longer the sharper it is.
    const square = 1 + ax * cx + ay * cy;
    const share = square < 0.3 ? by : by / square;
    return [point[0] + (ax + cx) * share, point[1] + (ay + cy) * share];
  });
}

/** One pixel away from the inside, square to a side. */
function outwards([ax, ay]: Point, [bx, by]: Point): Point {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / long, (ax - bx) / long];
}
