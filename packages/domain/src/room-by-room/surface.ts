import type { Pack } from '../catalog/pack.ts';
import type { Surface } from './home.ts';

/** Square metres: what a surface of the room has to have, and what one pack of the product covers. */
export type Coverage = { readonly room: number; readonly pack: number };

/** Metres of a room between its walls. */
export type RoomMeasures = { readonly width: number; readonly depth: number };

/** From floor to ceiling, in metres, as flats are built. */
export const clearHeight = 2.7;
/** Doors and windows take this share of a room's walls. */
export const openings = 0.15;
/** What is cut away at the edges of a floor; paint goes on as far as its can says. */
export const waste: Readonly<Record<Surface, number>> = { floor: 0.07, wall: 0 };

/** Square metres that are bought for so many of a surface: with what is cut away, to one digit. */
const areaToBuy = (surface: Surface, area: number): number =>
  Math.round(area * (1 + waste[surface]) * 10) / 10;

/** Square metres of a room's floor with what is cut away, or of its walls without doors and windows; to one digit. */
export const surfaceArea = (surface: Surface, { width, depth }: RoomMeasures): number =>
  areaToBuy(
    surface,
    surface === 'floor' ? width * depth : 2 * (width + depth) * clearHeight * (1 - openings),
  );

/** How many packs are bought for it: at least one, the last one begun. */
export const packsFor = ({ room, pack }: Coverage): number =>
  Math.max(1, Math.ceil(room / pack - 1e-9));

/** What somebody measured: the surface itself in square metres (walls without their openings), or the room that it is of. */
export type MeasuredSurface = { readonly area: number } | RoomMeasures;

/** How many packs somebody buys who measured at home, the square metres they are bought for, and what they cover. */
export function packsNeeded({ surface, covers }: Pack, measured: MeasuredSurface) {
  const area =
    'area' in measured ? areaToBuy(surface, measured.area) : surfaceArea(surface, measured);
  const packs = packsFor({ room: area, pack: covers });
  return { area, packs, covered: Math.round(packs * covers * 100) / 100 };
}
