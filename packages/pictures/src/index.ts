import manifest from '../manifest.json' with { type: 'json' };
import spots from '../spots.json' with { type: 'json' };
import type { Picture } from './types.ts';

export type { Language, Picture } from './types.ts';

/** Every picture of the set, in the order of the manifest. */
export const pictures: readonly Picture[] = manifest as Picture[];

const byId = new Map(pictures.map((picture) => [picture.id, picture]));

/** The picture with that id (its file name without extension), or undefined. */
export function pictureById(id: string): Picture | undefined {
  return byId.get(id);
}

const spotsById = spots as unknown as Readonly<Record<string, Readonly<Record<string, Spot>>>>;

/** Where in a picture a product is seen: shares of its width and height from the top left. */
export type Spot = readonly [x: number, y: number];

/** The products that are seen in a picture of a room, a cover or a home, by catalogue id, and where; found by `spots.ts`. */
export const spotsIn = (id: string): Readonly<Record<string, Spot>> => spotsById[id] ?? {};
