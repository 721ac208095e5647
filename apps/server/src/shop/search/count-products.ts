import type { SearchRanks } from '../../db/search-vector.ts';
import { type FacetCounts, countFacets } from './facet-groups.ts';
import type { ProductFilter } from './product-filter.ts';
import { searchDepth } from './product-search.ts';
import type { Shop } from '../shop.ts';

/** How many products a text and a filter leave, and what they can be narrowed to. */
export async function countMatches(
  shop: Shop,
  ranks: SearchRanks,
  filter: ProductFilter,
): Promise<FacetCounts> {
  const { counted, scale } = await shop.searchSample(ranks);
  const { fits } = filter;
  const coming = fits === null ? counted : counted.filter(({ size }) => fits.has(size));
  const counts = countFacets(coming, filter);
  return scale === 1 ? counts : scaled(counts, scale);
}

/** Counts of a sample as counts of everything; a search is paged to `searchDepth` at most. */
function scaled(counts: FacetCounts, scale: number): FacetCounts {
  const up = (value: number): number => Math.round(value * scale);
  const all = <Key>(map: ReadonlyMap<Key, number>): Map<Key, number> =>
    new Map([...map].map(([key, value]) => [key, up(value)]));
  return {
    ...counts,
    total: Math.min(searchDepth, up(counts.total)),
    brands: all(counts.brands),
    categories: all(counts.categories),
    rooms: all(counts.rooms),
    styles: all(counts.styles),
    discounted: up(counts.discounted),
    inStock: up(counts.inStock),
  };
}
