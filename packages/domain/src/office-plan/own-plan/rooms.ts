import type { Language } from '../../language/language.ts';
import type { Point } from '../doors.ts';
import {
  type Box,
  bounds,
  crossesItself,
  distanceTo,
  edges,
  enclosed,
  isInside,
  outlineOf,
  overlaps,
} from '../geometry.ts';
import { type OfficeProject, type OfficeRoom, officeLimits } from '../project.ts';
import { type OfficeRoomKind, officeRoomLabels } from '../rules.ts';

/** The smallest room that is built, a booth for one: no desk fits into less. Metres, square metres. */
export const leastRoom = { side: 0.8, area: 1 } as const;
/** Metres that a room may reach over a neighbour's wall: fingers are no finer. */
const thick = 0.05;

/** Why an outline is no room. */
export const roomFaults = ['full', 'corners', 'outside', 'crosses', 'small', 'overlaps'] as const;
export type RoomFault = (typeof roomFaults)[number];

/**
 * What is wrong with a room's outline; null when it is one. A plan without a scale has no rooms: how large is small?
 * @param outline pixels of the plan
 * @param id the room that is drawn anew; null for one more
 */
export function roomFault(
  { width, height, scale, rooms }: Pick<OfficeProject, 'width' | 'height' | 'scale' | 'rooms'>,
  outline: readonly Point[],
  id: string | null,
): RoomFault | null {
  const metre = 1 / (scale ?? 1);
  const others = rooms.filter((room) => room.id !== id);
  if (others.length >= officeLimits.rooms) return 'full';
  if (outline.length < 3 || outline.length > officeLimits.corners) return 'corners';
  if (outline.some(([x, y]) => x < 0 || y < 0 || x > width || y > height)) return 'outside';
  if (crossesItself(outline)) return 'crosses';
  const box = bounds(outline);
  const isSmall =
    enclosed(outline) < leastRoom.area * metre * metre ||
    Math.min(box.width, box.height) < leastRoom.side * metre;
  if (isSmall) return 'small';
  return others.some((room) => overlap(room.outline, outline, thick * metre)) ? 'overlaps' : null;
}

/** How far a point lies from an outline. */
const away = (outline: readonly Point[], point: Point): number =>
  Math.min(...edges(outline).map((edge) => distanceTo(edge, point)));

const deep = (outline: readonly Point[], point: Point, by: number): boolean =>
  isInside(outline, point) && away(outline, point) > by;

/** A point well inside an outline: on the line through the middle of its height, halfway of its widest stretch. */
export function innerPoint(outline: readonly Point[]): Point {
  const { y, height } = bounds(outline);
  let best = { at: 0, width: -1, y: 0 };
  // Corners lie on round shares of a height more often than on these.
  for (const share of [0.487, 0.263, 0.711]) {
    const line = y + height * share;
    const cuts = edges(outline)
      .filter(([[, ay], [, by]]) => ay > line !== by > line)
      .map(([[ax, ay], [bx, by]]) => ax + ((line - ay) / (by - ay)) * (bx - ax))
      .sort((a, b) => a - b);
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      const [from = 0, to = 0] = cuts.slice(at, at + 2);
      if (to - from > best.width) best = { at: (from + to) / 2, width: to - from, y: line };
    }
  }
  return [best.at, best.y];
}

/** Whether two rooms share more than `by` along their walls. */
function overlap(a: readonly Point[], b: readonly Point[], by: number): boolean {
  if (!overlaps(bounds(a), bounds(b))) return false;
  const marks = (outline: readonly Point[]): readonly Point[] => [
    innerPoint(outline),
    ...outline,
    ...edges(outline).map(([[ax, ay], [bx, by]]): Point => [(ax + bx) / 2, (ay + by) / 2]),
  ];
  return (
    marks(a).some((point) => deep(b, point, by)) ||
    marks(b).some((point) => deep(a, point, by)) ||
    edges(a).some((one) => edges(b).some((other) => crossDeep(one, other, by)))
  );
}

/** Whether two walls cross, and not only where one ends at the other. */
function crossDeep(
  one: readonly [Point, Point],
  other: readonly [Point, Point],
  by: number,
): boolean {
  const apart = ([[ax, ay], [bx, by]]: readonly [Point, Point], [x, y]: Point) =>
    ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
  const splits = (wall: readonly [Point, Point], [from, to]: readonly [Point, Point]) => {
    const [s, t] = [apart(wall, from), apart(wall, to)];
    return Math.min(Math.abs(s), Math.abs(t)) > by && s > 0 !== t > 0;
  };
  return splits(one, other) && splits(other, one);
}

/** Where a corner goes by what is drawn already: a corner, a wall, or the line of one; to its own place where nothing is near. */
export function snapTo(
  [x, y]: Point,
  outlines: readonly (readonly Point[])[],
  reach: number,
): Point {
  const corners = outlines.flat();
  const near = nearest(corners, (corner) => Math.hypot(corner[0] - x, corner[1] - y), reach);
  if (near !== undefined) return near;
  const line = (axis: 0 | 1, value: number) =>
    nearest(
      corners.map((corner) => corner[axis]),
      (other) => Math.abs(other - value),
      reach,
    );
  const [atX, atY] = [line(0, x), line(1, y)];
  if (atX !== undefined && atY !== undefined) return [atX, atY];
  const wall = nearest(
    outlines.flatMap((outline) => edges(outline)),
    (edge) => distanceTo(edge, [x, y]),
    reach,
  );
  return wall === undefined ? [atX ?? x, atY ?? y] : footOn(wall, [atX ?? x, atY ?? y]);
}

