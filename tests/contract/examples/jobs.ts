import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const form = {
  name: 'Nguyễn Thu An',
  phone: '0912345678',
  email: 'khach@hien.example',
  message: 'Tôi học năm cuối ngành kiến trúc.',
  consent: true as const,
};
const internship = { id: 4 };
const gone = '/media/private/00000000000000000000000000000000.pdf';

const approve = { decision: 'approve' as const, reason: '' };
const reject = { decision: 'reject' as const, reason: 'Lần này chúng tôi cần người ở Hà Nội.' };

function upload(...files: readonly (readonly [string | Uint8Array<ArrayBuffer>, string])[]) {
  const content = new FormData();
  for (const [bytes, type] of files) content.append('files', new File([bytes], 'CV.pdf', { type }));
  return { content };
}

export const jobExamples = [
  example('getJob', {
    title: 'what there is to do, in the language of the reader',
    given: { params: internship, language: 'ko' },
    holds: ({ data }) => {
      expect(data.title).toMatch(/[가-힣]/);
      for (const list of [data.tasks, data.asks, data.offers])
        expect(list.length).toBeGreaterThan(0);
    },
  }),
  example('getJob', {
    title: 'a job that is not open',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('uploadPrivateDocument', {
    title: 'a PDF by its content, at an address of its own',
    given: ({ cvText }) => ({ as: 'member', raw: upload([cvText, 'application/pdf']) }),
    holds: ({ data }) => expect(data[0]).toMatch(/^\/media\/private\/[a-f0-9]{32}\.pdf$/),
  }),
  example('uploadPrivateDocument', {
    title: 'a page that calls itself a PDF',
    given: { as: 'member', raw: upload(['<html><script>1</script></html>', 'application/pdf']) },
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
  }),
  example('uploadPrivateDocument', {
    title: 'one that is too large',
    given: { as: 'member', raw: upload([new Uint8Array(11 * 1024 * 1024), 'application/pdf']) },
    status: 413,
    code: 'TOO_LARGE',
  }),
  example('uploadPrivateDocument', {
    title: 'a form without a file',
    given: { as: 'member', raw: upload() },
    status: 400,
    code: 'VALIDATION',
  }),
  example('readPrivateUpload', {
    title: 'a member reads the CV they sent',
    given: ({ cv }) => ({ as: 'member', params: { name: cv.split('/').at(-1) ?? '' } }),
    holds: ({ data }) => expect(data.type).toBe('application/pdf'),
  }),
  example('readPrivateUpload', {
    title: 'staff read a CV, as it was sent',
    given: ({ cv }) => ({ as: 'admin', params: { name: cv.split('/').at(-1) ?? '' } }),
    holds: ({ data }) => {
      expect(data.type).toBe('application/pdf');
      expect(atob(data.content)).toMatch(/^%PDF-/);
    },
  }),
  example('readPrivateUpload', {
    title: 'no other member learns of a CV',
    given: ({ cv }) => ({ as: 'partner', params: { name: cv.split('/').at(-1) ?? '' } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getJobApplication', {
    title: 'nobody has applied yet',
    given: { as: 'member', params: { id: 3 } },
    holds: ({ data }) => expect(data).toBeNull(),
  }),
  example('getJobApplication', {
    title: 'one that was sent before',
    given: ({ appliedJobId: id }) => ({ as: 'member', params: { id } }),
    holds: ({ data }, { appliedJobId: id }) =>
      expect(data).toMatchObject({ job_id: id, state: 'received' }),
  }),
  example('getJobApplication', {
    title: 'a job that is not open',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('applyForJob', {
    title: 'a CV that was never uploaded',
    given: { as: 'member', params: internship, body: { ...form, cv: gone } },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('applyForJob', {
    title: 'a member applies',
    given: ({ cv }) => ({ as: 'member', params: internship, body: { ...form, cv } }),
    status: 201,
    holds: ({ data }, { cv }) => expect(data).toMatchObject({ job_id: 4, state: 'received', cv }),
  }),
  example('applyForJob', {
    title: 'the same application twice is one',
    given: ({ cv }) => ({ as: 'member', params: internship, body: { ...form, cv } }),
    status: 201,
  }),
  example('applyForJob', {
    title: 'another one for the same job',
    given: ({ cv, appliedJobId: id }) => ({
      as: 'member',
      params: { id },
      body: { ...form, message: 'Tôi đổi ý một chút.', cv },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('applyForJob', {
    title: 'a job that is not open',
    given: ({ cv }) => ({ as: 'member', params: { id: nobodysId }, body: { ...form, cv } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawJobApplication', {
    title: 'one that nobody sent is taken back already',
    given: { as: 'member', params: { id: 3 } },
    holds: ({ data }) => expect(data).toBeNull(),
  }),
  example('withdrawJobApplication', {
    title: 'a job that is not open',
    given: { as: 'member', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listJobApplications', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(data.items.length).toBeGreaterThan(0);
    },
  }),
  example('listJobApplications', {
    title: 'members see nobody else’s',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideJobApplication', {
    title: 'a refusal needs a reason',
    given: ({ applicantIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideJobApplication', {
    title: 'what was looked at must still be so',
    given: ({ applicantIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideJobApplication', {
    title: 'somebody is invited',
    given: ({ applicantIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'invited', version: 1, answer: null }),
  }),
  example('decideJobApplication', {
    title: 'somebody is not',
    given: ({ applicantIds: [, id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'declined', version: 1, answer: reject.reason }),
  }),
  example('decideJobApplication', {
    title: 'there is no such application',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideJobApplication', {
    title: 'members decide nothing',
    given: ({ applicantIds: [id] }) => ({
      as: 'member',
      params: { id },
      body: { ...approve, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
];
