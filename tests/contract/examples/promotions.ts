import { expect } from 'vitest';
import { example } from '../example.ts';
import type { KnownPromotions } from '../promotion-cases.ts';
import { nobodysId } from '../stage.ts';

let keys = 0;

/** Days that no promotion of the stage has. */
const body = ({ item }: KnownPromotions, more: object = {}) => {
  keys += 1;
  return {
    id: null,
    expectedVersion: 0,
    name: ' Tuần lễ gỗ sồi ',
    icon: 'special-price' as const,
    startsOn: '2099-03-01',
    endsOn: '2099-03-07',
    items: [{ id: item.id, price: item.price }],
    idempotencyKey: `example-promotion-${keys}`,
    ...more,
  };
};

const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Giá vừa tăng tuần trước' } as const;

export const promotionExamples = [
  example('listShopPromotions', {
    title: 'all of a shop, with the days and items that are taken',
    given: { as: 'partner' },
    holds: ({ items, counts, planned }) => {
      expect(items.length).toBeGreaterThan(3);
      expect(counts.waiting).toBeGreaterThan(0);
      expect(planned.map(({ state }) => state)).not.toContain('rejected');
    },
  }),
  example('listShopPromotions', {
    title: 'those in a state',
    given: { as: 'partner', query: { state: 'edit_request' } },
    holds: ({ items }) => {
      for (const one of items)
        expect([one.state, one.asked === null]).toEqual(['edit_request', false]);
    },
  }),
  example('listShopPromotions', {
    title: 'one by its id',
    given: ({ promotions: { rejected } }) => ({ as: 'partner', query: { id: rejected.id } }),
    holds: ({ items, meta }) => {
      expect(meta.total).toBe(1);
      expect(items[0]).toMatchObject({ state: 'rejected', editable: true, stoppable: false });
      expect(items[0]?.reason).not.toBeNull();
    },
  }),
  example('listShopPromotions', {
    title: 'a state that there is not',
    given: { as: 'partner', query: { state: 'paused' as never } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('sendPromotion', {
    title: 'a new one waits for staff',
    given: ({ promotions }) => ({ as: 'partner', body: body(promotions) }),
    holds: ({ state, version, shown, editable, stoppable }) => {
      expect([state, version, editable, stoppable]).toEqual(['waiting', 0, false, true]);
      expect(shown.items[0]?.usual).toBeGreaterThan(shown.items[0]?.price ?? 0);
    },
  }),
  example('sendPromotion', {
    title: 'an item that has another promotion on these days',
    given: ({ promotions }) => {
      const { itemId, price, startsOn, endsOn } = promotions.planned;
      const items = [{ id: itemId, price }];
      return { as: 'partner', body: body(promotions, { startsOn, endsOn, items }) };
    },
    status: 422,
    code: 'VALIDATION',
  }),
  example('sendPromotion', {
    title: 'days that are the wrong way round',
    given: ({ promotions }) => ({
      as: 'partner',
      body: body(promotions, { endsOn: '2099-02-01' }),
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('sendPromotion', {
    title: 'a change of one that nobody has',
    given: ({ promotions }) => ({ as: 'partner', body: body(promotions, { id: nobodysId }) }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendPromotion', {
    title: 'a change of another version than the one that was looked at',
    given: ({ promotions }) => ({
      as: 'partner',
      body: body(promotions, { id: promotions.rejected.id, expectedVersion: 40 }),
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sendPromotion', {
    title: 'what waits for staff is not changed',
    given: ({ promotions }) => {
      const { id, version } = promotions.waiting;
      return {
        as: 'partner',
        body: body(promotions, {
          id,
          expectedVersion: version,
          startsOn: '2099-04-01',
          endsOn: '2099-04-02',
        }),
      };
    },
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('sendPromotion', {
    title: 'a rejected one is asked for again',
    given: ({ promotions }) => {
      const { id, version } = promotions.rejected;
      return {
        as: 'partner',
        body: body(promotions, {
          id,
          expectedVersion: version,
          startsOn: '2099-05-01',
          endsOn: '2099-05-02',
        }),
      };
    },
    holds: ({ state, shown }) => {
      expect(state).toBe('waiting');
      expect(shown.startsOn).toBe('2099-05-01');
    },
  }),
  example('stopPromotion', {
    title: 'one that nobody has',
    given: { as: 'partner', params: { id: nobodysId }, body: { expectedVersion: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('stopPromotion', {
    title: 'not by who looked at an older one',
    given: ({ promotions: { planned } }) => ({
      as: 'partner',
      params: { id: planned.id },
      body: { expectedVersion: planned.version + 40 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('listPromotionCases', {
    title: 'what waits for staff, changes beside what runs',
    given: { as: 'admin', query: { state: 'waiting' } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { state, before } of items) expect(before === null).toBe(state === 'waiting');
    },
  }),
  example('listPromotionCases', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decidePromotion', {
    title: 'one that nobody has',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decidePromotion', {
    title: 'another version than the one that was seen',
    given: ({ promotions: { waiting } }) => ({
      as: 'admin',
      params: { id: waiting.id },
      body: { ...approve, expected_version: waiting.version + 40 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decidePromotion', {
    title: 'a refusal has words',
    given: ({ promotions: { waiting } }) => ({
      as: 'admin',
      params: { id: waiting.id },
      body: { decision: 'reject' as const, reason: ' ', expected_version: waiting.version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decidePromotion', {
    title: 'for staff alone',
    given: ({ promotions: { waiting } }) => ({
      as: 'partner',
      params: { id: waiting.id },
      body: { ...approve, expected_version: waiting.version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decidePromotion', {
    title: 'a refused change leaves what runs',
    given: ({ promotions: { changed } }) => ({
      as: 'admin',
      params: { id: changed.id },
      body: { ...reject, expected_version: changed.version },
    }),
    holds: ({ data: { state, reason, decided } }) => {
      expect([state, reason]).toEqual(['advertising', reject.reason]);
      expect(decided).not.toBeNull();
    },
  }),
  example('decidePromotion', {
    title: 'a new one is approved',
    given: ({ promotions: { waiting } }) => ({
      as: 'admin',
      params: { id: waiting.id },
      body: { ...approve, expected_version: waiting.version },
    }),
    holds: ({ data: { state, version } }) => expect([state, version]).toEqual(['advertising', 1]),
  }),
  example('stopPromotion', {
    title: 'prices are the usual ones from now on',
    given: ({ promotions: { planned } }) => ({
      as: 'partner',
      params: { id: planned.id },
      body: { expectedVersion: planned.version },
    }),
    holds: ({ state, stoppable }) => expect([state, stoppable]).toEqual(['finished', false]),
  }),
];
