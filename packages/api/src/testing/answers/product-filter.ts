import { type Language, carriedPiece, fits, fold, queryWords, readWayIn } from '@hien/domain';
import type { Facets } from '../../types.ts';
import type { Call } from '../call.ts';
import { brands } from '../fixtures/shop/brands.ts';
import { categories } from '../fixtures/shop/categories.ts';
import { knownSizeOf } from '../fixtures/shop/known-size.ts';
import { pricesOf, productIds, rowOf } from '../fixtures/shop/products.ts';
import { say } from '../fixtures/text.ts';

type Filters = Partial<Call<'listProducts'>['query']>;
type Group = 'category' | 'brand' | 'price' | 'discounted' | 'inStock' | 'room' | 'style';

/** Ids that fit the filters; `except` leaves one group out, as a facet does for its own counts. */
export function filterProducts(
  ids: readonly number[],
  query: Filters,
  language: Language,
  except?: Group,
): number[] {
  const words = queryWords(query.q ?? '');
  const way = readWayIn(query.wayIn ?? '');
  const asked = (group: Group, value: unknown) => value !== undefined && group !== except;
  return ids.filter((id) => {
    const row = rowOf(id);
    const price = pricesOf(row).finalPrice;
    const piece = carriedPiece(knownSizeOf(row));
    // Vietnamese names are searched in every language: it is what people see on the box.
    const text = fold(
      `${say(row.name, language)} ${row.name.vi} ${brands[row.brandId - 1]?.name ?? ''}`,
    );
    return (
      words.every((word) => text.includes(word)) &&
      (way === null || (piece !== null && fits(piece, way))) &&
      (!asked('category', query.category) ||
        query.category === 0 ||
        row.categoryId === query.category) &&
      (!asked('brand', query.brand) ||
        (query.brand ?? []).length === 0 ||
        (query.brand ?? []).includes(row.brandId)) &&
      (!asked('price', query.priceFrom) || price >= (query.priceFrom ?? 0)) &&
      (!asked('price', query.priceTo) || price <= (query.priceTo ?? 0)) &&
      (!asked('discounted', query.discounted) ||
        query.discounted === false ||
        row.discount !== null) &&
      (!asked('inStock', query.inStock) || query.inStock === false || row.stock > 0) &&
      (!asked('room', query.room) || row.room === query.room) &&
      (!asked('style', query.style) || row.style === query.style)
    );
  });
}

const orders: Readonly<Record<NonNullable<Filters['sort']>, (a: number, b: number) => number>> = {
  recommended: () => 0,
  newest: (a, b) => b - a,
  'price-asc': (a, b) => pricesOf(rowOf(a)).finalPrice - pricesOf(rowOf(b)).finalPrice,
  'price-desc': (a, b) => pricesOf(rowOf(b)).finalPrice - pricesOf(rowOf(a)).finalPrice,
  discount: (a, b) => (rowOf(b).discount ?? 0) - (rowOf(a).discount ?? 0),
  rating: (a, b) => rowOf(b).rating - rowOf(a).rating,
  best: (a, b) => rowOf(b).reviews - rowOf(a).reviews,
};

export function sortProducts(ids: readonly number[], { sort = 'recommended' }: Filters): number[] {
  return ids.toSorted((a, b) => orders[sort](a, b) || a - b);
}

/** Counts of what the list can be narrowed to: each group with every filter but its own. */
export function facetsOf(query: Filters, language: Language): Facets {
  const left = (group: Group) =>
    filterProducts(productIds, query, language, group).map((id) => ({ id, ...rowOf(id) }));
  const prices = left('price').map((row) => pricesOf(row).finalPrice);
  const tally = <Key extends 'room' | 'style'>(key: Key) => {
    const rows = left(key);
    const values = [...new Set(rows.map((row) => row[key]))].toSorted();
    return values.map((value) => ({
      value,
      count: rows.filter((row) => row[key] === value).length,
    }));
  };
  const inBrand = left('brand');
  const inCategory = left('category');
  return {
    brands: brands
      .map(({ id, name }) => ({
        id,
        name,
        count: inBrand.filter(({ brandId }) => brandId === id).length,
      }))
      .filter(({ count }) => count > 0),
    categories: categories.map(({ categoryId, name, nameEn, nameKo }) => ({
      categoryId,
      name,
      nameEn,
      nameKo,
      count: inCategory.filter((row) => row.categoryId === categoryId).length,
    })),
    rooms: tally('room'),
    styles: tally('style'),
    price: {
      min: prices.length === 0 ? 0 : Math.min(...prices),
      max: prices.length === 0 ? 0 : Math.max(...prices),
    },
    discounted: left('discounted').filter(({ discount }) => discount !== null).length,
    inStock: left('inStock').filter(({ stock }) => stock > 0).length,
  };
}
