import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const city = 'Thành phố Hồ Chí Minh';

const said = {
  contractor_id: 2,
  city,
  reason: 'misleading',
  words: '',
  device: '5b0c7f3a9d2e41c8',
} as const;
const takeDown = {
  decision: 'take-down',
  rule: 'misleading',
  reason: 'Không có tài liệu chứng minh',
  expected_version: 0,
} as const;

export const paidPlaceExamples = [
  example('listContractors', {
    title: 'a place that is kept away on the device stands by merit',
    given: { query: { city, refused: [2, 3], limit: 60 } },
    holds: ({ data: { items } }) => {
      for (const { id, place } of items) if (id === 2 || id === 3) expect(place.by).toBe('merit');
    },
  }),
  example('listRefusedPlaces', {
    title: 'none at first',
    given: { as: 'member' },
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('refusePlace', {
    title: 'a member keeps a place away',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { contractor_id: contractorId, refused: true },
    }),
    holds: ({ data }, { contractorId }) =>
      expect(data.items.map(({ id }) => id)).toEqual([contractorId]),
  }),
  example('refusePlace', {
    title: 'and lets it back',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { contractor_id: contractorId, refused: false },
    }),
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('refusePlace', {
    title: 'one nobody has',
    given: { as: 'member', body: { contractor_id: nobodysId, refused: true } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('reportAd', {
    title: 'a guest reports a place, and hears until when it is decided',
    given: ({ ads: { contractorId } }) => ({
      body: { ...said, contractor_id: contractorId },
    }),
    holds: ({ data }) => {
      expect(data.reason).toBe('misleading');
      expect(Date.parse(data.due_at)).toBeGreaterThan(Date.parse(data.reported_at));
    },
  }),
  example('reportAd', {
    title: '“other” needs words',
    given: { body: { ...said, reason: 'other' as const, words: ' ' } },
    status: 422,
    code: 'AUTH_15',
  }),
  example('reportAd', {
    title: 'a place that nobody bought',
    given: { body: { ...said, contractor_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listAdCases', {
    title: 'what has the least time left comes first',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(1);
      const due = items.map(({ due_at }) => due_at);
      expect(due).toEqual(due.toSorted());
    },
  }),
  example('listAdCases', {
    title: 'members see none',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideAd', {
    title: 'a place is not taken down without a reason',
    given: ({ ads: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...takeDown, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideAd', {
    title: 'what was looked at must still be so',
    given: ({ ads: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...takeDown, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideAd', {
    title: 'a place is taken down',
    given: ({ ads: { caseIds } }) => ({ as: 'admin', params: { id: caseIds[0] }, body: takeDown }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'taken-down', version: 1 }),
  }),
  example('decideAd', {
    title: 'another one stands',
    given: ({ ads: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[1] },
      body: { decision: 'stands' as const, rule: null, reason: '', expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'stands', rule: null }),
  }),
  example('decideAd', {
    title: 'members decide nothing',
    given: ({ ads: { caseIds } }) => ({ as: 'member', params: { id: caseIds[1] }, body: takeDown }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideAd', {
    title: 'there is no such case',
    given: { as: 'admin', params: { id: nobodysId }, body: takeDown },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('appealAd', {
    title: 'an appeal says why',
    given: ({ ads: { takenDownId } }) => ({ as: 'builder', body: { id: takenDownId, words: ' ' } }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('appealAd', {
    title: 'the company appeals',
    given: ({ ads: { takenDownId } }) => ({
      as: 'builder',
      body: { id: takenDownId, words: 'Đã bỏ câu ấy khỏi phần giới thiệu.' },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({
        state: 'appealed',
        appeal: 'Đã bỏ câu ấy khỏi phần giới thiệu.',
        appeal_until: null,
      }),
  }),
  example('appealAd', {
    title: 'somebody who has no company',
    given: ({ ads: { takenDownId } }) => ({
      as: 'member',
      body: { id: takenDownId, words: 'Đã bỏ câu ấy.' },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('appealAd', {
    title: 'of what is nobody’s',
    given: { as: 'builder', body: { id: nobodysId, words: 'Đã bỏ câu ấy.' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
