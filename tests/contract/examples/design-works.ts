import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const content = fixtures.onDesignWire(fixtures.begunDesign);
const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Mặt bằng không khớp với ảnh' } as const;
const withhold = {
  action: 'withhold',
  reason: 'Ảnh của người khác',
  expected_version: 0,
} as const;
const gone = { id: nobodysId, expected_version: 0 };
const key = 'gui-thiet-ke-0001';
const nobodys = { title: 'a design of nobody', status: 404, code: 'NOT_FOUND' } as const;
const noPartner = {
  title: 'who is no design partner sells none',
  status: 403,
  code: 'FORBIDDEN',
} as const;

export const designWorkExamples = [
  example('listOwnDesigns', {
    title: 'with what became of each, and what is being written',
    given: { as: 'designer' },
    holds: ({ data: { items, begun } }) => {
      expect(begun).not.toBeNull();
      for (const { sold, sales, design_id: id } of items)
        if (id === null) expect([sold, sales]).toEqual([0, 0]);
    },
  }),
  example('listOwnDesigns', { ...noPartner, given: { as: 'member' } }),
  example('readDesignDraft', {
    title: 'a new design is kept from its first key',
    given: { as: 'designer' },
    holds: ({ data }) => expect(data).toMatchObject({ id: null, state: 'draft', live: null }),
  }),
  example('readDesignDraft', {
    title: 'what was typed stands beside what buyers see',
    given: ({ ownDesigns: { typed: id } }) => ({ as: 'designer', query: { id } }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ version: 2, rejection: null });
      expect(data.live).not.toBeNull();
      expect(data.content).not.toEqual(data.live);
    },
  }),
  example('readDesignDraft', { ...nobodys, given: { as: 'designer', query: { id: nobodysId } } }),
  example('readDesignDraft', { ...noPartner, given: { as: 'member' } }),
  example('withdrawDesignDraft', {
    title: 'where nothing waits',
    given: { as: 'designer', body: { id: null, expected_version: 3 } },
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('saveDesignDraft', {
    title: 'nothing of it is judged',
    given: { as: 'designer', body: { id: null, expected_version: 3, content } },
    holds: ({ data }) => {
      expect(data.version).toBe(4);
      expect(data.content).toEqual(content);
    },
  }),
  example('saveDesignDraft', {
    title: 'over a version that is gone',
    given: ({ ownDesigns: { typed: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 1, content },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveDesignDraft', {
    title: 'what waits for staff is not typed over',
    given: ({ ownDesigns: { waiting: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 2, content },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('sendDesignDraft', {
    title: 'what is missing is named by its place',
    given: { as: 'designer', body: { id: null, expected_version: 4, key } },
    status: 422,
    code: 'VALIDATION',
  }),
  example('sendDesignDraft', {
    title: 'another version than was looked at',
    given: ({ ownDesigns: { waiting: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 1, key: 'gui-thiet-ke-0002' },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sendDesignDraft', {
    title: 'an edit waits while the old version is on sale',
    given: ({ ownDesigns: { typed: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 2, key: 'gui-thiet-ke-0003' },
    }),
    holds: ({ data }) => {
      expect(data.state).toBe('edit_request');
      expect(data.live).not.toBeNull();
    },
  }),
  example('sellDesign', {
    title: 'is taken off sale, and an edit of it goes on waiting',
    given: ({ ownDesigns: { waiting: id } }) => ({ as: 'designer', body: { id, on_sale: false } }),
    holds: ({ data: { items } }, { ownDesigns: { waiting } }) =>
      expect(items.find(({ id }) => id === waiting)).toMatchObject({
        is_off: true,
        state: 'edit_request',
      }),
  }),
  example('sellDesign', {
    title: 'nothing that staff have not approved is sold',
    given: ({ ownDesigns: { refused: id } }) => ({ as: 'designer', body: { id, on_sale: true } }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('sellDesign', {
    ...nobodys,
    given: { as: 'designer', body: { id: nobodysId, on_sale: true } },
  }),
  example('sellDesign', { ...noPartner, given: { as: 'member', body: { id: 1, on_sale: true } } }),
  example('orderOwnDesigns', {
    title: 'stand in the order that was sent',
    given: ({ ownDesigns: { ids } }) => ({ as: 'designer', body: { ids: ids.toReversed() } }),
    holds: ({ data: { items } }, { ownDesigns: { ids } }) =>
      expect(items.map(({ id }) => id)).toEqual(ids.toReversed()),
  }),
  example('orderOwnDesigns', {
    title: 'another list than is there',
    given: ({ ownDesigns: { ids } }) => ({ as: 'designer', body: { ids: ids.slice(1) } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('orderOwnDesigns', { ...noPartner, given: { as: 'member', body: { ids: [1] } } }),
  example('withdrawDesignDraft', {
    title: 'another version than was looked at',
    given: ({ ownDesigns: { waiting: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('deleteDesignDraft', {
    title: 'what waits for staff is taken back first',
    given: ({ ownDesigns: { waiting: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 2 },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('withdrawDesignDraft', {
    title: 'what waits is taken back, and what was typed stays',
    given: ({ ownDesigns: { waiting: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 2 },
    }),
    holds: ({ data }) => {
      expect(data.version).toBe(3);
      expect(data.live).not.toBeNull();
    },
  }),
  example('deleteDesignDraft', {
    title: 'another version than was looked at',
    given: { as: 'designer', body: { id: null, expected_version: 1 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('deleteDesignDraft', {
    title: 'one that was refused',
    given: ({ ownDesigns: { refused: id } }) => ({
      as: 'designer',
      body: { id, expected_version: 2 },
    }),
    holds: ({ data: { items } }, { ownDesigns: { refused } }) =>
      expect(items.some(({ id }) => id === refused)).toBe(false),
  }),
  example('saveDesignDraft', { ...nobodys, given: { as: 'designer', body: { ...gone, content } } }),
  example('saveDesignDraft', { ...noPartner, given: { as: 'member', body: { ...gone, content } } }),
  example('sendDesignDraft', {
    ...nobodys,
    given: { as: 'designer', body: { ...gone, key: 'gui-thiet-ke-0004' } },
  }),
  example('sendDesignDraft', { ...noPartner, given: { as: 'member', body: { ...gone, key } } }),
  ...(['withdrawDesignDraft', 'deleteDesignDraft'] as const).flatMap((operation) => [
    example(operation, { ...nobodys, given: { as: 'designer', body: gone } }),
    example(operation, { ...noPartner, given: { as: 'member', body: gone } }),
  ]),
  example('listDesignCases', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { kind, before } of data.items) expect(before === null).toBe(kind === 'new');
    },
  }),
  example('listDesignCases', {
    title: 'partners see no designs of others',
    given: { as: 'designer' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideDesign', {
    title: 'a refusal needs a reason',
    given: ({ ownDesigns: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideDesign', {
    title: 'what was looked at must still be so',
    given: ({ ownDesigns: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideDesign', {
    title: 'the new version is on sale',
    given: ({ ownDesigns: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'approved', version: 1 }),
  }),
  example('decideDesign', {
    title: 'is refused, and the partner reads why',
    given: ({ ownDesigns: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[1] },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'rejected', reason: reject.reason }),
  }),
  example('decideDesign', {
    title: 'partners decide nothing',
    given: ({ ownDesigns: { caseIds } }) => ({
      as: 'designer',
      params: { id: caseIds[1] },
      body: { ...approve, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideDesign', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listDesignSales', {
    title: 'of the house and of partners',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      expect(items.some(({ of_house }) => of_house)).toBe(true);
      expect(items.some(({ of_house }) => !of_house)).toBe(true);
    },
  }),
  example('listDesignSales', {
    title: 'nothing of these words',
    given: { as: 'admin', query: { q: 'tàu vũ trụ', sale: 'on_sale' } },
    holds: ({ data: { items } }) => expect(items).toEqual([]),
  }),
  example('listDesignSales', { ...noPartner, title: 'for staff alone', given: { as: 'designer' } }),
  example('moveDesign', {
    title: 'a design is not taken off sale without a reason',
    given: ({ ownDesigns: { soldId: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...withhold, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('moveDesign', {
    title: 'nothing is let go on that staff do not keep off',
    given: ({ ownDesigns: { soldId: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...withhold, action: 'release' as const },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('moveDesign', {
    title: 'is off sale, and the partner reads why',
    given: ({ ownDesigns: { soldId: id } }) => ({
      as: 'admin',
      params: { id },
      body: withhold,
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({
        version: 1,
        sale: { state: 'withheld', reason: withhold.reason },
        acts: [{ act: 'suspended', text: withhold.reason }],
      }),
  }),
  example('moveDesign', {
    title: 'partners take nothing off for staff',
    given: ({ ownDesigns: { soldId: id } }) => ({
      as: 'designer',
      params: { id },
      body: withhold,
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('moveDesign', {
    title: 'there is no such design',
    given: { as: 'admin', params: { id: nobodysId }, body: withhold },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
