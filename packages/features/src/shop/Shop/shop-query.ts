import type { CommercePaths, InteriorStyle, RoomType } from '@hien/api';
import { searchWords } from '@hien/domain';
import type { Query } from '@hien/domain/routes';

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

/** What a visitor looks at in the shop; all of it lives in the address, so that a list can be shared and gone back to. */
export interface ShopQuery {
  q: string;
  /** 0 is every category (D65). */
  category: number;
  /** Ascending, each once. */
  brands: readonly number[];
  /** Đồng; null is open. */
  priceFrom: number | null;
  priceTo: number | null;
  discounted: boolean;
  inStock: boolean;
  room: RoomType | null;
  style: InteriorStyle | null;
  sort: ShopSort;
  /** From 1. */
  page: number;
}

export const wholeShop: ShopQuery = {
  q: '',
  category: 0,
  brands: [],
  priceFrom: null,
  priceTo: null,
  discounted: false,
  inStock: false,
  room: null,
  style: null,
  sort: 'recommended',
  page: 1,
};

/** The contract's limits: a value outside them would only be refused. */
const MAX_ID = 2_147_483_647;
const MAX_MONEY = 999_999_999_999;
const MAX_PAGE = 10_000;

function whole(text: string | null, from: number, to: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value >= from && value <= to ? value : null;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Reads the address; what it does not understand is left out, so that a mistyped link still shows the shop. */
export function readShopQuery(params: URLSearchParams): ShopQuery {
  const brands = (params.get('brand') ?? '')
    .split(',')
    .flatMap((text) => whole(text, 1, MAX_ID) ?? []);
  return {
    q: searchWords(params.get('q')),
    category: whole(params.get('category'), 0, MAX_ID) ?? 0,
    brands: [...new Set(brands)].toSorted((a, b) => a - b).slice(0, 50),
    priceFrom: whole(params.get('priceFrom'), 0, MAX_MONEY),
    priceTo: whole(params.get('priceTo'), 0, MAX_MONEY),
    discounted: params.get('discounted') === '1',
    inStock: params.get('inStock') === '1',
    room: oneOf(roomTypes, params.get('room')),
    style: oneOf(interiorStyles, params.get('style')),
    sort: oneOf(shopSorts, params.get('sort')) ?? 'recommended',
    page: whole(params.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/** The address of a list: only what differs from the whole shop, always in the same order. */
export function shopQueryToUrl(query: ShopQuery): Query {
  return {
    q: query.q || undefined,
    category: query.category || undefined,
    brand: query.brands.join(',') || undefined,
    priceFrom: query.priceFrom ?? undefined,
    priceTo: query.priceTo ?? undefined,
    discounted: query.discounted ? 1 : undefined,
    inStock: query.inStock ? 1 : undefined,
    room: query.room ?? undefined,
    style: query.style ?? undefined,
    sort: query.sort === 'recommended' ? undefined : query.sort,
    page: query.page === 1 ? undefined : query.page,
  };
}

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
    sort: query.sort,
    page: query.page,
    limit: 24,
  };
}

/** A change of the list starts at its first page. */
export function narrowed(query: ShopQuery, change: Partial<ShopQuery>): ShopQuery {
  return { ...query, ...change, page: 1 };
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
    ].filter(Boolean).length + query.brands.length
  );
}
