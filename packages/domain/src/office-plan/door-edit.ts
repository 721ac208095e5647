import { type Door, type DoorKind, type Point } from './doors.ts';
import { overlaps } from './geometry.ts';
import { footprint } from './placed.ts';
import { type OfficeProject, doorWidth, floorOf, officeLimits } from './project.ts';
import { atWall, doorZones } from './reach.ts';
import { rulesOf } from './rules.ts';
import { type Wall, along, pointAt, wallLength, wallOfDoor } from './walls.ts';

/** Metres of an opening. */
export const doorWidths = { least: 0.6, most: 3, usual: 0.9 } as const;
/** Metres that one leaf is wide at most; a wider opening begins with two. */
const widestLeaf = 1.1;
/** Below this many metres two places are the same place. */
const hair = 1e-4;
/** Places on a wall are kept to it: less is no move. */
const millimetre = 1e-3;

/** Why a door cannot be as somebody wants it. */
export const doorFaults = ['off-wall', 'narrow', 'wide', 'overlap', 'full'] as const;
export type DoorFault = (typeof doorFaults)[number];

/** From where to where on its wall an opening goes, in metres; the start may be the farther one. */
const spanOf = (wall: Wall, { opening: [start, end] }: Door) => ({
  start: along(wall, start),
  end: along(wall, end),
});

/** How much of a wall each door of it takes; a door beside the wall's line takes of it what lies before it. */
const taken = (wall: Wall, doors: readonly Door[]): readonly (readonly [number, number])[] => {
  const [dx, dy] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const away = ([x, y]: Point) =>
    Math.abs((x - wall.from[0]) * dy - (y - wall.from[1]) * dx) / (wallLength(wall) || 1);
  return doors
    .filter(({ opening }) => opening.every((end) => away(end) < atWall))
    .map((door) => {
      const { start, end } = spanOf(wall, door);
      return [Math.min(start, end), Math.max(start, end)] as const;
    });
};

/**
 * What is wrong with a door; null when it can be built: on one wall, 60 to 300 cm wide, beside the others.
 * @param door in metres, like `others`
 */
