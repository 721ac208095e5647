/** Where something stands on a picture, in shares of its width and height from the top left. */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
}

export const middle: MarkPlace = { x: 0.5, y: 0.5 };

/** One step of an arrow, and one with Shift. */
const step = 0.01;
const farStep = 0.1;

/** A share on the picture, to a thousandth: finer than a finger and than a pixel of a phone. */
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

export const placeAt = (x: number, y: number): MarkPlace => ({ x: share(x), y: share(y) });

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type Arrow = keyof typeof directions;

export const isArrow = (key: string): key is Arrow => Object.hasOwn(directions, key);

/** A hundredth of the picture further, or a tenth; never over its edge. */
export function nudged({ x, y }: MarkPlace, arrow: Arrow, isFar: boolean): MarkPlace {
  const [across, down] = directions[arrow];
  const by = isFar ? farStep : step;
  return placeAt(x + across * by, y + down * by);
}
