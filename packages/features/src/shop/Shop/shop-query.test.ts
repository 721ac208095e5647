import { usualWaysIn } from '@hien/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '@hien/domain/routes';
import { changed } from '../../shared/address/address.ts';
import {
  filterCount,
  interiorStyles,
  roomTypes,
  shopAddress,
  shopSorts,
  type ShopQuery,
} from './shop-query.ts';

const price = fc.option(fc.integer({ min: 0, max: 999_999_999_999 }));
const anyQuery: fc.Arbitrary<ShopQuery> = fc.record({
  q: fc.string({ maxLength: 60 }).map((text) => text.normalize('NFC').trim()),
  category: fc.nat(2_147_483_647),
  brands: fc
    .uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 10 })
    .map((ids) => ids.toSorted((a, b) => a - b)),
  priceFrom: price,
  priceTo: price,
  discounted: fc.boolean(),
  inStock: fc.boolean(),
  room: fc.option(fc.constantFrom(...roomTypes)),
  style: fc.option(fc.constantFrom(...interiorStyles)),
  wayIn: fc.option(fc.constantFrom(...Object.values(usualWaysIn))),
  sort: fc.constantFrom(...shopSorts),
  page: fc.integer({ min: 1, max: 10_000 }),
});

const reread = (query: ShopQuery) =>
  shopAddress.read(
    new URL(paths.shop.to('vi', shopAddress.query(query)), 'https://hien.example').searchParams,
  );

describe('the shop in its address', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(reread(query)).toEqual(query);
      }),
    );
  });

  it('is short when nothing is chosen', () => {
    expect(paths.shop.to('ko', shopAddress.query(shopAddress.start))).toBe('/ko/shop');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'category=abc',
    'brand=,x,-3',
    'priceFrom=1.5',
    'sort=; drop table',
    'room=<b>',
    'inStock=maybe',
    'way-in=door-1x1',
    'way-in=home',
    'page=99999999999999',
    'q=%00',
    'q=%E2%80%8B',
  ])('ignores %s', (search) => {
    expect(shopAddress.read(new URLSearchParams(search))).toEqual(shopAddress.start);
  });

  it('starts at the first page after a change', () => {
    expect(changed({ ...shopAddress.start, page: 7 }, { inStock: true })).toMatchObject({
      page: 1,
      inStock: true,
    });
  });

  it('counts filters, not words or order', () => {
    expect(filterCount({ ...shopAddress.start, q: 'bàn', sort: 'price-asc' })).toBe(0);
    expect(filterCount({ ...shopAddress.start, brands: [1, 2], priceTo: 5, category: 3 })).toBe(4);
  });
});
