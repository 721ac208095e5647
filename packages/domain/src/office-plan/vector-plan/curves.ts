import type { Point } from '../doors.ts';
import type { Arc } from './shapes.ts';

/** Share of a radius by which a curve may miss a circle and still be drawn as a part of it. */
const slack = 0.015;
const degrees = (turn: number): number => (turn * 180) / Math.PI;
const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
/** The way from one direction to another, −180° to 180°. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** A cubic curve as the part of a circle that it was drawn as; null where it is none. */
export function arcOfCurve(from: Point, first: Point, second: Point, to: Point): Arc | null {
  const [ax, ay] = [first[0] - from[0], first[1] - from[1]];
  const [bx, by] = [to[0] - second[0], to[1] - second[1]];
  // The middle lies across both ends.
  const across = -ay * bx + ax * by;
  if (Math.abs(across) < 1e-6 * Math.hypot(ax, ay) * Math.hypot(bx, by) || across === 0)
    return null;
  const away = ((to[0] - from[0]) * bx + (to[1] - from[1]) * by) / across;
  const center: Point = [from[0] - ay * away, from[1] + ax * away];
  const middle: Point = [
    (from[0] + 3 * first[0] + 3 * second[0] + to[0]) / 8,
    (from[1] + 3 * first[1] + 3 * second[1] + to[1]) / 8,
  ];
  return roundAbout(center, [from, middle, to]);
}

/** Straight pieces in place of a cubic curve, its beginning left out. */
export const straightened = (from: Point, first: Point, second: Point, to: Point): Point[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((part): Point => {
    const t = part / 8;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [
      p * from[0] + q * first[0] + r * second[0] + s * to[0],
      p * from[1] + q * first[1] + r * second[1] + s * to[1],
    ];
  });

/** Straight pieces of a circle's part, as programs write them that know no curves: alike in length and turn. */
const alike = { pieces: 4, length: 0.3, turn: 0.35, least: 1.5, most: 30 } as const;

/** Parts of circles that a chain of straight pieces stands for. */
export function arcsOfChain(points: readonly Point[]): Arc[] {
  if (points.length <= alike.pieces) return [];
  const pieces = points.slice(1).map(([x, y], at) => {
    const [px, py] = points[at] ?? [x, y];
    return { long: Math.hypot(x - px, y - py), heading: degrees(Math.atan2(y - py, x - px)) };
  });
  const turns = pieces
    .slice(1)
    .map(({ heading }, at) => between(pieces[at]?.heading ?? 0, heading));
  const found: Arc[] = [];
  for (let from = 0; from < turns.length;) {
    const count = alikeFrom(from, pieces, turns);
    const arc = count < alike.pieces ? null : arcOfPoints(points.slice(from, from + count + 1));
    if (arc !== null) found.push(arc);
    // What is alike and no circle is looked at once, but for where another may begin.
    from += arc === null ? Math.max(1, count - alike.pieces) : count;
  }
  return found;
}

/** How many pieces from one on are alike, no further than once around. */
function alikeFrom(
  from: number,
  pieces: readonly { readonly long: number }[],
  turns: readonly number[],
): number {
  const [turn = 0, long = 0] = [turns[from], pieces[from]?.long];
  const size = Math.abs(turn);
  if (size < alike.least || size > alike.most) return 1;
  const last = Math.min(turns.length, from + Math.floor(360 / size) - 1);
  let at = from;
  while (
    at < last &&
    Math.abs((turns[at] ?? 0) - turn) <= size * alike.turn &&
    Math.abs((pieces[at + 1]?.long ?? 0) - long) <= long * alike.length
  )
    at += 1;
  return at - from + 1;
}

/** The circle through the beginning, the middle and the end of points, where all the others lie on it too. */
function arcOfPoints(points: readonly Point[]): Arc | null {
  const [a, b, c] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  if (a === undefined || b === undefined || c === undefined) return null;
  const twice = 2 * ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  if (twice === 0) return null;
  const [bb, cc] = [far(a, b) ** 2, far(a, c) ** 2];
  return roundAbout(
    [
      a[0] + ((c[1] - a[1]) * bb - (b[1] - a[1]) * cc) / twice,
      a[1] + ((b[0] - a[0]) * cc - (c[0] - a[0]) * bb) / twice,
    ],
    points,
  );
}

/** A part of a circle by its middle and points along it, no more than a half turn from one to the next. */
function roundAbout(center: Point, points: readonly Point[]): Arc | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const radius = far(center, first);
  if (!(radius < 1e9) || points.some((one) => Math.abs(far(center, one) - radius) > radius * slack))
    return null;
  const angles = points.map(([x, y]) => degrees(Math.atan2(y - center[1], x - center[0])));
  const sweep = Math.abs(
    angles.reduce(
      (sum, angle, at) => sum + (at === 0 ? 0 : between(angles[at - 1] ?? 0, angle)),
      0,
    ),
  );
  return sweep < alike.least * 2 ? null : { center, radius, ends: [first, last], sweep };
}

/** Parts that go on where the one before ends, round the same middle, are one. */
export function joinedArcs(arcs: readonly Arc[]): Arc[] {
  const joined: Arc[] = [];
  for (const arc of arcs) {
    const before = joined.at(-1);
    const near = arc.radius * slack;
    const meets =
      before !== undefined &&
      far(before.center, arc.center) < near &&
      Math.abs(before.radius - arc.radius) < near &&
      far(before.ends[1], arc.ends[0]) < near &&
      before.sweep + arc.sweep < 360;
    if (meets)
      joined[joined.length - 1] = {
        ...before,
        ends: [before.ends[0], arc.ends[1]],
        sweep: before.sweep + arc.sweep,
      };
    else joined.push(arc);
  }
  return joined;
}
