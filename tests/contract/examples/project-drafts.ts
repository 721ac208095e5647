import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const content = fixtures.onProjectWire(fixtures.begunProject);
const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Ảnh bếp là của công ty khác' } as const;
const gone = { id: nobodysId, expected_version: 0 };
const key = 'gui-cong-trinh-0001';
const nobodys = { title: 'a project of nobody', status: 404, code: 'NOT_FOUND' } as const;
const noCompany = {
  title: 'who is no contractor writes none',
  status: 403,
  code: 'FORBIDDEN',
} as const;

export const projectDraftExamples = [
  example('readProjectDraft', {
    title: 'a project that nobody types over is shown as visitors see it',
    given: ({ projects: { untouched: id } }) => ({ as: 'builder', query: { id } }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ version: 0, saved_at: null, rejection: null, state: 'shown' });
      expect(data.content).toEqual(data.live);
    },
  }),
  example('readProjectDraft', {
    title: 'a new project is kept from its first key',
    given: { as: 'builder' },
    holds: ({ data }) => expect(data).toMatchObject({ id: null, state: 'draft', live: null }),
  }),
  example('readProjectDraft', {
    title: 'a project of nobody',
    given: { as: 'builder', query: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readProjectDraft', {
    title: 'who is no contractor writes none',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('saveProjectDraft', {
    title: 'nothing of it is judged',
    given: ({ projects: { untouched: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 0, content },
    }),
    holds: ({ data }) => {
      expect(data.version).toBe(1);
      expect(data.content).toEqual(content);
    },
  }),
  example('saveProjectDraft', {
    title: 'over a version that is gone',
    given: ({ projects: { typed: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 1, content },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveProjectDraft', {
    title: 'what waits for staff is not typed over',
    given: ({ projects: { waiting: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 2, content },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('sendProjectDraft', {
    title: 'what is missing is named by its field',
    given: { as: 'builder', body: { id: null, expected_version: 3, key } },
    status: 422,
    code: 'VALIDATION',
  }),
  example('sendProjectDraft', {
    title: 'an edit waits while visitors see the old version',
    given: ({ projects: { typed: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 2, key },
    }),
    holds: ({ data }) => {
      expect(data.state).toBe('edit_request');
      expect(data.live).not.toBeNull();
    },
  }),
  example('sendProjectDraft', {
    title: 'another version than was looked at',
    given: ({ projects: { waiting: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 1, key: 'gui-cong-trinh-0002' },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('withdrawProject', {
    title: 'where nothing waits',
    given: { as: 'builder', body: { id: null, expected_version: 3 } },
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('withdrawProject', {
    title: 'another version than was looked at',
    given: ({ projects: { waiting: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('deleteProject', {
    title: 'what waits for staff is taken back first',
    given: ({ projects: { waiting: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 2 },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('deleteProject', {
    title: 'another version than was looked at',
    given: { as: 'builder', body: { id: null, expected_version: 1 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('withdrawProject', {
    title: 'what waits is taken back, and what was typed stays',
    given: ({ projects: { waiting: id } }) => ({
      as: 'builder',
      body: { id, expected_version: 2 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ version: 3, state: 'shown' }),
  }),
  example('deleteProject', {
    title: 'a new one is its draft alone',
    given: { as: 'builder', body: { id: null, expected_version: 3 } },
    holds: ({ data }) => expect(data.begun).toBeNull(),
  }),
  example('saveProjectDraft', { ...nobodys, given: { as: 'builder', body: { ...gone, content } } }),
  example('saveProjectDraft', {
    ...noCompany,
    given: { as: 'member', body: { ...gone, content } },
  }),
  example('sendProjectDraft', {
    ...nobodys,
    given: { as: 'builder', body: { ...gone, key: 'gui-cong-trinh-0003' } },
  }),
  example('sendProjectDraft', { ...noCompany, given: { as: 'member', body: { ...gone, key } } }),
  ...(['withdrawProject', 'deleteProject'] as const).flatMap((operation) => [
    example(operation, { ...nobodys, given: { as: 'builder', body: gone } }),
    example(operation, { ...noCompany, given: { as: 'member', body: gone } }),
  ]),
  example('listProjectCases', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { kind, before } of data.items) expect(before === null).toBe(kind === 'new');
    },
  }),
  example('listProjectCases', {
    title: 'companies see no projects of others',
    given: { as: 'builder' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideProject', {
    title: 'a refusal needs a reason',
    given: ({ projects: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideProject', {
    title: 'what was looked at must still be so',
    given: ({ projects: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideProject', {
    title: 'visitors see it',
    given: ({ projects: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'approved', version: 1 }),
  }),
  example('decideProject', {
    title: 'is refused, and the company reads why',
    given: ({ projects: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[1] },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'rejected', reason: reject.reason }),
  }),
  example('decideProject', {
    title: 'companies decide nothing',
    given: ({ projects: { caseIds } }) => ({
      as: 'builder',
      params: { id: caseIds[1] },
      body: { ...approve, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideProject', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
