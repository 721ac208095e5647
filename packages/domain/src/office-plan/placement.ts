import type { Door } from './doors.ts';
import { type Box, boxInside, bounds, overlaps } from './geometry.ts';
import { officeModule } from './modules.ts';
import {
  type PlacedModule,
  type Turn,
  deskCount,
  footprint,
  sizeOf,
  strips,
  turns,
} from './placed.ts';
import type { Floor, FloorRoom } from './project.ts';
import { cell, doorZones, walk } from './reach.ts';
import { type Desk, type RowPattern, desksOf, rowPatterns } from './rows.ts';
import { type PlacementRules, modulesOfRoom } from './rules.ts';

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

/** What a room's modules were placed with, for whoever wants to know why they stand there. */
export type Furnished = { readonly room: string; readonly placed: readonly PlacedModule[] };

/** Places a room's modules by the rules; deterministic, and empty where nothing fits. */
export function furnishRoom(
  room: FloorRoom,
  doors: readonly Door[],
  asked: PlacementRules,
): readonly PlacedModule[] {
  const rules = inCells(asked);
  const zones = doorZones(room.outline, doors, rules.doorApproach);
  return room.kind === 'work'
    ? furnishWork(room, zones, rules)
    : furnishWith(room, zones, modulesOfRoom[room.kind], rules);
}

/** Ways in whole cells of the walk, none narrower than was asked: between two cells a way is walked as if it were one narrower. */
function inCells(rules: PlacementRules): PlacementRules {
  const whole = (metres: number) => round(Math.ceil(metres / cell - 1e-6) * cell);
  return {
    ...rules,
    betweenRows: whole(rules.betweenRows),
    rowEnd: whole(rules.rowEnd),
    path: whole(rules.path),
  };
}

/** Places modules in all rooms of a floor. */
export const furnish = ({ rooms, doors }: Floor, rules: PlacementRules): readonly PlacedModule[] =>
  rooms.flatMap((room) => furnishRoom(room, doors, rules));

/**
 * Rows of desks: of all patterns the one with the most desks that can be walked to. The fullest is walked first and none is left
 * out that could still win: a limit of their number would let a larger room have fewer desks.
 */
function furnishWork(
  room: FloorRoom,
  zones: readonly Box[],
  rules: PlacementRules,
): readonly PlacedModule[] {
  const within = bounds(room.outline);
  const fits = (box: Box) =>
    boxInside(room.outline, box) && !zones.some((zone) => overlaps(zone, box));
  const tried = rowPatterns(within.width, within.height, rules)
    .map((pattern: RowPattern) => {
      const desks = desksOf(pattern, within, fits);
      return { desks, count: desks.reduce((sum, { isPair }) => sum + (isPair ? 2 : 1), 0) };
    })
    .sort((a, b) => b.count - a.count);
  let best: readonly PlacedModule[] = [];
  for (const { desks, count } of tried) {
    // What cannot become better is not walked.
    if (count <= deskCount(best)) break;
    const kept = reachable(room, desks, zones, rules.path);
    const placed = grouped(kept).map(({ module, x, y, turn }) => ({
      module,
      room: room.id,
      x: round(x),
      y: round(y),
      turn,
    }));
    if (deskCount(placed) > deskCount(best)) best = placed;
  }
  return best;
}

const pieceOf = (desk: Desk): PlacedModule => ({
  module: desk.isPair ? 'desk-2' : 'desk-1',
  room: null,
  x: desk.x,
  y: desk.y,
  turn: desk.turn,
});

/** The desks whose every seat can be walked to, once those that cannot are gone. */
function reachable(
  room: FloorRoom,
  desks: readonly Desk[],
  zones: readonly Box[],
  path: number,
): readonly Desk[] {
  let kept = desks;
  for (;;) {
    const { isReached } = walk(
      room.outline,
      kept.map((one) => footprint(pieceOf(one))),
      zones,
      path,
    );
    const next = kept.filter((one) =>
      strips(pieceOf(one)).every((strip) => isReached(seat(strip))),
    );
    if (next.length === kept.length) return next;
    kept = next;
  }
}

/** The line of cells beside a desk from which one sits down. */
function seat(strip: Box): Box {
  return strip.width >= strip.height
    ? { ...strip, y: strip.y + strip.height / 2 - cell / 2, height: cell }
    : { ...strip, x: strip.x + strip.width / 2 - cell / 2, width: cell };
}

/** Pairs that stand side by side become groups of four and six; single desks stay. */
function grouped(desks: readonly Desk[]): readonly PlacedModule[] {
  const pairs = desks.filter(({ isPair }) => isPair);
  const placed = desks.filter(({ isPair }) => !isPair).map(pieceOf);
  const taken = new Set<Desk>();
  for (const pair of pairs) {
    if (taken.has(pair)) continue;
    const isAlongX = pair.turn % 180 === 0;
    const along = (nth: number) =>
      pairs.find(
        (other) =>
          other.row === pair.row &&
          !taken.has(other) &&
          Math.abs(other.x - pair.x - (isAlongX ? nth * 1.6 : 0)) < 1e-6 &&
          Math.abs(other.y - pair.y - (isAlongX ? 0 : nth * 1.6)) < 1e-6,
      );
    const second = along(1);
    const third = second === undefined ? undefined : along(2);
    for (const one of [pair, second, third]) if (one !== undefined) taken.add(one);
    const module = third !== undefined ? 'desk-6' : second !== undefined ? 'desk-4' : 'desk-2';
    placed.push({ module, room: null, x: pair.x, y: pair.y, turn: pair.turn });
  }
  return placed;
}

