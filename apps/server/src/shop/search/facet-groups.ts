import type { ProductFilter } from './product-filter.ts';

/** Products that are alike in everything a filter looks at, and how many there are. */
export type FacetGroup = {
  readonly category: number;
  readonly brand: number;
  readonly style: string;
  readonly rooms: readonly string[];
  readonly price: number;
  readonly discounted: boolean;
  readonly inStock: boolean;
  readonly count: number;
};

export type FacetCounts = {
  readonly total: number;
  readonly brands: ReadonlyMap<number, number>;
  readonly categories: ReadonlyMap<number, number>;
  readonly rooms: ReadonlyMap<string, number>;
  readonly styles: ReadonlyMap<string, number>;
  readonly price: { readonly min: number; readonly max: number };
  readonly discounted: number;
  readonly inStock: number;
};

const add = <Key>(map: Map<Key, number>, key: Key, count: number): void => {
  map.set(key, (map.get(key) ?? 0) + count);
};

/** One bit for each thing a filter may ask. */
const asks = {
  category: 1,
  brand: 2,
  price: 4,
  discounted: 8,
  inStock: 16,
  room: 32,
  style: 64,
} as const;

/** What of the filter the group fails, as bits. */
function failed(group: FacetGroup, filter: ProductFilter): number {
  let bits = 0;
  if (filter.category !== null && group.category !== filter.category) bits |= asks.category;
  if (filter.brands.length > 0 && !filter.brands.includes(group.brand)) bits |= asks.brand;
  if (filter.priceFrom !== null && group.price < filter.priceFrom) bits |= asks.price;
  if (filter.priceTo !== null && group.price > filter.priceTo) bits |= asks.price;
  if (filter.discounted && !group.discounted) bits |= asks.discounted;
  if (filter.inStock && !group.inStock) bits |= asks.inStock;
  if (filter.room !== null && !group.rooms.includes(filter.room)) bits |= asks.room;
  if (filter.style !== null && group.style !== filter.style) bits |= asks.style;
  return bits;
}

export const passes = (group: FacetGroup, filter: ProductFilter): boolean =>
  failed(group, filter) === 0;

/** Counts every facet in one walk. A group counts towards a facet when it fails nothing, or that facet alone. */
export function countFacets(groups: readonly FacetGroup[], filter: ProductFilter): FacetCounts {
  const brands = new Map<number, number>();
  const categories = new Map<number, number>();
  const rooms = new Map<string, number>();
  const styles = new Map<string, number>();
  let total = 0;
  let discounted = 0;
  let inStock = 0;
  let min = Infinity;
  let max = 0;
  for (const group of groups) {
    const bits = failed(group, filter);
    const towards = (ask: number): boolean => bits === 0 || bits === ask;
    if (bits === 0) total += group.count;
    if (towards(asks.category)) add(categories, group.category, group.count);
    if (towards(asks.brand)) add(brands, group.brand, group.count);
    if (towards(asks.room)) for (const room of group.rooms) add(rooms, room, group.count);
    if (towards(asks.style)) add(styles, group.style, group.count);
    if (group.discounted && towards(asks.discounted)) discounted += group.count;
    if (group.inStock && towards(asks.inStock)) inStock += group.count;
    if (towards(asks.price)) {
      min = Math.min(min, group.price);
      max = Math.max(max, group.price);
    }
  }
  const price = { min: min === Infinity ? 0 : min, max };
  return { total, brands, categories, rooms, styles, price, discounted, inStock };
}
