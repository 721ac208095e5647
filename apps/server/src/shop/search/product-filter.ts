import { Values } from '../../db/json-sql.ts';
import { inStockSql, listed } from '../products/card-sql.ts';
import type { FittingSizes } from './fitting-sizes.ts';

/** What the shop's list can be narrowed to. */
export type ProductFilter = {
  readonly category: number | null;
  readonly brands: readonly number[];
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly discounted: boolean;
  readonly inStock: boolean;
  readonly room: string | null;
  readonly style: string | null;
  /** Only what comes into a home; null is all. */
  readonly fits: FittingSizes | null;
  /** Only these. */
  readonly ids?: readonly number[];
};

export const noFilter: ProductFilter = {
  category: null,
  brands: [],
  priceFrom: null,
  priceTo: null,
  discounted: false,
  inStock: false,
  room: null,
  style: null,
  fits: null,
};

/** The conditions on `products p`. */
export function filterSql(filter: ProductFilter, values: Values): string {
  const conditions = [listed];
  if (filter.category !== null) conditions.push(`p.category_id = ${values.use(filter.category)}`);
  if (filter.brands.length === 1) conditions.push(`p.brand_id = ${values.use(filter.brands[0])}`);
  if (filter.brands.length > 1)
    conditions.push(`p.brand_id = any(${values.use(filter.brands, 'integer[]')})`);
  // The contract's money goes beyond what a price column holds.
  if (filter.priceFrom !== null)
    conditions.push(`p.final_price >= ${values.use(filter.priceFrom, 'bigint')}`);
  if (filter.priceTo !== null)
    conditions.push(`p.final_price <= ${values.use(filter.priceTo, 'bigint')}`);
  if (filter.discounted) conditions.push('p.discount_percent > 0');
  if (filter.inStock) conditions.push(inStockSql);
  if (filter.room !== null) conditions.push(`${values.use(filter.room)} = any(p.rooms)`);
  if (filter.style !== null) conditions.push(`p.style = ${values.use(filter.style)}`);
  if (filter.fits !== null)
    conditions.push(`p.size_key = any(${values.use(filter.fits.keys, 'text[]')})`);
  if (filter.ids !== undefined)
    conditions.push(`p.id = any(${values.use(filter.ids, 'integer[]')})`);
  return conditions.join(' and ');
}

/** Whether a filter leaves everything. */
export function isOpen(filter: ProductFilter): boolean {
  return filterSql(filter, new Values()) === listed;
}
