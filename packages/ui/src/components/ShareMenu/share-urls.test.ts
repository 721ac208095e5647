import { expect, it } from 'vitest';
import { facebookShareUrl, zaloShareUrl } from './share-urls.ts';

it.each([facebookShareUrl, zaloShareUrl])('an address with its query is one value', (make) => {
  const shared = 'https://hien.example/vi/shop-detail/12?mau=yến mạch&chan=sồi#anh';
  expect([...new URL(make(shared)).searchParams.values()]).toEqual([shared]);
});
