import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayeredRoom } from './types.ts';

export type { LayeredRoom } from './types.ts';

/** What a layered room can show: ids of its finishes, the neutral one first, and of the products in each slot, from back to front. */
export interface RoomChoices {
  id: string;
  room: string;
  walls: string[];
  floors: string[];
  slots: { slot: string; products: string[] }[];
}

interface Described {
  id: string;
  room: string;
  walls: { id: string }[];
  floors: { id: string }[];
  slots: { slot: string; options: { product: string }[] }[];
}

const root = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Every layered room that is described, rendered or not. For programs that run on Node. */
export function layeredRooms(): RoomChoices[] {
  return (read('studio/layered.json') as Described[]).map(({ id, room, walls, floors, slots }) => ({
    id,
    room,
    walls: walls.map((wall) => wall.id),
    floors: floors.map((floor) => floor.id),
    slots: slots.map(({ slot, options }) => ({
      slot,
      products: options.map(({ product }) => product),
    })),
  }));
}

/** The layered rooms whose pictures are there, with what of them is. */
export function renderedRooms(): LayeredRoom[] {
  return existsSync(join(root, 'layers.json')) ? (read('layers.json') as LayeredRoom[]) : [];
}
