/** What a floor of a home or an office is as data, in metres: rooms are rectangles, doors and windows lie on their edges. */
import type { Language } from '../src/types.ts';

export type HomeRoomKind =
  | 'living'
  | 'living-kitchen'
  | 'bedroom'
  | 'master'
  | 'kitchen'
  | 'bath'
  | 'balcony'
  | 'hall'
  | 'study'
  | 'dining'
  | 'stairs'
  | 'laundry'
  | 'gym'
  | 'multipurpose';

export type OfficeRoomKind =
  | 'work'
  | 'meeting'
  | 'board'
  | 'focus'
  | 'phone'
  | 'reception'
  | 'pantry'
  | 'lounge'
  | 'training'
  | 'quiet'
  | 'nursing'
  | 'server'
  | 'print'
  | 'storage'
  | 'toilets'
  | 'corridor';

export type RoomKind = HomeRoomKind | OfficeRoomKind;

/** A rectangle of the plan: kind, left, top, width, height. */
export type RoomBox = readonly [RoomKind, number, number, number, number];

/**
 * An opening: x, y of its start, length, along the x axis ('h') or the y axis ('v'), and for doors the side that the leaf
 * swings to. A door longer than a metre has no leaf.
 */
export type Gap = readonly [number, number, number, 'h' | 'v', (1 | -1)?];

export interface Floor {
  id: string;
  name: Record<Language, string>;
  rooms: readonly RoomBox[];
  doors: readonly Gap[];
  windows: readonly Gap[];
}

/** A home on one or more floors; area in m² as Vietnamese law counts it: within the outer walls, with balconies. */
export interface Home {
  id: string;
  area: number;
  floors: readonly Floor[];
}
