import type { Door, Point } from '@hien/domain/office-plan';

/** The square over an opening: as wide as it, half of it on either side of the wall. */
export function squareOver({ opening: [start, end] }: Door): Point[] {
  const half: Point = [(end[0] - start[0]) / 2, (end[1] - start[1]) / 2];
  const off: Point = [-half[1], half[0]];
  return [
    [start[0] + off[0], start[1] + off[1]],
    [end[0] + off[0], end[1] + off[1]],
    [end[0] - off[0], end[1] - off[1]],
    [start[0] - off[0], start[1] - off[1]],
  ];
}

const areaOf = (shape: readonly Point[]): number =>
  shape.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

/** What of one convex shape lies in another (Sutherland and Hodgman). */
function common(shape: readonly Point[], clip: readonly Point[]): Point[] {
  const sign = Math.sign(areaOf(clip));
  let left = [...shape];
  clip.forEach((from, index) => {
    const to = clip[(index + 1) % clip.length] ?? from;
    const inside = ([x, y]: Point): number =>
      sign * ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
    const before = left;
    left = before.flatMap((point, at) => {
      const last = before[(at + before.length - 1) % before.length] ?? point;
      const here = inside(point);
      const there = inside(last);
      const share = there / (there - here);
      const cross: Point = [last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share]; // prettier-ignore
      if (here >= 0) return there >= 0 ? [point] : [cross, point];
      return there >= 0 ? [cross] : [];
    });
  });
  return left;
}

/** Intersection over union of the squares over two openings. */
export function iou(one: Door, other: Door): number {
  const squares = [squareOver(one), squareOver(other)] as const;
  const shared = Math.abs(areaOf(common(...squares)));
  return shared / (Math.abs(areaOf(squares[0])) + Math.abs(areaOf(squares[1])) - shared);
}

export interface Matched {
  readonly pairs: readonly { readonly real: Door; readonly found: Door; readonly iou: number }[];
  readonly missed: readonly Door[];
  readonly invented: readonly Door[];
}

/** Each real door with at most one found, the best overlaps first, none below a half. */
export function match(real: readonly Door[], found: readonly Door[]): Matched {
  const candidates = real
    .flatMap((door) => found.map((other) => ({ real: door, found: other, iou: iou(door, other) })))
    .filter((pair) => pair.iou >= 0.5)
    .toSorted((one, other) => other.iou - one.iou);
  const taken = new Set<Door>();
  const pairs = candidates.filter((pair) => {
    if (taken.has(pair.real) || taken.has(pair.found)) return false;
    taken.add(pair.real).add(pair.found);
    return true;
  });
  return {
    pairs,
    missed: real.filter((door) => !taken.has(door)),
    invented: found.filter((door) => !taken.has(door)),
  };
}
