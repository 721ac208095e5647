import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

let keys = 0;

const body = (more: object = {}) => {
  keys += 1;
  return {
    id: null,
    expectedVersion: 0,
    title: ' Nghỉ Tết ',
    details: 'Xưởng nghỉ từ 12/2 đến 22/2.',
    startsOn: '2098-02-01',
    endsOn: '2098-02-22',
    idempotencyKey: `example-notice-${keys}`,
    ...more,
  };
};

export const shopNoticeExamples = [
  example('listShopNotices', {
    title: 'what a shop says now',
    given: { as: 'partner', query: { state: 'shown' } },
    holds: ({ items, counts, meta }) => {
      expect([items.length, meta.total]).toEqual([counts.shown, counts.shown]);
      for (const { state } of items) expect(state).toBe('shown');
    },
  }),
  example('listShopNotices', {
    title: 'one by its id',
    given: ({ shopNotice }) => ({ as: 'partner', query: { id: shopNotice.id } }),
    holds: ({ items }) => expect(items).toHaveLength(1),
  }),
  example('listShopNotices', {
    title: 'a state that there is not',
    given: { as: 'partner', query: { state: 'hidden' as never } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopNotice', {
    title: 'one for days to come',
    given: { as: 'partner', body: body() },
    holds: ({ state, title, version }) =>
      expect([state, title, version]).toEqual(['planned', 'Nghỉ Tết', 0]),
  }),
  example('saveShopNotice', {
    title: 'a title of blanks',
    given: { as: 'partner', body: body({ title: '   ' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopNotice', {
    title: 'ten thousand letters',
    given: { as: 'partner', body: body({ details: 'a'.repeat(10_000) }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopNotice', {
    title: 'days the wrong way round',
    given: { as: 'partner', body: body({ endsOn: '2098-01-01' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopNotice', {
    title: 'days that are over',
    given: { as: 'partner', body: body({ startsOn: '2020-01-01', endsOn: '2020-01-02' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopNotice', {
    title: 'two years long',
    given: { as: 'partner', body: body({ endsOn: '2099-12-31' }) },
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopNotice', {
    title: 'one that the shop does not have',
    given: { as: 'partner', body: body({ id: nobodysId }) },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveShopNotice', {
    title: 'a colleague was first',
    given: ({ shopNotice }) => ({
      as: 'partner',
      body: body({ id: shopNotice.id, expectedVersion: shopNotice.version + 40 }),
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveShopNotice', {
    title: 'changed by who looked at it as it is',
    given: ({ shopNotice }) => ({
      as: 'partner',
      body: body({ id: shopNotice.id, expectedVersion: shopNotice.version }),
    }),
    holds: ({ startsOn }) => expect(startsOn).toBe('2098-02-01'),
  }),
  example('removeShopNotice', {
    title: 'one that the shop does not have',
    given: { as: 'partner', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeShopNotice', {
    title: 'buyers read it no more',
    given: ({ shopNotice }) => ({ as: 'partner', params: { id: shopNotice.id } }),
    holds: ({ title }) => expect(title).not.toBe(''),
  }),
];
