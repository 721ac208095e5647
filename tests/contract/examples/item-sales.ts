import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const stop = {
  action: 'stop',
  rule: 'counterfeit',
  reason: 'Mẫu của một hãng khác',
  expected_version: 0,
} as const;
const staffOnly = { title: 'for staff alone', status: 403, code: 'FORBIDDEN' } as const;

/** Of the last of the catalogue: nothing else of the stage is about it. */
const id = 6;

export const itemSaleExamples = [
  example('listItemSales', {
    title: 'what buyers find',
    given: { as: 'admin', query: { sale: 'on_sale' } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(1);
      for (const { sale } of items) expect(sale.state).toBe('on_sale');
    },
  }),
  example('listItemSales', {
    title: 'nothing of these words',
    given: { as: 'admin', query: { q: 'tàu vũ trụ' } },
    holds: ({ data: { items } }) => expect(items).toEqual([]),
  }),
  example('listItemSales', { ...staffOnly, given: { as: 'member' } }),
  example('moveItemSale', {
    title: 'a stop has words',
    given: { as: 'admin', params: { id }, body: { ...stop, reason: ' ' } },
    status: 422,
    code: 'AUTH_15',
  }),
  example('moveItemSale', {
    title: 'a stop names the rule',
    given: { as: 'admin', params: { id }, body: { ...stop, rule: null } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('moveItemSale', {
    title: 'nothing goes on that staff did not stop',
    given: { as: 'admin', params: { id }, body: { ...stop, action: 'release' as const } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('moveItemSale', {
    title: 'is off sale, and its shop reads why',
    given: { as: 'admin', params: { id }, body: stop },
    holds: ({ data }) =>
      expect(data).toMatchObject({
        version: 1,
        sale: { state: 'stopped', rule: 'counterfeit', reason: stop.reason, releasable: true },
        acts: [{ act: 'stopped-counterfeit', text: stop.reason }],
      }),
  }),
  example('moveItemSale', {
    ...staffOnly,
    given: { as: 'member', params: { id }, body: stop },
  }),
  example('moveItemSale', {
    title: 'there is no such item',
    given: { as: 'admin', params: { id: nobodysId }, body: stop },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('endPromotion', {
    title: 'what only waits is refused as a request',
    given: ({ promotions: { waiting } }) => ({
      as: 'admin',
      params: { id: waiting.id },
      body: { reason: 'Giá gốc không thật', expected_version: waiting.version },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('endPromotion', {
    title: 'has words',
    given: ({ promotions: { ending } }) => ({
      as: 'admin',
      params: { id: ending.id },
      body: { reason: ' ', expected_version: ending.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('endPromotion', {
    title: 'is over, and its shop reads why',
    given: ({ promotions: { ending } }) => ({
      as: 'admin',
      params: { id: ending.id },
      body: { reason: 'Giá gốc không thật', expected_version: ending.version },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({
        state: 'finished',
        endable: false,
        acts: [{ act: 'suspended', text: 'Giá gốc không thật' }],
      }),
  }),
  example('endPromotion', {
    ...staffOnly,
    given: ({ promotions: { ending } }) => ({
      as: 'member',
      params: { id: ending.id },
      body: { reason: 'x', expected_version: ending.version },
    }),
  }),
  example('endPromotion', {
    title: 'there is no such promotion',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { reason: 'Giá gốc không thật', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('reportListing', {
    title: 'a product',
    given: {
      as: 'member',
      body: { about: 'product', id: 2, reason: 'counterfeit', words: 'Mẫu của xưởng tôi.' },
    },
    holds: ({ data }) =>
      expect(data).toMatchObject({ about: 'product', id: 2, reason: 'counterfeit' }),
  }),
  example('reportListing', {
    title: 'guests sign in first',
    given: { body: { about: 'product', id: 2, reason: 'counterfeit', words: '' } },
    status: 401,
  }),
  example('reportListing', {
    title: 'a review that is not there',
    given: {
      as: 'member',
      body: { about: 'product-review', id: nobodysId, reason: 'offence', words: '' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
