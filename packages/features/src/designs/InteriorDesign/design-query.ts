import type { Input, InteriorStyle, RoomType } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { maxId, oneOf, whole, words } from '../../shared/address/parts.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';

type Wire = Input<'listDesigns'>;
type Word<Name extends keyof Wire> = NonNullable<Wire[Name]>;

export const designStyles = [
  'modern',
  'scandinavian',
  'luxury',
  'industrial',
  'other',
] as const satisfies readonly InteriorStyle[];
export const roomTypes = [
  'living-room',
  'living-kitchen',
  'kitchen',
  'master-room',
  'bedroom',
  'bathroom',
  'multipurpose',
  'gym',
  'other',
] as const satisfies readonly RoomType[];
export const designTypes = [
  'whole-unit',
  'by-room',
] as const satisfies readonly Word<'design_type'>[];
export const planTypes = [
  'open-plan',
  'separate-rooms',
  'multi-floor',
] as const satisfies readonly Word<'plan_type'>[];
export const areaTiers = [
  'up-to-50',
  '50-100',
  '100-200',
  '200-500',
  'over-500',
] as const satisfies readonly Word<'area'>[];
export const designSorts = [
  'recommended',
  'newest',
  'liked',
  'price-asc',
  'price-desc',
  'area-asc',
  'area-desc',
] as const satisfies readonly Word<'sort'>[];

/** The contract's limits: a value above would only be refused. */
const MAX_PRICE = 2_000_000_000;
const MAX_CONSTRUCTION = 999_999_999_999;

/** What of the designs is looked at, but for the page, which is a part of the path. */
export const designAddress = addressOf({
  q: words,
  style: oneOf(designStyles, null),
  house: oneOf(houseTypes, null),
  room: oneOf(roomTypes, null),
  type: oneOf(designTypes, null),
  plan: oneOf(planTypes, null),
  area: oneOf(areaTiers, null),
  priceFrom: whole(0, MAX_PRICE, null),
  priceTo: whole(0, MAX_PRICE, null),
  buildFrom: whole(0, MAX_CONSTRUCTION, null),
  buildTo: whole(0, MAX_CONSTRUCTION, null),
  company: whole(1, maxId, null),
  sort: oneOf(designSorts, 'recommended'),
});

export type DesignQuery = UrlOf<typeof designAddress>;

/** The first page anybody may see; the others are for members (platform.txt 2, D87). */
export const designsHref = (language: Language, query: DesignQuery, page = 1): string =>
  page === 1
    ? paths.interiorDesign.to(language, designAddress.query(query))
    : paths.interiorDesignPage.to(language, { page }, designAddress.query(query));

/** Everything that narrows the list down. */
const namedIn = (query: DesignQuery) => ({
  q: query.q || undefined,
  style: query.style ?? undefined,
  house_type: query.house ?? undefined,
  room_type: query.room ?? undefined,
  design_type: query.type ?? undefined,
  plan_type: query.plan ?? undefined,
  area: query.area ?? undefined,
  price_from: query.priceFrom ?? undefined,
  price_to: query.priceTo ?? undefined,
  construction_from: query.buildFrom ?? undefined,
  construction_to: query.buildTo ?? undefined,
  contractor_id: query.company ?? undefined,
});

/** What the server is asked for. */
export const designsInput = (query: DesignQuery, page: number): Wire => ({
  ...namedIn(query),
  sort: query.sort,
  page,
  limit: 12,
});

/** What the numbers of the choices are asked for. */
export const countsInput = (query: DesignQuery): Input<'countDesigns'> => namedIn(query);

/** How many filters are in force; words and order are none. */
export const filterCount = (query: DesignQuery): number =>
  [
    query.style,
    query.house,
    query.room,
    query.type,
    query.plan,
    query.area,
    query.priceFrom ?? query.priceTo,
    query.buildFrom ?? query.buildTo,
    query.company,
  ].filter((value) => value !== null).length;
