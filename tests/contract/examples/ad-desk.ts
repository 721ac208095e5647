import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const suspend = {
  action: 'suspend',
  reason: 'Giấy phép xây dựng đã hết hạn',
  expected_version: 3,
} as const;

/** Advertising as staff see it. */
export const adDeskExamples = [
  example('listAdMemberships', {
    title: 'companies with a plan',
    given: { as: 'admin' },
    holds: ({ data }) => expect(data.items.map(({ plan }) => plan)).toContain('gold'),
  }),
  example('listAdMemberships', {
    title: 'nobody is called so',
    given: { as: 'admin', query: { q: 'zzzz không có' } },
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('listAdMemberships', {
    title: 'companies do not look each other up',
    given: { as: 'builder' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('readAdMembershipFigures', {
    title: 'what a company’s places brought in thirty days',
    given: ({ deskMembershipId: id }) => ({ as: 'admin', params: { id } }),
    holds: ({ data: { from, to } }) =>
      expect(Date.parse(to) - Date.parse(from)).toBe(29 * 86_400_000),
  }),
  example('readAdMembershipFigures', {
    title: 'there is no such membership',
    given: { as: 'admin', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readAdMembershipFigures', {
    title: 'companies read their own alone',
    given: ({ deskMembershipId: id }) => ({ as: 'builder', params: { id } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideAdMembership', {
    title: 'a suspension needs a reason',
    given: ({ deskMembershipId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...suspend, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideAdMembership', {
    title: 'what was looked at must still be so',
    given: ({ deskMembershipId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...suspend, expected_version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideAdMembership', {
    title: 'what is shown cannot be restored',
    given: ({ deskMembershipId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...suspend, action: 'restore' as const },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('decideAdMembership', {
    title: 'a company is suspended',
    given: ({ deskMembershipId: id }) => ({ as: 'admin', params: { id }, body: suspend }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ suspended: true, version: 4, state: 'purchased' });
      expect(data.acts[0]).toMatchObject({ act: 'suspended', text: suspend.reason });
    },
  }),
  example('decideAdMembership', {
    title: 'there is no such membership',
    given: { as: 'admin', params: { id: nobodysId }, body: suspend },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideAdMembership', {
    title: 'companies suspend nobody',
    given: ({ deskMembershipId: id }) => ({ as: 'builder', params: { id }, body: suspend }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listAuctions', {
    title: 'every week that was bid for',
    given: { as: 'admin' },
    holds: ({ data }) => expect(data.items[0]?.head).toMatch(/^[0-9a-f]{64}$/),
  }),
  example('listAuctions', {
    title: 'members read the ledger instead',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('readAdTakings', {
    title: 'cities add up to the month',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const sum = data.cities.reduce((all, { total }) => all + total, 0);
      expect(data.total.total).toBe(sum);
      expect(data.total.total).toBe(data.total.memberships + data.total.auctions);
    },
  }),
  example('readAdTakings', {
    title: 'a month in which nothing was sold',
    given: { as: 'admin', query: { month: '2020-01' } },
    holds: ({ data }) => expect(data).toMatchObject({ month: '2020-01', cities: [] }),
  }),
  example('readAdTakings', {
    title: 'there is no thirteenth month',
    given: { as: 'admin', query: { month: '2026-13' } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('readAdTakings', {
    title: 'companies do not read them',
    given: { as: 'builder' },
    status: 403,
    code: 'FORBIDDEN',
  }),
];
