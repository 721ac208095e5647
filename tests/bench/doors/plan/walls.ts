import type { Random } from './random.ts';
import { type Box, type Rooms, sharedSide, type Stretch } from './rooms.ts';

export type Spot = readonly [x: number, y: number];

/** A wall by its middle line, in metres. */
export interface Wall {
  readonly from: Spot;
  readonly to: Spot;
  readonly thickness: number;
}

/** Where a door or a window may stand: between two rooms, or between a room and the open. */
export interface Side extends Stretch {
  readonly rooms: readonly Box[];
  readonly thickness: number;
}

export interface Walls {
  readonly walls: readonly Wall[];
  readonly sides: readonly Side[];
  /** The corners that a slanted wall cuts off: nothing stands there. */
  readonly cutCorners: readonly Box[];
}

/** The walls of a storey: partitions of several thicknesses, one thickness outside, sometimes a corner cut off at a slant. */
export function wallsOf({ boxes, thickness }: Rooms, random: Random): Walls {
  const outer = random.between(0.2, 0.36);
  const inner = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other): Side[] => {
      const shared = sharedSide(one, other);
      if (!shared) return [];
      const thick = thickness.get(`${shared.along}${shared.at}`) ?? 0.12;
      return [{ ...shared, rooms: [one, other], thickness: thick }];
    }),
  );
  const rim = boxes
    .flatMap((box) => outsideOf(box, boxes))
    .map((side) => ({ ...side, thickness: outer }));
  const slanted = random.chance(0.35) ? cutCorner(rim, outer, random) : undefined;
  const sides = [...inner, ...(slanted?.rim ?? rim)];
  return {
    walls: [...joined(sides), ...(slanted ? [slanted.wall] : [])],
    sides,
    cutCorners: slanted ? [slanted.corner] : [],
  };
}

function outsideOf(box: Box, boxes: readonly Box[]): Omit<Side, 'thickness'>[] {
  const four: Stretch[] = [
    { along: 'v', at: box.left, from: box.top, to: box.bottom },
    { along: 'v', at: box.right, from: box.top, to: box.bottom },
    { along: 'h', at: box.top, from: box.left, to: box.right },
    { along: 'h', at: box.bottom, from: box.left, to: box.right },
  ];
  return four.flatMap((side) => {
    const taken = boxes
      .filter((other) => other !== box)
      .flatMap((other) => sharedSide(box, other) ?? [])
      .filter((shared) => shared.along === side.along && shared.at === side.at)
      .toSorted((one, other) => one.from - other.from);
    const free: Stretch[] = [];
    let from = side.from;
    for (const shared of taken) {
      if (shared.from > from) free.push({ ...side, from, to: shared.from });
      from = shared.to;
    }
    if (from < side.to) free.push({ ...side, from });
    return free.map((stretch) => ({ ...stretch, rooms: [box] }));
  });
}

function cutCorner(
  rim: readonly Side[],
  thickness: number,
  random: Random,
): { rim: Side[]; wall: Wall; corner: Box } | undefined {
  for (const flat of random.shuffle(rim.filter(({ along }) => along === 'h')))
    for (const upright of rim) {
      const room = flat.rooms[0];
      if (upright.along !== 'v' || upright.rooms[0] !== room || room === undefined) continue;
      const x = upright.at;
      const y = flat.at;
      const size = random.between(0.8, 1.4);
      const atStart = { flat: flat.from === x, upright: upright.from === y };
      const meet = (atStart.flat || flat.to === x) && (atStart.upright || upright.to === y);
      if (!meet || flat.to - flat.from < size + 1 || upright.to - upright.from < size + 1) continue;
      const alongX = x + (atStart.flat ? size : -size);
      const alongY = y + (atStart.upright ? size : -size);
      return {
        rim: rim.map((side) => {
          if (side === flat)
            return atStart.flat ? { ...side, from: alongX } : { ...side, to: alongX };
          if (side === upright)
            return atStart.upright ? { ...side, from: alongY } : { ...side, to: alongY };
          return side;
        }),
        wall: { from: [alongX, y], to: [x, alongY], thickness },
        corner: {
          left: Math.min(x, alongX),
          right: Math.max(x, alongX),
          top: Math.min(y, alongY),
          bottom: Math.max(y, alongY),
        },
      };
    }
  return undefined;
}

/** Stretches of one line and thickness as one wall each, lengthened where two walls meet in a corner. */
function joined(sides: readonly Side[]): Wall[] {
  const lines = Map.groupBy(sides, ({ along, at, thickness }) => `${along} ${at} ${thickness}`);
  const long = [...lines.values()].flatMap((line) => {
    const merged: Side[] = [];
    for (const side of line.toSorted((one, other) => one.from - other.from)) {
      const last = merged.at(-1);
      if (last && Math.abs(last.to - side.from) < 1e-9)
        merged[merged.length - 1] = { ...last, to: side.to };
      else merged.push(side);
    }
    return merged;
  });
  return long.map((wall) => {
    const more = (end: number): number =>
      Math.max(
        0,
        ...long
          .filter(
            (other) =>
              other.along !== wall.along &&
              Math.abs(other.at - end) < 1e-9 &&
              (Math.abs(other.from - wall.at) < 1e-9 || Math.abs(other.to - wall.at) < 1e-9),
          )
          .map((other) => other.thickness / 2),
      );
    const from = wall.from - more(wall.from);
    const to = wall.to + more(wall.to);
    return wall.along === 'h'
      ? { from: [from, wall.at], to: [to, wall.at], thickness: wall.thickness }
      : { from: [wall.at, from], to: [wall.at, to], thickness: wall.thickness };
  });
}
