import type { Surface } from './home.ts';

/** Square metres: what a surface of the room has to have, and what one pack of the product covers. */
export type Coverage = { readonly room: number; readonly pack: number };

/** Metres of a room between its walls. */
export type RoomMeasures = { readonly width: number; readonly depth: number };

/** From floor to ceiling, in metres, as flats are built. */
const clearHeight = 2.7;
/** Doors and windows take this share of a room's walls. */
const openings = 0.15;
/** What is cut away at the edges of a floor; paint goes on as far as its can says. */
const waste: Readonly<Record<Surface, number>> = { floor: 0.07, wall: 0 };

/** Square metres of a room's floor with what is cut away, or of its walls without doors and windows; to one digit. */
export function surfaceArea(surface: Surface, { width, depth }: RoomMeasures): number {
  const area =
    surface === 'floor' ? width * depth : 2 * (width + depth) * clearHeight * (1 - openings);
  return Math.round(area * (1 + waste[surface]) * 10) / 10;
}

/** How many packs are bought for it: at least one, the last one begun. */
export const packsFor = ({ room, pack }: Coverage): number =>
  Math.max(1, Math.ceil(room / pack - 1e-9));
