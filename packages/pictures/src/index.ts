import manifest from '../manifest.json' with { type: 'json' };
import type { Picture } from './types.ts';

export type { Language, Picture } from './types.ts';

/** Every picture of the set, in the order of the manifest. */
export const pictures: readonly Picture[] = manifest as Picture[];

const byId = new Map(pictures.map((picture) => [picture.id, picture]));

/** The picture with that id (its file name without extension), or undefined. */
export function pictureById(id: string): Picture | undefined {
  return byId.get(id);
}