export function doorFault(
  door: Door,
  others: readonly Door[],
  walls: readonly Wall[],
): DoorFault | null {
  if (others.length >= officeLimits.doors) return 'full';
  const width = doorWidth(door);
  if (width < doorWidths.least - hair * 10) return 'narrow';
  if (width > doorWidths.most + hair * 10) return 'wide';
  const wall = wallOfDoor(walls, door);
  if (wall === undefined) return 'off-wall';
  const [own] = taken(wall, [door]);
  if (own === undefined || own[0] < -0.005 || own[1] > wallLength(wall) + 0.005) return 'off-wall';
  return taken(wall, others).some(
    ([from, to]) => own[0] < to - hair * 10 && from < own[1] - hair * 10,
  )
    ? 'overlap'
    : null;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The door between two places of a wall. Somebody said so: it is sure from then on. */
const laid = (door: Door, wall: Wall, start: number, end: number): Door => {
  const opening = [pointAt(wall, start), pointAt(wall, end)] as const;
  return { ...door, opening, width: doorWidth({ ...door, opening }), certainty: 'sure' };
};

/** A new door between two places of a wall: one leaf, or two when it is wide. */
export function newDoor(wall: Wall, start: number, end: number): Door {
  const length = wallLength(wall);
  const ends = [between(start, 0, length), between(end, 0, length)].sort((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  const plain: Door = {
    kind: 'sliding',
    opening: [wall.from, wall.to],
    width: 0,
    certainty: 'sure',
  };
  return laid(ofKind(plain, to - from > widestLeaf ? 'double' : 'single'), wall, from, to);
}

/** A door of a width where a wall is free for it, as near to the wall's middle as can be; null where there is no room. */
export function placedDoor(wall: Wall, width: number, doors: readonly Door[]): Door | null {
  const length = wallLength(wall);
  const stops = [...taken(wall, doors)].sort((a, b) => a[0] - b[0]);
  let free = 0;
  let best: number | null = null;
  for (const [from, to] of [...stops, [length, length] as const]) {
    if (from - free >= width - hair) {
      const start = between((length - width) / 2, free, Math.max(free, from - width));
      const off = (at: number) => Math.abs(at + width / 2 - length / 2);
      if (best === null || off(start) < off(best)) best = start;
    }
    free = Math.max(free, to);
  }
  return best === null ? null : newDoor(wall, best, best + width);
}

/** Along its wall, to the wall's end and no further; the same door where it cannot move. */
export function slid(door: Door, wall: Wall, by: number): Door {
  const { start, end } = spanOf(wall, door);
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const room = wallLength(wall) - high;
  const way = between(by, Math.min(-low, 0), Math.max(room, 0));
  return Math.abs(way) < millimetre ? door : laid(door, wall, start + way, end + way);
}

/** The end that stays while the other is drawn, and to which side of it the door lies. */
function fixedEnd(door: Door, wall: Wall, drawn: 'start' | 'end') {
  const span = spanOf(wall, door);
  const fixed = drawn === 'start' ? span.end : span.start;
  return { own: span[drawn], fixed, way: span[drawn] >= fixed ? 1 : -1 } as const;
}

/** One end of a door at another place of its wall; the width stays one that is built. The same door where the end cannot move. */
export function stretched(door: Door, wall: Wall, which: 'start' | 'end', to: number): Door {
  const { own, fixed, way } = fixedEnd(door, wall, which);
  const most = Math.min(doorWidths.most, way > 0 ? wallLength(wall) - fixed : fixed);
  const width = between((to - fixed) * way, doorWidths.least, Math.max(most, doorWidths.least));
  const at = fixed + way * width;
  if (Math.abs(at - own) < millimetre) return door;
  return which === 'start' ? laid(door, wall, at, fixed) : laid(door, wall, fixed, at);
}

/** Why an end does not go all the way to a place: too narrow there, too wide, or past the wall; null where it does. */
export function stretchFault(
  door: Door,
  wall: Wall,
  which: 'start' | 'end',
  to: number,
): DoorFault | null {
  const { fixed, way } = fixedEnd(door, wall, which);
  const width = (to - fixed) * way;
  if (width < doorWidths.least - hair) return 'narrow';
  if (width > doorWidths.most + hair) return 'wide';
  return to < -hair || to > wallLength(wall) + hair ? 'off-wall' : null;
}

/** Another width: from its start, or as far back as the wall's end asks for. A wall that is too short says so by its fault. */
export function widened(door: Door, wall: Wall, width: number): Door {
  const { start, end } = spanOf(wall, door);
  const way = end >= start ? 1 : -1;
  const length = wallLength(wall);
  const from =
    way > 0
      ? between(start, 0, Math.max(0, length - width))
      : between(start, Math.min(width, length), length);
  return laid(door, wall, from, from + way * width);
}

/** Another kind: only a single leaf has a hinge, only leaves that turn have a side they open to. */
export function ofKind({ hinge, swing, ...door }: Door, kind: DoorKind): Door {
  return {
    ...door,
    kind,
    certainty: 'sure',
    ...(kind === 'single' ? { hinge: hinge ?? 'start' } : {}),
    ...(kind === 'sliding' ? {} : { swing: swing ?? 'left' }),
  };
}

/** Hinged at the other jamb; only a single leaf is. */
export const hingedOtherwise = (door: Door): Door =>
  door.kind === 'single'
    ? { ...door, certainty: 'sure', hinge: door.hinge === 'end' ? 'start' : 'end' }
    : door;

/** Opens to the other side. */
export const swungOtherwise = (door: Door): Door =>
  door.kind === 'sliding'
    ? door
    : { ...door, certainty: 'sure', swing: door.swing === 'left' ? 'right' : 'left' };

/** How many doors somebody should look at. */
export const doubtfulDoors = ({ doors }: Pick<OfficeProject, 'doors'>): number =>
  doors.filter(({ certainty }) => certainty !== 'sure').length;

/**
 * A project with a door put in place of another, or beside them; the others stay to the last digit.
 * @param at null for a new one
 * @param door in metres
 */
export function withDoor(project: OfficeProject, at: number | null, door: Door): OfficeProject {
  const { scale, doors } = project;
  if (scale === null) return project;
  const pixels = ([x, y]: Point): Point => [x / scale, y / scale];
  const put: Door = { ...door, opening: [pixels(door.opening[0]), pixels(door.opening[1])] };
  return {
    ...project,
    doors: at === null ? [...doors, put] : doors.map((one, other) => (other === at ? put : one)),
  };
}

export const withoutDoor = (project: OfficeProject, at: number): OfficeProject => ({
  ...project,
  doors: project.doors.filter((_, other) => other !== at),
});

/** The modules that stand where somebody has to come in, by their place in the list. */
export function modulesInDoorways(project: OfficeProject): readonly number[] {
  const { rooms, doors } = floorOf(project);
  const { doorApproach } = rulesOf(project, project.density);
  const zones = rooms.map(({ id, outline }) => ({
    id,
    zones: doorZones(outline, doors, doorApproach),
  }));
  return project.modules.flatMap((placed, at) => {
    const { x, y, width, height } = footprint(placed);
    // Modules are placed to the millimetre: what only touches stands in nobody's way.
    const box = {
      x: x + millimetre,
      y: y + millimetre,
      width: width - 2 * millimetre,
      height: height - 2 * millimetre,
    };
    const mine = zones.find(({ id }) => id === placed.room)?.zones ?? [];
    return mine.some((zone) => overlaps(zone, box)) ? [at] : [];
  });
}
