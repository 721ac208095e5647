import type { RoomBox } from './floor.ts';

const SCALE = 64;
/** Around the walls, for the dimensions. */
export const MARGIN = 78;

/** Metres of a floor in units of its drawing. */
export const px = (metres: number): number => Math.round(metres * SCALE * 10) / 10;

/** Where a floor begins and ends, in metres, and how large its drawing is. */
export function extent(rooms: readonly RoomBox[]) {
  const left = Math.min(...rooms.map(([, x]) => x));
  const top = Math.min(...rooms.map(([, , y]) => y));
  const right = Math.max(...rooms.map(([, x, , w]) => x + w));
  const bottom = Math.max(...rooms.map(([, , y, , h]) => y + h));
  return {
    left,
    top,
    right,
    bottom,
    width: Math.round(px(right - left) + MARGIN * 2),
    height: Math.round(px(bottom - top) + MARGIN * 2),
  };
}
