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

/**
 * Counts every facet in one walk. A group counts towards a facet when it passes every filter but the
 * facet's own: it fails none, or that one alone.
 */
export function countFacets(groups: readonly FacetGroup[], filter: ProductFilter): FacetCounts {
  const brandSet = new Set(filter.brands);
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
    const inCategory = filter.category === null || group.category === filter.category;
    const inBrands = brandSet.size === 0 || brandSet.has(group.brand);
    const inPrice = (filter.priceFrom === null || group.price >= filter.priceFrom) && (filter.priceTo === null || group.price <= filter.priceTo);
    const asDiscounted = !filter.discounted || group.discounted;
    const asInStock = !filter.inStock || group.inStock;
    const inRoom = filter.room === null || group.rooms.includes(filter.room);
    const inStyle = filter.style === null || group.style === filter.style;
    const failed = 7 - (+inCategory + +inBrands + +inPrice + +asDiscounted + +asInStock + +inRoom + +inStyle);
    if (failed > 1) continue;
    const all = failed === 0;
    if (all) total += group.count;
    if (all || !inCategory) add(categories, group.category, group.count);
    if (all || !inBrands) add(brands, group.brand, group.count);
    if (all || !inRoom) for (const room of group.rooms) add(rooms, room, group.count);
    if (all || !inStyle) add(styles, group.style, group.count);
    if ((all || !asDiscounted) && group.discounted) discounted += group.count;
    if ((all || !asInStock) && group.inStock) inStock += group.count;
    if (all || !inPrice) {
      min = Math.min(min, group.price);
      max = Math.max(max, group.price);
    }
  }
  return { total, brands, categories, rooms, styles, price: { min: max === 0 ? 0 : min, max }, discounted, inStock };
}
