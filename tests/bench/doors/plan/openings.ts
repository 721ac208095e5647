import type { Random } from './random.ts';
import { type Box, overlap, within } from './rooms.ts';
import type { Side, Spot, Walls } from './walls.ts';

/** What is cut into a wall; metres. A door's hinge and swing are told as `Door` of @hien/domain tells them. */
export interface Opening {
  readonly what: 'single' | 'double' | 'sliding' | 'empty' | 'window';
  readonly from: Spot;
  readonly to: Spot;
  readonly thickness: number;
  readonly hinge?: 'start' | 'end';
  readonly swing?: 'left' | 'right';
}

/** How often a door between two rooms is what; the rest has one leaf. */
export interface DoorMix {
  readonly double: number;
  readonly sliding: number;
  readonly empty: number;
}

export interface Openings {
  readonly openings: readonly Opening[];
  /** Where leaves swing: furniture stays out. */
  readonly taken: readonly Box[];
}

const round = (metres: number): number => Math.round(metres * 20) / 20;

/** Doors so that each room can be walked to, an entrance, some more doors, and windows. Swings never cross. */
export function openingsOf({ sides, cutCorners }: Walls, mix: DoorMix, random: Random): Openings {
  const openings: Opening[] = [];
  const taken: Box[] = [...cutCorners];
  const used = new Map<Side, [number, number][]>();

  const free = (side: Side, from: number, to: number): boolean =>
    (used.get(side) ?? []).every(([left, right]) => to + 0.3 < left || from - 0.3 > right);
  const book = (side: Side, from: number, to: number): void => {
    used.set(side, [...(used.get(side) ?? []), [from, to]]);
  };
  const cut = (side: Side, what: Opening['what'], width: number): boolean => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const margin = 0.26;
      const room = side.to - side.from - width - 2 * margin;
      if (room < 0) return false;
      const nearCorner = random.chance(0.5);
      const shift = nearCorner ? random.between(0, Math.min(0.15, room)) : random.between(0, room);
      const from = random.chance(0.5)
        ? side.from + margin + shift
        : side.to - margin - shift - width;
      const to = from + width;
      if (!free(side, from, to)) continue;
      const opening = openingAt(side, from, to, what, random);
      const swept = sweptBy(opening);
      if (swept) {
        const holds = side.rooms.some((box) => within(swept, grown(box)));
        if (!holds || taken.some((other) => overlap(other, swept))) continue;
        taken.push(swept);
      }
      const passage = passageOf(opening);
      if (what !== 'window' && !swept && taken.some((other) => overlap(other, passage))) continue;
      if (what !== 'window') taken.push(passage);
      book(side, from, to);
      openings.push(opening);
      return true;
    }
    return false;
  };

  const inner = random.shuffle(sides.filter(({ rooms }) => rooms.length === 2));
  const rim = random.shuffle(sides.filter(({ rooms }) => rooms.length === 1));
  rim.some((side) =>
    random.chance(0.25)
      ? cut(side, 'double', round(random.between(1.3, 1.8)))
      : cut(side, 'single', round(random.between(0.85, 1.05))),
  );
  const reached = new Set<Box>(inner[0]?.rooms.slice(0, 1));
  const between = (side: Side): boolean => {
    const what = whatOf(mix, random);
    return cut(side, what, widthOf(what, random)) || cut(side, 'single', 0.75);
  };
  for (let grew = true; grew;) {
    grew = false;
    for (const side of inner) {
      const [one, other] = side.rooms;
      if (!one || !other || reached.has(one) === reached.has(other) || !between(side)) continue;
      reached.add(one).add(other);
      grew = true;
    }
  }
  for (const side of inner) if (random.chance(0.15)) between(side);
  for (const side of rim)
    if (random.chance(0.75)) cut(side, 'window', round(random.between(0.8, 2.2)));
  return { openings, taken };
}

function whatOf(mix: DoorMix, random: Random): Opening['what'] {
  const at = random.between(0, 1);
  if (at < mix.double) return 'double';
  if (at < mix.double + mix.sliding) return 'sliding';
  return at < mix.double + mix.sliding + mix.empty ? 'empty' : 'single';
}

function widthOf(what: Opening['what'], random: Random): number {
  if (what === 'double') return round(random.between(1.2, 1.7));
  if (what === 'sliding') return round(random.between(1.2, 2.2));
  if (what === 'empty') return round(random.between(0.8, 1.8));
  return round(random.between(0.7, 0.95));
}

function openingAt(
  { along, at, thickness }: Side,
  from: number,
  to: number,
  what: Opening['what'],
  random: Random,
): Opening {
  const ends: [Spot, Spot] = along === 'h' ? [[from, at], [to, at]] : [[at, from], [at, to]]; // prettier-ignore
  const plain = { what, from: ends[0], to: ends[1], thickness };
  if (what !== 'single' && what !== 'double') return plain;
  const swing = random.pick(['left', 'right'] as const);
  return what === 'double' ? { ...plain, swing } : { ...plain, swing, hinge: random.pick(['start', 'end']) }; // prettier-ignore
}

/** The rectangle that the leaves pass over. */
function sweptBy({ what, from, to, swing }: Opening): Box | undefined {
  if (swing === undefined) return undefined;
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const deep = (what === 'double' ? width / 2 : width) + 0.15;
  const [x, y] = normalOf(from, to, swing);
  return boxOf([from, to, [from[0] + x * deep, from[1] + y * deep], [to[0] + x * deep, to[1] + y * deep]]); // prettier-ignore
}

/** Half a metre on both sides of what one walks through. */
function passageOf({ from, to }: Opening): Box {
  const flat = from[1] === to[1];
  const box = boxOf([from, to]);
  return flat
    ? { ...box, top: box.top - 0.4, bottom: box.bottom + 0.4 }
    : { ...box, left: box.left - 0.4, right: box.right + 0.4 };
}

/** The direction to the left or right of somebody who walks from start to end; y grows downwards. */
export function normalOf(from: Spot, to: Spot, side: 'left' | 'right'): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const sign = side === 'left' ? 1 : -1;
  return [(sign * (to[1] - from[1])) / length, (-sign * (to[0] - from[0])) / length];
}

const boxOf = (spots: readonly Spot[]): Box => ({
  left: Math.min(...spots.map(([x]) => x)),
  right: Math.max(...spots.map(([x]) => x)),
  top: Math.min(...spots.map(([, y]) => y)),
  bottom: Math.max(...spots.map(([, y]) => y)),
});

const grown = (box: Box): Box => ({
  left: box.left - 0.1,
  right: box.right + 0.1,
  top: box.top - 0.1,
  bottom: box.bottom + 0.1,
});
