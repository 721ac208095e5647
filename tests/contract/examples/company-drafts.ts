import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const content = fixtures.companyContent();
const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Ảnh bìa là ảnh dựng máy tính' } as const;
const key = 'gui-trang-cong-ty-01';
const noCompany = {
  title: 'who is no contractor has no page',
  status: 403,
  code: 'FORBIDDEN',
} as const;
const none = { title: 'staff keep no company', status: 404, code: 'NOT_FOUND' } as const;

export const companyDraftExamples = [
  example('readCompanyDraft', {
    title: 'what was typed stands beside what visitors see',
    given: { as: 'builder' },
    holds: ({ data }) => {
      expect(data).toMatchObject({ version: 3, state: 'draft', rejection: null, sent_at: null });
      expect(data.content).not.toEqual(data.live);
    },
  }),
  example('readCompanyDraft', { ...noCompany, given: { as: 'member' } }),
  example('readCompanyDraft', { ...none, given: { as: 'admin' } }),
  example('saveCompanyDraft', {
    title: 'over a version that is gone',
    given: { as: 'builder', body: { expected_version: 1, content } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveCompanyDraft', {
    ...noCompany,
    given: { as: 'member', body: { expected_version: 0, content } },
  }),
  example('saveCompanyDraft', {
    ...none,
    given: { as: 'admin', body: { expected_version: 0, content } },
  }),
  example('withdrawCompanyDraft', {
    title: 'another version than was looked at',
    given: { as: 'builder', body: { expected_version: 1 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('withdrawCompanyDraft', {
    ...noCompany,
    given: { as: 'member', body: { expected_version: 0 } },
  }),
  example('withdrawCompanyDraft', {
    ...none,
    given: { as: 'admin', body: { expected_version: 0 } },
  }),
  example('sendCompanyDraft', {
    title: 'another version than was looked at',
    given: { as: 'builder', body: { expected_version: 1, key: 'gui-trang-cong-ty-02' } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sendCompanyDraft', {
    ...noCompany,
    given: { as: 'member', body: { expected_version: 0, key } },
  }),
  example('sendCompanyDraft', {
    ...none,
    given: { as: 'admin', body: { expected_version: 0, key } },
  }),
  example('sendCompanyDraft', {
    title: 'it waits while visitors read the old version',
    given: { as: 'builder', body: { expected_version: 3, key } },
    holds: ({ data }) => {
      expect(data.state).toBe('waiting');
      expect(data.live.team_size).not.toBe(data.content.team_size);
    },
  }),
  example('withdrawCompanyDraft', {
    title: 'what waits is taken back, and what was typed stays',
    given: { as: 'builder', body: { expected_version: 3 } },
    holds: ({ data }) => {
      expect(data).toMatchObject({ version: 4, state: 'draft', sent_at: null });
      expect(data.content).not.toEqual(data.live);
    },
  }),
  example('withdrawCompanyDraft', {
    title: 'where nothing waits',
    given: { as: 'builder', body: { expected_version: 4 } },
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('saveCompanyDraft', {
    title: 'nothing of it is judged',
    given: {
      as: 'builder',
      body: { expected_version: 4, content: { ...content, website: 'javascript:' } },
    },
    holds: ({ data }) => {
      expect(data).toMatchObject({ version: 5, state: 'draft' });
      expect(data.content.website).toBe('javascript:');
    },
  }),
  example('listCompanyCases', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { changed } of data.items) expect(changed).not.toEqual([]);
    },
  }),
  example('listCompanyCases', {
    title: 'companies see no changes of others',
    given: { as: 'builder' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideCompany', {
    title: 'a refusal needs a reason',
    given: ({ companies: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideCompany', {
    title: 'what was looked at must still be so',
    given: ({ companies: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideCompany', {
    title: 'visitors read it',
    given: ({ companies: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[0] },
      body: { ...approve, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'approved', version: 1 }),
  }),
  example('decideCompany', {
    title: 'is refused, and the company reads why',
    given: ({ companies: { caseIds } }) => ({
      as: 'admin',
      params: { id: caseIds[1] },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'rejected', reason: reject.reason }),
  }),
  example('decideCompany', {
    title: 'companies decide nothing',
    given: ({ companies: { caseIds } }) => ({
      as: 'builder',
      params: { id: caseIds[1] },
      body: { ...approve, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideCompany', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
