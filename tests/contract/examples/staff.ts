import type { Call } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Ảnh giấy phép bị mờ' } as const;
const warn = { action: 'warn', reason: 'Đăng quảng cáo trong phần hỏi đáp' } as const;
const inThree = { vi: 'Một câu.', en: 'A sentence.', ko: '문장 하나.' };
const change: Call<'announceTerms'>['body'] = {
  category: 'cookies',
  expected_version: 1,
  important: true,
  reviewed: false,
  summary: inThree,
  changes: inThree,
  sections: [{ title: inThree, paragraphs: [inThree], points: [] }],
};
const nameOf = (address: string): string => address.split('/').at(-1) ?? '';

export const staffExamples = [
  example('listPartnerCases', {
    title: 'shops in the order in which they applied',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(data.items.every(({ state }) => state === 'applied')).toBe(true);
    },
  }),
  example('listPartnerCases', {
    title: 'sellers see no applications',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decidePartner', {
    title: 'a refusal needs a reason',
    given: ({ sellerCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decidePartner', {
    title: 'what was looked at must still be so',
    given: ({ sellerCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decidePartner', {
    title: 'a shop opens',
    given: ({ sellerCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 0 },
    }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'approved', version: 1 });
      expect(data.decided?.by).not.toBe('');
    },
  }),
  example('decidePartner', {
    title: 'there is no such application',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decidePartner', {
    title: 'members decide nothing',
    given: ({ sellerCaseId: id }) => ({
      as: 'member',
      params: { id },
      body: { ...approve, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listLeadCases', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
  }),
  example('listLeadCases', {
    title: 'members see no requests of others',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('answerLead', {
    title: 'an answer says something',
    given: ({ leadCaseId: id }) => ({ as: 'admin', params: { id }, body: { content: ' ' } }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('answerLead', {
    title: 'a request is answered',
    given: ({ leadCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { content: 'Chúng tôi gọi cho bạn chiều nay.' },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({
        state: 'answered',
        answer: 'Chúng tôi gọi cho bạn chiều nay.',
      }),
  }),
  example('answerLead', {
    title: 'somebody else has answered',
    given: ({ answeredLeadId: id }) => ({
      as: 'admin',
      params: { id },
      body: { content: 'Một câu trả lời khác.' },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('answerLead', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: { content: 'Xin chào.' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('answerLead', {
    title: 'members answer nothing',
    given: ({ leadCaseId: id }) => ({
      as: 'member',
      params: { id },
      body: { content: 'Xin chào.' },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listMembers', {
    title: 'members are found without their accents',
    given: { as: 'admin', query: { q: 'tran minh' } },
    holds: ({ data }) =>
      expect(data.items.map(({ name }) => name)).toEqual(
        expect.arrayContaining([expect.stringContaining('Trần')]),
      ),
  }),
  example('listMembers', {
    title: 'members do not look each other up',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('sanctionMember', {
    title: 'a sanction needs a reason',
    given: ({ sanctioned: { id, version } }) => ({
      as: 'admin',
      params: { id },
      body: { ...warn, reason: '', expected_version: version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('sanctionMember', {
    title: 'what was looked at must still be so',
    given: ({ sanctioned: { id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...warn, expected_version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('sanctionMember', {
    title: 'a member is warned',
    given: ({ sanctioned: { id, version } }) => ({
      as: 'admin',
      params: { id },
      body: { ...warn, expected_version: version },
    }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'warning', reason: warn.reason });
      expect(data.steps[0]).toMatchObject({ action: 'warn', reason: warn.reason });
    },
  }),
  example('sanctionMember', {
    title: 'there is no such member',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...warn, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sanctionMember', {
    title: 'members sanction nobody',
    given: ({ sanctioned: { id } }) => ({
      as: 'member',
      params: { id },
      body: { ...warn, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('getTermsSource', {
    title: 'a document in every language',
    given: { as: 'admin', params: { category: 'cookies' } },
    holds: ({ data }) => expect(data.sections[0]?.title).toHaveProperty('ko'),
  }),
  example('getTermsSource', {
    title: 'members read it in their language',
    given: { as: 'member', params: { category: 'cookies' } },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('announceTerms', {
    title: 'a version that was announced meanwhile',
    given: { as: 'admin', body: { ...change, expected_version: 99 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('announceTerms', {
    title: 'an important change takes thirty days',
    given: { as: 'admin', body: change },
    status: 201,
    holds: ({ data: { announced } }) => {
      expect(announced).toMatchObject({ version: 2, state: 'announced', important: true });
      const notice = Date.parse(announced.in_force_from) - Date.parse(announced.announced_at);
      // To the end of the thirtieth day.
      expect(Math.floor(notice / 86_400_000)).toBe(30);
    },
  }),
  example('announceTerms', {
    title: 'a day within the notice is refused at its field',
    given: { as: 'admin', body: { ...change, category: 'delivery', in_force_on: '2026-01-01' } },
    status: 422,
    code: 'VALIDATION',
  }),
  example('announceTerms', {
    title: 'members announce nothing',
    given: { as: 'member', body: change },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('readPrivateUpload', {
    title: 'a member sees the licence they sent',
    given: ({ upload }) => ({ as: 'member', params: { name: nameOf(upload) } }),
    holds: ({ data }) => expect(data.content.length).toBeGreaterThan(20),
  }),
  example('readPrivateUpload', {
    title: 'staff see it, too',
    given: ({ upload }) => ({ as: 'admin', params: { name: nameOf(upload) } }),
  }),
  example('readPrivateUpload', {
    title: 'nobody else learns that it is there',
    given: ({ upload }) => ({ as: 'partner', params: { name: nameOf(upload) } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
];
