import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const content = fixtures.mutable(fixtures.begunItem);
const appliance = fixtures.mutable(fixtures.applianceItem);
const floor = fixtures.mutable(fixtures.floorItem);
const [, named, thrown] = fixtures.newDrafts;
const blank = { id: null, version: 0, state: 'draft', savedAt: null };
const row = {
  key: 'a-row-of-a-table',
  id: null,
  expectedVersion: 0,
  fields: ['sku', 'name', 'price'] as const,
  content: { ...content, sku: 'HM-BANG-01' },
  stockFrom: [],
};
const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Ảnh thứ hai là của hãng khác' } as const;

export const itemDraftExamples = [
  example('readItemDraft', {
    title: 'an item that nobody types over is shown as buyers see it',
    given: ({ items: { untouched: id } }) => ({ as: 'partner', query: { id } }),
    holds: (draft) => {
      expect(draft).toMatchObject({ version: 0, savedAt: null, rejection: null });
      expect(draft.content).toEqual(draft.live);
    },
  }),
  example('readItemDraft', {
    title: 'a new item is kept from its first key',
    given: { as: 'partner' },
    holds: (draft) => expect(draft).toMatchObject({ id: null, state: 'draft', live: null }),
  }),
  example('readItemDraft', {
    title: 'an item of nobody',
    given: { as: 'partner', query: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readItemDraft', {
    title: 'a new one has its own name, and begins empty',
    given: { as: 'partner', query: { draft: 'nobody-began-this' } },
    holds: (draft) => {
      expect(draft).toMatchObject({ ...blank, draft: 'nobody-began-this' });
      expect(draft.content.sku).toBe('');
    },
  }),
  example('readItemDraft', {
    title: 'one of several new ones',
    given: { as: 'partner', query: { draft: named?.key } },
    holds: (draft) =>
      expect(draft).toMatchObject({ id: null, draft: named?.key, version: named?.version }),
  }),
  example('listItemDrafts', {
    title: 'new ones lie side by side, each with what it lacks',
    given: { as: 'partner' },
    holds: ({ items }) => {
      expect(items.map(({ draft }) => draft)).toContain(named?.key);
      for (const { missing } of items) expect(missing).toBeGreaterThan(0);
    },
  }),
  example('removeItemDraft', {
    title: 'another version than was looked at',
    given: { as: 'partner', body: { draft: named?.key ?? '', expectedVersion: 1 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('removeItemDraft', {
    title: 'is gone, and a second press finds nothing',
    given: {
      as: 'partner',
      body: { draft: thrown?.key ?? '', expectedVersion: thrown?.version ?? 0 },
    },
    holds: (draft) => expect(draft).toMatchObject(blank),
  }),
  example('readItemTable', {
    title: 'all that is told of items, and what their drafts are called',
    given: { as: 'partner', query: { of: 'drafts' } },
    holds: ({ items }) => {
      expect(items.map(({ draft }) => draft)).toContain(named?.key);
      for (const { id, typed } of items) expect([id, typed]).toEqual([null, false]);
    },
  }),
  example('readItemTable', {
    title: 'items by their ids',
    given: { as: 'partner' },
    holds: ({ items }) => {
      const ids = items.map(({ id }) => id ?? 0);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    },
  }),
  example('saveItemTable', {
    title: 'a new item is a draft, one of nobody is refused and holds up no other',
    given: {
      as: 'partner',
      body: {
        rows: [
          { ...row, fields: [...row.fields] },
          { ...row, fields: [...row.fields], key: 'nobody', id: nobodysId },
        ],
      },
    },
    holds: ({ rows }) =>
      expect(rows).toMatchObject([
        { key: row.key, done: true, state: 'draft', code: null },
        { key: 'nobody', done: false, state: null, code: 'NOT_FOUND' },
      ]),
  }),
  example('saveItemDraft', {
    title: 'nothing of it is judged',
    given: ({ items: { untouched: id } }) => ({
      as: 'partner',
      body: { id, expectedVersion: 0, content },
    }),
    holds: (draft) => {
      expect(draft.version).toBe(1);
      expect(draft.content).toEqual(content);
    },
  }),
  example('saveItemDraft', {
    title: 'facts of an appliance are kept as they were typed, also those that cannot be',
    given: {
      as: 'partner',
      body: {
        id: null,
        draft: 'an-appliance',
        expectedVersion: 0,
        content: { ...appliance, airSide: -15, noise: 36.5 },
      },
    },
    holds: (draft) => expect(draft.content).toEqual({ ...appliance, airSide: -15, noise: 36.5 }),
  }),
  example('saveItemDraft', {
    title: 'what a pack covers is kept as it was typed, also what cannot be',
    given: {
      as: 'partner',
      body: {
        id: null,
        draft: 'a-floor',
        expectedVersion: 0,
        content: { ...floor, packCovers: -220.5 },
      },
    },
    holds: (draft) => expect(draft.content).toEqual({ ...floor, packCovers: -220.5 }),
  }),
  example('saveItemDraft', {
    title: 'legs that come off are kept as they were typed, also those that cannot be',
    given: {
      as: 'partner',
      body: {
        id: null,
        draft: 'a-sofa-on-legs',
        expectedVersion: 0,
        content: { ...content, removableLegs: -12.5 },
      },
    },
    holds: (draft) => expect(draft.content).toEqual({ ...content, removableLegs: -12.5 }),
  }),
  example('saveItemDraft', {
    title: 'over a version that is gone',
    given: ({ items: { typed: id } }) => ({
      as: 'partner',
      body: { id, expectedVersion: 1, content },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveItemDraft', {
    title: 'what waits for staff is not typed over',
    given: ({ items: { waiting: id } }) => ({
      as: 'partner',
      body: { id, expectedVersion: 2, content },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('saveItemDraft', {
    title: 'an item of nobody',
    given: { as: 'partner', body: { id: nobodysId, expectedVersion: 0, content } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendItemDraft', {
    title: 'what is missing is named by its field and code',
    given: ({ items: { begun } }) => ({
      as: 'partner',
      body: { id: null, expectedVersion: begun },
    }),
    status: 422,
    code: 'PRODUCT_06',
  }),
  example('sendItemDraft', {
    title: 'new words of an item on sale wait for staff',
    given: ({ items: { typed: id } }) => ({ as: 'partner', body: { id, expectedVersion: 2 } }),
    holds: (draft) => {
      expect(draft.state).toBe('edit_request');
      expect(draft.live).not.toBeNull();
    },
  }),
  example('sendItemDraft', {
    title: 'another version than was looked at',
    given: ({ items: { waiting: id } }) => ({ as: 'partner', body: { id, expectedVersion: 1 } }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sendItemDraft', {
    title: 'an item of nobody',
    given: { as: 'partner', body: { id: nobodysId, expectedVersion: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawItem', {
    title: 'what waits is taken back, and what was typed stays',
    given: ({ items: { waiting: id } }) => ({ as: 'partner', body: { id, expectedVersion: 2 } }),
    holds: (draft) => expect(draft.version).toBe(3),
  }),
  example('withdrawItem', {
    title: 'another version than was looked at',
    given: ({ items: { typed: id } }) => ({ as: 'partner', body: { id, expectedVersion: 1 } }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('withdrawItem', {
    title: 'an item of nobody',
    given: { as: 'partner', body: { id: nobodysId, expectedVersion: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawItem', {
    title: 'where nothing waits',
    given: ({ items: { begun } }) => ({
      as: 'partner',
      body: { id: null, expectedVersion: begun },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('listItemCases', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { kind, before } of data.items) expect(before === null).toBe(kind === 'new');
    },
  }),
  example('listItemCases', {
    title: 'sellers see no items of others',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideItem', {
    title: 'a refusal needs a reason',
    given: ({ items: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideItem', {
    title: 'what was looked at must still be so',
    given: ({ items: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideItem', {
    title: 'goes on sale',
    given: ({ items: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'approved', version: 1 }),
  }),
  example('decideItem', {
    title: 'is refused, and the shop reads why',
    given: ({ items: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[1] },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'rejected', reason: reject.reason }),
  }),
  example('decideItem', {
    title: 'sellers decide nothing',
    given: ({ items: { caseIds } }) => ({
      as: 'partner',
      params: { id: caseIds[1] },
      body: { ...approve, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideItem', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
