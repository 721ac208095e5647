import { aroundIn } from '@hien/pictures/around';
import type { StoredAround, StoredPicture } from '../../db/schema/columns.ts';
import { firstOfModel } from './catalogue-content.ts';

/** What is behind a door that leads no further: the garden, and a bathroom of one room alone. */
const deadEnds = new Set(['outside', 'bath']);

const floorOf = ([x, y]: readonly [number, number, number]) => ({ x, y });

/** What is seen in a panorama, with the shop's products for those of the catalogue; null where there is none or nobody looked. */
export function aroundOf(panorama: StoredPicture | null): StoredAround | null {
  const around = panorama === null ? null : aroundIn(panorama.name.replace(/\.avif$/, ''));
  if (around === null) return null;
  const { width, depth, eye, turn, pieces, doors } = around;
  return {
    width,
    depth,
    eye: { ...floorOf(eye), turn },
    pieces: pieces.flatMap(({ product, yaw, pitch, at }) => {
      const entry = firstOfModel.get(product);
      return entry === undefined ? [] : [{ productId: entry.id, yaw, pitch, ...floorOf(at) }];
    }),
    doors: doors.map(({ yaw, pitch, at, to }) => ({
      yaw,
      pitch,
      ...floorOf(at),
      leads: to === undefined || !deadEnds.has(to),
    })),
  };
}
