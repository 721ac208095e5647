import type { RoomType } from '../../db/schema/vocabulary.ts';
import { chance, shuffled } from '../chance.ts';
import type { CategoryKey } from '../content/categories.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type { PictureBook } from '../picture-book.ts';
import { type CatalogueEntry, firstOfModel } from './catalogue-content.ts';

/** Pictures say `living` where the contract says `living-room`. */
export const roomWord = (room: RoomType): string =>
  room === 'living-room' ? 'living' : room === 'other' ? 'balcony' : room;

/** Where a kind of piece usually stands in a picture of a room: across and down, 0 to 1. */
const places: Readonly<Record<CategoryKey, readonly [number, number]>> = {
  sofas: [0.38, 0.64],
  tables: [0.53, 0.74],
  chairs: [0.64, 0.66],
  beds: [0.46, 0.62],
  storage: [0.8, 0.56],
  lighting: [0.56, 0.2],
  decor: [0.24, 0.4],
  'kitchen-bath-veranda': [0.42, 0.54],
  appliances: [0.7, 0.5],
  // Stands nowhere, and is never placed.
  finishes: [0.5, 0.9],
};

const decorPlaces: readonly (readonly [beginning: string, place: readonly [number, number]])[] = [
  ['rug', [0.5, 0.86]],
  ['plant', [0.9, 0.52]],
  ['curtain', [0.12, 0.34]],
  ['cushion', [0.3, 0.58]],
  ['floor-lamp', [0.86, 0.42]],
  ['table-lamp', [0.74, 0.46]],
  ['nightstand', [0.78, 0.64]],
  ['basket', [0.16, 0.8]],
];

const placeOf = (entry: CatalogueEntry): readonly [number, number] =>
  decorPlaces.find(([beginning]) => entry.model.id.startsWith(beginning))?.[1] ??
  places[entry.model.category];

export type Placed = { productId: number; x: number; y: number };

/** Puts pieces into a picture so that no two marks lie on each other. */
export function placed(entries: readonly CatalogueEntry[], picture: string): Placed[] {
  const taken: (readonly [number, number])[] = [];
  return entries.map((entry) => {
    const [left, top] = placeOf(entry);
    let x = left + (chance(picture, entry.model.id, 'x') - 0.5) * 0.06;
    const y = Math.min(
      0.92,
      Math.max(0.1, top + (chance(picture, entry.model.id, 'y') - 0.5) * 0.05),
    );
    for (
      let step = 0;
      step < 8 && taken.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < 0.11);
      step += 1
    )
      x = x > 0.5 ? x - 0.13 : x + 0.13;
    x = Math.min(0.94, Math.max(0.06, x));
    taken.push([x, y]);
    return { productId: entry.id, x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
  });
}

/** An appliance is told of where it can be seen, nowhere else; a floor and a paint do not stand in a room. */
const standsAnywhere = (category: CategoryKey): boolean =>
  category !== 'appliances' && category !== 'finishes';

/** What stands in a room: the pieces its picture shows, else pieces made for such a room, one of a kind. */
export function piecesFor(
  book: PictureBook,
  picture: StoredPicture,
  room: RoomType,
  style: string,
  count: number,
): CatalogueEntry[] {
  const shown = book
    .modelsIn(picture)
    .map((model) => firstOfModel.get(model))
    .filter((entry) => entry !== undefined)
    .filter(({ piece }) => piece.surface === undefined);
  if (shown.length >= 3) return shown.slice(0, count);
  const fitting = [...firstOfModel.values()].filter(
    ({ piece, model }) => piece.rooms.includes(room) && standsAnywhere(model.category),
  );
  const inStyle = fitting.filter((entry) => entry.piece.styles.some((each) => each === style));
  const order = [
    ...shown,
    ...shuffled(inStyle, picture.name),
    ...shuffled(fitting, picture.name, 'any'),
  ];
  const kinds = new Set<string>();
  const chosen: CatalogueEntry[] = [];
  for (const entry of order) {
    const kind = entry.model.id.split('-')[0] ?? entry.model.id;
    if (kinds.has(kind) || chosen.length === count) continue;
    kinds.add(kind);
    chosen.push(entry);
  }
  return chosen;
}
