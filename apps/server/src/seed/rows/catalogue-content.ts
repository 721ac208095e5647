import { brands } from '../content/brands.ts';
import { categories } from '../content/categories.ts';
import { models } from '../content/models/all.ts';
import type { Model } from '../content/models/model.ts';
import { pieces } from '../content/pieces/all.ts';
import type { Edition, Piece } from '../content/pieces/piece.ts';

/** One product of the shop: an edition of a piece, with the model that was photographed. */
export type CatalogueEntry = {
  id: number;
  number: string;
  piece: Piece;
  model: Model;
  edition: Edition;
  brandId: number;
  categoryId: number;
};

const modelById = new Map(models.map((model) => [model.id, model]));
const brandIds = new Map(brands.map((brand, index) => [brand.key, index + 1]));
const categoryIds = new Map(categories.map((category, index) => [category.key, index + 1]));

function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`no ${key} in the content`);
  return value;
}

/** Every product in the order of its id. */
export const entries: readonly CatalogueEntry[] = pieces
  .flatMap((piece) =>
    piece.editions.map((edition) => ({ piece, edition, model: found(modelById, piece.model) })),
  )
  .map((entry, index) => ({
    ...entry,
    id: index + 1,
    number: String(index + 1).padStart(4, '0'),
    brandId: found(brandIds, entry.piece.brand),
    categoryId: found(categoryIds, entry.model.category),
  }));

/** The product photographed as the model: its first edition. */
export const firstOfModel: ReadonlyMap<string, CatalogueEntry> = new Map(
  entries.filter((entry) => entry.edition.suffix === null).map((entry) => [entry.model.id, entry]),
);

/** The id of the product photographed as that model. */
export function productIdOf(model: string): number {
  return found(firstOfModel, model).id;
}
