import type { Random } from './random.ts';

/** A rectangle in metres. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

export const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** The rooms of one storey, and how thick the partition on each line of the plan is: `v` + x or `h` + y. */
export interface Rooms {
  readonly boxes: readonly Box[];
  readonly thickness: ReadonlyMap<string, number>;
}

const LEAST_SIDE = 2.1;

/** A rectangle cut again and again, then some rooms at the rim taken away: outlines that are an L, a U, a T or stepped. */
export function roomsOf(random: Random): Rooms {
  const whole: Box = {
    left: 0,
    top: 0,
    right: random.between(8, 19),
    bottom: random.between(6.5, 13),
  };
  const partitions = random.shuffle([0.08, 0.1, 0.12, 0.15, 0.2]).slice(0, random.whole(2, 3));
  const thickness = new Map<string, number>();
  const largest = random.between(14, 30);
  const cut = (box: Box): Box[] => {
    const wide = widthOf(box) > heightOf(box) * random.between(0.8, 1.25);
    const side = wide ? widthOf(box) : heightOf(box);
    if (widthOf(box) * heightOf(box) < largest || side < 2 * LEAST_SIDE) return [box];
    const at = random.between(LEAST_SIDE, side - LEAST_SIDE);
    const line = (wide ? box.left : box.top) + at;
    thickness.set(`${wide ? 'v' : 'h'}${line}`, random.pick(partitions));
    return wide
      ? [...cut({ ...box, right: line }), ...cut({ ...box, left: line })]
      : [...cut({ ...box, bottom: line }), ...cut({ ...box, top: line })];
  };
  return { boxes: withoutSome(cut(whole), whole, random), thickness };
}

function withoutSome(boxes: readonly Box[], whole: Box, random: Random): Box[] {
  let left = [...boxes];
  // A court inside would be a room without a door.
  const atTheRim = boxes.filter(
    (box) =>
      box.left === whole.left ||
      box.right === whole.right ||
      box.top === whole.top ||
      box.bottom === whole.bottom,
  );
  for (const box of random.shuffle(atTheRim).slice(0, random.whole(0, 2))) {
    const without = left.filter((other) => other !== box);
    if (without.length >= 3 && connected(without)) left = without;
  }
  return left;
}

/** Whether one can walk from each room to each other, were there a door in every shared wall of a metre and a half. */
function connected(boxes: readonly Box[]): boolean {
  const reached = new Set(boxes.slice(0, 1));
  for (const box of reached)
    for (const other of boxes) {
      const shared = sharedSide(box, other);
      if (shared && shared.to - shared.from >= 1.5) reached.add(other);
    }
  return reached.size === boxes.length;
}

/** A stretch of a line that runs along an axis; `at` is its other coordinate. */
export interface Stretch {
  readonly along: 'h' | 'v';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Where two rooms touch; nothing when they do not, or in a corner alone. */
export function sharedSide(one: Box, other: Box): Stretch | undefined {
  const stretch: Stretch | undefined =
    one.right === other.left || other.right === one.left
      ? {
          along: 'v',
          at: one.right === other.left ? one.right : one.left,
          from: Math.max(one.top, other.top),
          to: Math.min(one.bottom, other.bottom),
        }
      : one.bottom === other.top || other.bottom === one.top
        ? {
            along: 'h',
            at: one.bottom === other.top ? one.bottom : one.top,
            from: Math.max(one.left, other.left),
            to: Math.min(one.right, other.right),
          }
        : undefined;
  return stretch && stretch.to > stretch.from ? stretch : undefined;
}