/** The place of a wall that is nearest to a point. */
function footOn([a, b]: readonly [Point, Point], [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / square;
  const at = Math.min(1, Math.max(0, share));
  return [a[0] + dx * at, a[1] + dy * at];
}

function nearest<T>(all: readonly T[], distance: (one: T) => number, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach;
  for (const one of all) {
    const far = distance(one);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** The upright room between two corners, wherever each of them lies. */
export const roomBetween = ([ax, ay]: Point, [bx, by]: Point): readonly Point[] =>
  outlineOf({
    x: Math.min(ax, bx),
    y: Math.min(ay, by),
    width: Math.abs(bx - ax),
    height: Math.abs(by - ay),
  });

/** Places at most that are looked at for a free one: a plan with as many corners is full, or fuller than a list can help with. */
const mostPlaces = 20_000;
/** Metres below which two places are the same. */
const grain = 0.01;

/** Numbers from the smallest, without those that follow closer than `apart`. */
function apartBy(all: readonly number[], apart: number): readonly number[] {
  const kept: number[] = [];
  for (const one of all.toSorted((a, b) => a - b))
    if (one - (kept.at(-1) ?? -Infinity) >= apart) kept.push(one);
  return kept;
}

/**
 * A place for a room of given measures where nothing is outlined yet, from the upper left; null where there is none.
 * @param width metres, like `depth`
 */
export function freePlace(
  project: Pick<OfficeProject, 'width' | 'height' | 'scale' | 'rooms'>,
  width: number,
  depth: number,
): readonly Point[] | null {
  const { scale, rooms } = project;
  if (scale === null || rooms.length >= officeLimits.rooms) return null;
  const [wide, high] = [width / scale, depth / scale];
  const all = rooms.map((room) => ({ room, box: bounds(room.outline) }));
  // Beside a room that is there, or at an edge of the plan: those are the places without a gap.
  const corners = rooms.flatMap(({ outline }) => outline);
  const places = (axis: 0 | 1, last: number): readonly number[] =>
    apartBy(
      [0, ...corners.map((corner) => corner[axis]).filter((at) => at <= last)],
      grain / scale,
    );
  const across = places(0, project.width - wide);
  let tried = 0;
  for (const y of places(1, project.height - high))
    for (const x of across) {
      tried += 1;
      if (tried > mostPlaces) return null;
      const box: Box = { x, y, width: wide, height: high };
      const near = all.filter((one) => overlaps(one.box, box)).map(({ room }) => room);
      const outline = outlineOf(box);
      if (roomFault({ ...project, rooms: near }, outline, null) === null) return outline;
    }
  return null;
}

/** An id that no room of the plan has. */
function freeId(rooms: readonly OfficeRoom[]): string {
  let number = rooms.length + 1;
  while (rooms.some(({ id }) => id === `r${number}`)) number += 1;
  return `r${number}`;
}

/** A plan with one more room, the last of its list. */
export const withRoom = (
  project: OfficeProject,
  outline: readonly Point[],
  kind: OfficeRoomKind,
  language: Language,
): OfficeProject => ({
  ...project,
  rooms: [
    ...project.rooms,
    { id: freeId(project.rooms), kind, name: officeRoomLabels[kind][language], outline },
  ],
});

/** A room with other walls; what stood in it goes. */
export const withOutline = (
  project: OfficeProject,
  id: string,
  outline: readonly Point[],
): OfficeProject => ({
  ...project,
  rooms: project.rooms.map((room) => (room.id === id ? { ...room, outline } : room)),
  modules: project.modules.filter(({ room }) => room !== id),
});

/** A plan without a room, and what stood in it. */
export const withoutRoom = (project: OfficeProject, id: string): OfficeProject => ({
  ...project,
  rooms: project.rooms.filter((room) => room.id !== id),
  modules: project.modules.filter(({ room }) => room !== id),
});

/** A room at another place, as far as the plan goes. */
export function movedOutline(
  outline: readonly Point[],
  [dx, dy]: Point,
  { width, height }: Pick<OfficeProject, 'width' | 'height'>,
): readonly Point[] {
  const box = bounds(outline);
  const within = (by: number, from: number, to: number) => Math.min(Math.max(by, from), to);
  const [x, y] = [
    within(dx, -box.x, width - box.x - box.width),
    within(dy, -box.y, height - box.y - box.height),
  ];
  return outline.map(([cx, cy]): Point => [cx + x, cy + y]);
}

/** A corner at another place, within the plan. */
export const withCorner = (
  outline: readonly Point[],
  at: number,
  [x, y]: Point,
  { width, height }: Pick<OfficeProject, 'width' | 'height'>,
): readonly Point[] =>
  outline.map((corner, other) =>
    other === at ? [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)] : corner,
  );

/** One more corner, in the middle of the wall that begins at a corner. */
export function withCornerAfter(outline: readonly Point[], at: number): readonly Point[] {
  const [from, to] = [outline[at], outline[(at + 1) % outline.length]];
  if (from === undefined || to === undefined) return outline;
  return outline.toSpliced(at + 1, 0, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
}

/** One corner less; a triangle keeps its three. */
export const withoutCorner = (outline: readonly Point[], at: number): readonly Point[] =>
  outline.length <= 3 ? outline : outline.toSpliced(at, 1);