/**
 * The first module of the list that fits, at the place nearest to the room's middle, or at a wall when it belongs there. Every place
 * on a grid of 20 cm is tried, in all four turns.
 */
function furnishWith(
  room: FloorRoom,
  zones: readonly Box[],
  wanted: readonly string[],
  { path }: PlacementRules,
): readonly PlacedModule[] {
  const found = wanted.flatMap((id) => (officeModule(id) ? [id] : []));
  for (const id of found) {
    const placed = placeOne(room, zones, id, [], path);
    if (placed !== null) return [placed];
  }
  return [];
}

/** Groups that stand with their back to a wall. */
const wallGroups: ReadonlySet<string> = new Set(['booth', 'room', 'storage']);
const wallModules: ReadonlySet<string> = new Set(['pantry', 'desk-1', 'waiting', 'lounge']);

/**
 * Where a module can stand in a room beside what stands there; null where it cannot. Used for a room's own module and for one that
 * somebody adds.
 */
export function placeOne(
  room: FloorRoom,
  zones: readonly Box[],
  id: string,
  others: readonly PlacedModule[],
  path: number,
): PlacedModule | null {
  const module = officeModule(id);
  if (module === undefined) return null;
  const within = bounds(room.outline);
  const atWall = wallGroups.has(module.group) || wallModules.has(id);
  const stands = others.map(footprint);
  let best: { placed: PlacedModule; cost: number } | null = null;
  for (const turn of turns) {
    const { width, height } = sizeOf(module, turn);
    if (width > within.width + 1e-6 || height > within.height + 1e-6) continue;
    for (const x of steps(within.x, within.width - width))
      for (const y of steps(within.y, within.height - height)) {
        const placed: PlacedModule = { module: id, room: room.id, x, y, turn };
        const box = footprint(placed);
        const cost = atWall ? wallCost(box, within, turn) : middleCost(box, within, turn);
        if (best !== null && cost >= best.cost) continue;
        if (
          zones.some((zone) => overlaps(zone, box)) ||
          stands.some((other) => overlaps(other, box)) ||
          !boxInside(room.outline, box) ||
          !strips(placed).every(
            (strip) =>
              boxInside(room.outline, strip) && !stands.some((other) => overlaps(other, strip)),
          )
        )
          continue;
        best = { placed, cost };
      }
  }
  if (best === null) return null;
  const { isReached } = walk(
    room.outline,
    [...stands, footprint(best.placed)],
    zones,
    Math.min(path, within.width, within.height),
  );
  const free = strips(best.placed);
  return free.length === 0 || free.some(isReached)
    ? { ...best.placed, x: round(best.placed.x), y: round(best.placed.y) }
    : null;
}

/** Places from a wall to the other, each 20 cm, the middle and the last one included. */
function steps(from: number, length: number): readonly number[] {
  const places = [from, from + length / 2, from + length];
  for (let at = 0.2; at < length; at += 0.2) places.push(from + at);
  return places;
}

/** Nearer to the middle is better; unturned is a little better. */
const middleCost = (box: Box, within: Box, turn: Turn): number =>
  Math.hypot(
    box.x + box.width / 2 - within.x - within.width / 2,
    box.y + box.height / 2 - within.y - within.height / 2,
  ) +
  turn / 10_000;

/** The nearer the back is to its wall the better, then the nearer a corner. */
function wallCost(box: Box, within: Box, turn: Turn): number {
  const gaps = {
    0: box.y - within.y,
    90: within.x + within.width - box.x - box.width,
    180: within.y + within.height - box.y - box.height,
    270: box.x - within.x,
  };
  const along = turn % 180 === 0 ? Math.min(gaps[90], gaps[270]) : Math.min(gaps[0], gaps[180]);
  return gaps[turn] * 10 + along + turn / 10_000;
}

/** Why a module cannot stand where somebody wants it; null when it can. */
export type Collision =
  | { readonly kind: 'outside' }
  | { readonly kind: 'door' }
  | { readonly kind: 'module'; readonly module: string }
  | { readonly kind: 'aisle'; readonly module: string };

/**
 * What a module would run into at its place.
 * @param others the modules that stand on the floor besides it
 */
export function collisionOf(
  placed: PlacedModule,
  others: readonly PlacedModule[],
  { rooms, doors }: Floor,
  rules: PlacementRules,
): Collision | null {
  const box = footprint(placed);
  const room = rooms.find(({ outline }) => boxInside(outline, box));
  if (room === undefined) return { kind: 'outside' };
  if (doorZones(room.outline, doors, rules.doorApproach).some((zone) => overlaps(zone, box)))
    return { kind: 'door' };
  const hit = others.find((other) => overlaps(footprint(other), box));
  if (hit !== undefined) return { kind: 'module', module: hit.module };
  const close = others.find(
    (other) =>
      strips(placed).some((strip) => overlaps(strip, footprint(other))) ||
      strips(other).some((strip) => overlaps(strip, box)),
  );
  return close === undefined ? null : { kind: 'aisle', module: close.module };
}
