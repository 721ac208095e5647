import type { CommercePaths, InteriorStyle, RoomType } from '@hien/api';
import { type WayIn, readWayIn, writeWayIn } from '@hien/domain';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import {
  type Part,
  as,
  flag,
  ids,
  maxId,
  oneOf,
  page,
  whole,
  words,
} from '../../shared/address/parts.ts';

type Wire = NonNullable<
  CommercePaths['/api/public/product/product-list']['get']['parameters']['query']
>;
export type ShopSort = NonNullable<Wire['sort']>;

export const shopSorts = [
  'recommended',
  'newest',
  'best',
  'rating',
  'discount',
  'price-asc',
  'price-desc',
] as const satisfies readonly ShopSort[];
export const roomTypes = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'master-room',
  'gym',
  'multipurpose',
  'living-kitchen',
  'other',
] as const satisfies readonly RoomType[];
export const interiorStyles = [
  'modern',
  'scandinavian',
  'luxury',
  'industrial',
  'other',
] as const satisfies readonly InteriorStyle[];

/** The contract's limit: a value above it would only be refused. */
const MAX_MONEY = 999_999_999_999;

const brands = ids(50);

/** Centimetres of a home, in the address so that a list can be gone back to; nobody's name or place is among them. */
const wayIn: Part<WayIn | null> = {
  read: (text) => (text === null ? null : readWayIn(text)),
  write: (way) => (way === null ? undefined : writeWayIn(way)),
};

/**
 * What a visitor looks at in the shop; all of it lives in the address, so that a list can be shared and gone back to.
 * What the address does not make clear is left out, so that a mistyped link still shows the shop.
 */
export const shopAddress = addressOf({
  q: words,
  /** 0 is every category (D65). */
  category: whole(0, maxId, 0),
  /** Ascending, so that one choice has one address. */
  brands: as('brand', { ...brands, read: (text) => brands.read(text).toSorted((a, b) => a - b) }),
  /** Đồng; null is open. */
  priceFrom: whole(0, MAX_MONEY, null),
  priceTo: whole(0, MAX_MONEY, null),
  discounted: flag,
  inStock: flag,
  room: oneOf(roomTypes, null),
  style: oneOf(interiorStyles, null),
  /** Only what comes in through these measures. */
  wayIn: as('way-in', wayIn),
  sort: oneOf(shopSorts, 'recommended'),
  page,
});

export type ShopQuery = UrlOf<typeof shopAddress>;

/** What the server is asked for. */
export function shopQueryToWire(query: ShopQuery): Wire {
  return {
    q: query.q || undefined,
    category: query.category || undefined,
    brand: query.brands.length > 0 ? [...query.brands] : undefined,
    priceFrom: query.priceFrom ?? undefined,
    priceTo: query.priceTo ?? undefined,
    discounted: query.discounted || undefined,
    inStock: query.inStock || undefined,
    room: query.room ?? undefined,
    style: query.style ?? undefined,
    wayIn: query.wayIn === null ? undefined : writeWayIn(query.wayIn),
    sort: query.sort,
    page: query.page,
    limit: 24,
  };
}

/** How many filters are in force; words and order are not filters. */
export function filterCount(query: ShopQuery): number {
  return (
    [
      query.category !== 0,
      query.priceFrom !== null || query.priceTo !== null,
      query.discounted,
      query.inStock,
      query.room !== null,
      query.style !== null,
      query.wayIn !== null,
    ].filter(Boolean).length + query.brands.length
  );
}
