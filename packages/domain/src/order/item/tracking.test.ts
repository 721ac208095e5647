import { expect, it } from 'vitest';
import { trackingUrl } from './tracking.ts';

it.each([
  ['GHN', 'GYA1', 'https://donhang.ghn.vn/?order_code=GYA1'],
  ['Giao Hàng Nhanh', ' GYA1 ', 'https://donhang.ghn.vn/?order_code=GYA1'],
  ['giao hàng tiết kiệm', 'S1.A2', 'https://i.ghtk.vn/S1.A2'],
  ['GHTK', 'S1', 'https://i.ghtk.vn/S1'],
  ['SPX Express', 'SPXVN01', 'https://spx.vn/track?SPXVN01'],
  ['Shopee', 'SPXVN01', 'https://spx.vn/track?SPXVN01'],
  ['J&T', '8411', 'https://jtexpress.vn/vi/tracking?type=track&billcode=8411'],
  ['j & t express', '8411', 'https://jtexpress.vn/vi/tracking?type=track&billcode=8411'],
  ['NinjaVan', 'NJ1', 'https://www.ninjavan.co/vi-vn/tracking?id=NJ1'],
  ['Ninja Van', 'a/b?c&d', 'https://www.ninjavan.co/vi-vn/tracking?id=a%2Fb%3Fc%26d'],
  ['Nhà xe Thành Bưởi', '17', null],
  ['GHNX', '17', null],
  ['GHN', '  ', null],
  ['', '17', null],
])('%s %s leads to %s', (carrier, tracking, url) => {
  expect(trackingUrl(carrier, tracking)).toBe(url);
});
