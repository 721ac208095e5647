import type { DesignRoomPlace } from '@hien/domain';

type Corner = { readonly x: number; readonly y: number };
type Box = Omit<DesignRoomPlace, 'plan'>;

/** A thousandth of a drawing is less than a finger's breadth of a flat. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const within = (value: number, most = 1): number => rounded(Math.min(most, Math.max(0, value)));
/** No room is narrower: a twentieth of its drawing. */
const least = 0.05;

/** The box between two opposite corners, whichever was pressed first. */
export function boxBetween(one: Corner, other: Corner): Box {
  const width = Math.max(least, Math.abs(one.x - other.x));
  const height = Math.max(least, Math.abs(one.y - other.y));
  return {
    x: within(Math.min(one.x, other.x), 1 - width),
    y: within(Math.min(one.y, other.y), 1 - height),
    width: rounded(width),
    height: rounded(height),
  };
}

/** Where a room begins that was placed by a key. */
export const middleBox: Box = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So far one press of an arrow goes. */
const stride = 0.01;

/** The box after a key: an arrow moves it, with Shift its right or lower wall. Null for every other key. */
export function boxAfter(key: string, withShift: boolean, box: Box): Box | null {
  const way = ways[key];
  if (way === undefined) return null;
  const [across, down] = [way[0] * stride, way[1] * stride];
  const { x, y, width, height } = box;
  if (withShift)
    return {
      ...box,
      width: rounded(Math.min(1 - x, Math.max(least, width + across))),
      height: rounded(Math.min(1 - y, Math.max(least, height + down))),
    };
  return { ...box, x: within(x + across, 1 - width), y: within(y + down, 1 - height) };
}
