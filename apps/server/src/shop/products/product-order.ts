import type { Values } from '../../db/json-sql.ts';

export type ProductSort =
  | 'recommended'
  | 'newest'
  | 'price-asc'
  | 'price-desc'
  | 'discount'
  | 'rating'
  | 'best';

type Order = { readonly column: string; readonly type: string; readonly direction: 'asc' | 'desc' };

/** Each order is one index; the id breaks ties, so that no product is on two pages. */
const orders: Record<ProductSort, Order> = {
  recommended: { column: 'p.popularity', type: 'integer', direction: 'desc' },
  newest: { column: 'p.published_at', type: 'timestamptz', direction: 'desc' },
  'price-asc': { column: 'p.final_price', type: 'integer', direction: 'asc' },
  'price-desc': { column: 'p.final_price', type: 'integer', direction: 'desc' },
  discount: { column: 'p.discount_percent', type: 'smallint', direction: 'desc' },
  rating: { column: 'p.rating', type: 'double precision', direction: 'desc' },
  best: { column: 'p.sold_count', type: 'integer', direction: 'desc' },
};

export function orderSql(sort: ProductSort): string {
  const { column, direction } = orders[sort];
  return `order by ${column} ${direction}, p.id ${direction}`;
}

/** The place after a row: the value it is sorted by, as text, and its id. */
export type Anchor = { readonly value: string; readonly id: number };

/** The value an anchor needs, as text. */
export const anchorSql = (sort: ProductSort): string => `${orders[sort].column}::text`;

/** The condition that continues after an anchor. */
export function afterSql(sort: ProductSort, anchor: Anchor, values: Values): string {
  const { column, type, direction } = orders[sort];
  return `(${column}, p.id) ${direction === 'asc' ? '>' : '<'} (${values.use(anchor.value)}::${type}, ${values.use(anchor.id, 'integer')})`;
}
