import { describe, expect, it } from 'vitest';
import { type Route, paths } from '@hien/domain/routes';
import { createMatcher, languageRedirect, splitLanguage } from './match.ts';

const all: Route[] = Object.values(paths);
const match = createMatcher(all);

/** One value for every parameter, of the kind the specification's samples use. */
const sample = {
  id: 1,
  type: 'dashboard',
  page: 2,
  slug: 'mot-can-nha',
  category: 'privacy',
  pro_name: 'sunrise',
  roomId: 3,
  contractor_id: 7,
  membershipType: 'gold',
  status: 'pending',
  payType: 'QR',
  orderId: 9,
  moduleId: 4,
};

function url(route: Route): string {
  return route.pattern.includes('{')
    ? (route.to as Route<'{id}'>['to'])('vi', sample)
    : route.to('vi');
}

describe('paths', () => {
  it('knows the 141 routes of the specification and two of our own (docs/adr/0181, 0199)', () => {
    expect(all).toHaveLength(143);
    expect(new Set(all.map(({ pattern }) => pattern)).size).toBe(143);
  });

  it('builds every URL', () => {
    expect(
      Object.fromEntries(Object.entries(paths).map(([name, route]) => [name, url(route as Route)])),
    ).toMatchSnapshot();
  });

  it.each(Object.entries(paths))('%s resolves to itself', (_, route) => {
    const path = splitLanguage(url(route))?.path ?? '';
    expect(match(path)?.route.pattern).toBe(route.pattern);
  });

  it('appends a query and leaves out what is empty', () => {
    expect(paths.shop.to('ko', { q: 'đèn trần', page: 2, sort: undefined, brand: '' })).toBe(
      '/ko/shop?q=%C4%91%C3%A8n+tr%E1%BA%A7n&page=2',
    );
  });

  it('escapes parameters, and reads them back', () => {
    const to = paths.searchResult.to('vi', { id: 'bàn / ghế?' });
    expect(to).toBe('/vi/search-result/b%C3%A0n%20%2F%20gh%E1%BA%BF%3F');
    expect(paths.searchResult.match(splitLanguage(to)?.path ?? '')).toEqual({ id: 'bàn / ghế?' });
  });

  it('survives a malformed escape', () => {
    expect(paths.searchResult.match('search-result/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});

describe('which route wins (D46)', () => {
  it.each([
    ['room-by-room/samsung/introduction', 'room-by-room/samsung/introduction'],
    ['room-by-room/sunrise/1', 'room-by-room/{pro_name}/{id}'],
    ['room-by-room/project/sunrise', 'room-by-room/project/{pro_name}'],
    ['room-by-room/new/landing-page', 'room-by-room/new/landing-page'],
    ['room-by-room/new/7', 'room-by-room/new/{id}'],
    ['interior-share/my-post', 'interior-share/my-post'],
    ['interior-share/page-2', 'interior-share/page-{page}'],
    ['interior-share/page-two', 'interior-share/{slug}'],
    ['article/trend/page-1', 'article/{type}/page-{page}'],
    ['article/12', 'article/{id}'],
    ['shop-manager/order-status', 'shop-manager/order-status'],
    ['shop-manager/dashboard', 'shop-manager/{type}'],
    ['brand/design-list', 'brand/design-list'],
    ['order/pending/', 'order/{status}'],
    ['order-shop-detail/7', 'order/order-shop-detail/{id}'],
    ['order/order-shop-detail-refund/7', 'order-shop-detail-refund/{id}'],
  ])('%s → %s', (path, pattern) => {
    expect(match(path)?.route.pattern).toBe(pattern);
  });

  it.each([
    'room-by-room/samsung/1',
    'room-by-room/vib/1',
    'room-by-room/new',
    'order/order-detail',
    'interior-design/page-0',
    'shop/anything',
    'nowhere',
  ])('%s is nobody’s', (path) => {
    expect(match(path)).toBeUndefined();
  });
});

describe('a URL without one of our languages (D45)', () => {
  const knows = (path: string) => match(path) !== undefined;

  it.each([
    ['/', '/vi/'],
    ['/fr/shop', '/vi/shop'],
    ['/zh-CN/shop-detail/3', '/vi/shop-detail/3'],
    ['/EN/shop', '/en/shop'],
    ['/faq', '/vi/faq'],
    ['/shop-detail/3/', '/vi/shop-detail/3'],
  ])('%s → %s', (from, to) => {
    expect(languageRedirect(from, knows)).toBe(to);
  });

  it('leaves the three alone', () => {
    expect(languageRedirect('/ko/shop', knows)).toBeUndefined();
  });
});
