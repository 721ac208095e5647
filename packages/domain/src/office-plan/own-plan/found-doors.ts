import { doorWidths } from '../door-edit.ts';
import type { Door, DoorCertainty, Point } from '../doors.ts';
import { type OfficeProject, doorWidth, floorOf, officeLimits } from '../project.ts';
import { atWall } from '../reach.ts';
import { type Wall, along, pointAt, wallLength, wallOfDoor, wallsOf } from '../walls.ts';

/** Doors as somebody found them on a picture, in pixels of a picture that large; an opening is a start and an end. */
export type FoundDoors = {
  readonly width: number;
  readonly height: number;
  readonly doors: readonly (Omit<Door, 'width' | 'opening'> & {
    readonly opening: readonly (readonly number[])[];
  })[];
};

type Opening = Pick<Door, 'opening'>;

/** What came of doors that were found: the plan with them, and how many of them are what. */
export type FoundOutcome = {
  readonly project: OfficeProject;
  readonly added: number;
  /** Of those that were added, the ones that somebody should look at. */
  readonly doubtful: number;
  /** Where the plan has a door already: that one stays as it is. */
  readonly known: number;
  /** On no wall of a room: rooms that nobody has outlined, or no door at all. */
  readonly beside: number;
  /** More than a plan may have. */
  readonly over: number;
};

/** Metres that two doors beside each other may seem to share: a pixel or two. */
const touching = 0.05;
/** How far off a wall's direction a door of that wall may be drawn, as a cosine: 20 degrees. */
const alike = Math.cos(Math.PI / 9);

/** How much a door can be relied on: one of a width that nobody builds is to be looked at, however sure it was. */
export const foundCertainty = (certainty: DoorCertainty, width: number): DoorCertainty =>
  width < doorWidths.least || width > doorWidths.most ? 'check' : certainty;

/** From start to end, one metre long. */
function direction({ opening: [[ax, ay], [bx, by]] }: Opening): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

const isAlike = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.abs(ax * bx + ay * by) > alike;

/** Whether two doors are one: in one wall, and one where the other is. In metres. */
export function isSameDoor(one: Opening, other: Opening): boolean {
  if (!isAlike(direction(one), direction(other))) return false;
  const line: Wall = { from: other.opening[0], to: other.opening[1], rooms: [] };
  const [dx, dy] = direction(other);
  const isFar = one.opening.some(
    ([x, y]) => Math.abs((x - line.from[0]) * dy - (y - line.from[1]) * dx) > atWall,
  );
  if (isFar) return false;
  const span = one.opening.map((end) => along(line, end));
  const shared = Math.min(Math.max(...span), wallLength(line)) - Math.max(Math.min(...span), 0);
  return shared > touching;
}

/** A found door where its wall is: on the wall's line and between its ends; null where no wall of a room is. */
function onItsWall(door: Opening, walls: readonly Wall[]): Opening | null {
  const way = direction(door);
  const wall = wallOfDoor(
    walls.filter(({ from, to }) => isAlike(way, direction({ opening: [from, to] }))),
    door,
  );
  if (wall === undefined) return null;
  const [start, end] = [along(wall, door.opening[0]), along(wall, door.opening[1])];
  const length = wallLength(wall);
  if (Math.abs(end - start) > length) return null;
  // A pixel over the corner is not another wall.
  const by = Math.max(0, -Math.min(start, end)) - Math.max(0, Math.max(start, end) - length);
  return { opening: [pointAt(wall, start + by), pointAt(wall, end + by)] };
}

const order: Readonly<Record<DoorCertainty, number>> = { check: 0, likely: 1, sure: 2 };

/**
 * A plan with the doors that were found on its picture. What somebody drew stays, and no place gets a second door; new ones come
 * after those that are there, the doubtful ones first, laid on the walls of rooms. A plan without a scale has no walls yet: nothing
 * is taken over.
 */
export function withFoundDoors(project: OfficeProject, found: FoundDoors): FoundOutcome {
  const { scale } = project;
  const none = { project, added: 0, doubtful: 0, known: 0, beside: 0, over: 0 };
  if (scale === null) return none;
  const floor = floorOf(project);
  const walls = wallsOf(floor.rooms);
  const across = (project.width / found.width) * scale;
  const down = (project.height / found.height) * scale;
  const metres = ([x = 0, y = 0]: readonly number[] = []): Point => [x * across, y * down];
  const pixels = ([x, y]: Point): Point => [x / scale, y / scale];
  const taken: Door[] = [];
  let [known, beside] = [0, 0];
  for (const { kind, opening, hinge, swing, certainty } of found.doors) {
    const seen: Opening = { opening: [metres(opening[0]), metres(opening[1])] };
    const laid = onItsWall(seen, walls);
    const isIn = (doors: readonly Door[]) => doors.some((other) => isSameDoor(laid ?? seen, other));
    if (isIn(floor.doors)) known += 1;
    else if (laid === null) beside += 1;
    else if (!isIn(taken)) {
      const width = Math.round(doorWidth(laid) * 1_000) / 1_000;
      taken.push({
        ...laid,
        kind,
        ...(hinge === undefined ? {} : { hinge }),
        ...(swing === undefined ? {} : { swing }),
        width,
        certainty: foundCertainty(certainty, width),
      });
    }
  }
  const free = Math.max(0, officeLimits.doors - project.doors.length);
  const added = taken
    .slice(0, free)
    .sort((one, other) => order[one.certainty] - order[other.certainty]);
  if (added.length === 0) return { ...none, known, beside, over: taken.length };
  return {
    project: {
      ...project,
      doors: [
        ...project.doors,
        ...added.map((door) => ({
          ...door,
          opening: [pixels(door.opening[0]), pixels(door.opening[1])] as const,
        })),
      ],
    },
    added: added.length,
    doubtful: added.filter(({ certainty }) => certainty !== 'sure').length,
    known,
    beside,
    over: taken.length - added.length,
  };
}

/** The next door that somebody should look at, after one of the list and then from its start; null where all are sure. */
export function nextDoubtful(
  { doors }: Pick<OfficeProject, 'doors'>,
  after: number | null,
): number | null {
  const from = (after ?? -1) + 1;
  const places = doors.map((_, at) => (at + from) % doors.length);
  return places.find((at) => doors[at]?.certainty !== 'sure') ?? null;
}
