import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const stop = {
  action: 'stop',
  reason: 'Ba người mua nhận hàng giả, đang xác minh nguồn gốc',
  expected_version: 1,
} as const;

const asHousehold = {
  taxpayer: 'household',
  reason: 'Giấy chứng nhận hộ kinh doanh 41X8012345',
  expected_version: 1,
} as const;

/** What missed deadlines led to, and staff's list of shops. */
export const shopStandingExamples = [
  example('readShopStanding', {
    title: 'points are the sum of those that count',
    given: { as: 'partner' },
    holds: ({ points, step, stoppedAt, penalties }) => {
      const counted = penalties.filter(({ counts }) => counts);
      expect(counted.reduce((sum, one) => sum + one.points, 0)).toBe(points);
      expect([step, stoppedAt]).toEqual(['none', null]);
    },
  }),
  example('listShops', {
    title: 'shops of partners and of the platform',
    given: { as: 'admin' },
    holds: ({ data }) => expect(data.items.length).toBeGreaterThan(1),
  }),
  example('listShops', {
    title: 'those that sell',
    given: { as: 'admin', query: { sales: 'open' } },
    holds: ({ data }) => expect(data.items.every((one) => one.stopped_at === null)).toBe(true),
  }),
  example('listShops', {
    title: 'nobody is called so',
    given: { as: 'admin', query: { q: 'zzzz không có' } },
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('listShops', {
    title: 'shops do not look each other up',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideShop', {
    title: 'a stop needs a reason',
    given: ({ deskShopId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...stop, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideShop', {
    title: 'what was looked at must still be so',
    given: ({ deskShopId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...stop, expected_version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideShop', {
    title: 'what sells cannot be let go on',
    given: ({ deskShopId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...stop, action: 'resume' as const },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('setShopTaxpayer', {
    title: 'what it is already is no change',
    given: ({ deskShopId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...asHousehold, taxpayer: 'company' as const },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('setShopTaxpayer', {
    title: 'a paper is named',
    given: ({ deskShopId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...asHousehold, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('setShopTaxpayer', {
    title: 'of a household tax is withheld from now on',
    given: ({ taxedShopId: id }) => ({ as: 'admin', params: { id }, body: asHousehold }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ taxpayer: 'household', version: 2 });
      expect(data.acts[0]).toMatchObject({ act: 'taxpayer-set', text: asHousehold.reason });
    },
  }),
  example('setShopTaxpayer', {
    title: 'there is no such shop',
    given: { as: 'admin', params: { id: nobodysId }, body: asHousehold },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('setShopTaxpayer', {
    title: 'a shop does not say it itself',
    given: ({ deskShopId: id }) => ({ as: 'partner', params: { id }, body: asHousehold }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideShop', {
    title: 'a shop is stopped',
    given: ({ deskShopId: id }) => ({ as: 'admin', params: { id }, body: stop }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ stopped_by: 'staff', version: 2 });
      expect(data.stopped_at).not.toBeNull();
      expect(data.acts[0]).toMatchObject({ act: 'suspended', text: stop.reason });
    },
  }),
  example('decideShop', {
    title: 'there is no such shop',
    given: { as: 'admin', params: { id: nobodysId }, body: stop },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideShop', {
    title: 'shops stop nobody',
    given: ({ deskShopId: id }) => ({ as: 'partner', params: { id }, body: stop }),
    status: 403,
    code: 'FORBIDDEN',
  }),
];
