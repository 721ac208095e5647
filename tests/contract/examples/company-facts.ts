import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const seen = {
  paper: 'visit',
  on: '2026-01-05',
  until: null,
  note: 'Đã đến, có biển hiệu và sáu người làm việc',
  expected_version: 0,
} as const;

const untrue = {
  kind: 'registration',
  reason: 'Giấy chứng nhận đã bị thu hồi',
  expected_version: 0,
} as const;

const notEnough = { kind: 'insurance', reason: 'Thiếu trang có số hợp đồng' } as const;

const newer = { paper: 'certificate', until: null, key: 'paper-7d1c2b90' } as const;

/** What staff check of companies; the first of the sample are listed, in version 0. */
export const companyFactsExamples = [
  example('listCompanyFacts', {
    title: 'listed companies, with what was seen of them',
    given: { as: 'admin' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(1);
      expect(data.items.some(({ facts }) => facts.length > 0)).toBe(true);
    },
  }),
  example('listCompanyFacts', {
    title: 'those of which nothing was checked',
    given: { as: 'admin', query: { of: 'none' } },
    holds: ({ data }) => expect(data.items.every(({ facts }) => facts.length === 0)).toBe(true),
  }),
  example('listCompanyFacts', {
    title: 'companies do not read what staff wrote',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('checkCompanyFact', {
    title: 'nobody saw a paper tomorrow',
    given: { as: 'admin', params: { id: 3 }, body: { ...seen, on: '2099-01-05' } },
    status: 422,
    code: 'VALIDATION',
  }),
  example('checkCompanyFact', {
    title: 'what was looked at must still be so',
    given: { as: 'admin', params: { id: 3 }, body: { ...seen, expected_version: 99 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('checkCompanyFact', {
    title: 'an office is there: staff went to it',
    given: { as: 'admin', params: { id: 3 }, body: seen },
    holds: ({ data }) => {
      expect(data.version).toBe(1);
      expect(data.facts).toContainEqual({
        kind: 'office',
        paper: 'visit',
        on: '2026-01-05',
        until: null,
      });
      expect(data.acts[0]).toMatchObject({ act: 'checked-office' });
      expect(data.acts[0]?.text).toContain(seen.note);
    },
  }),
  example('checkCompanyFact', {
    title: 'there is no such company',
    given: { as: 'admin', params: { id: nobodysId }, body: seen },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('checkCompanyFact', {
    title: 'companies do not check themselves',
    given: { as: 'partner', params: { id: 3 }, body: seen },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('withdrawCompanyFact', {
    title: 'a reason is needed',
    given: { as: 'admin', params: { id: 2 }, body: { ...untrue, reason: ' ' } },
    status: 422,
    code: 'AUTH_15',
  }),
  example('withdrawCompanyFact', {
    title: 'what was looked at must still be so',
    given: { as: 'admin', params: { id: 2 }, body: { ...untrue, expected_version: 99 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('withdrawCompanyFact', {
    title: 'a registration that was taken from the company',
    given: { as: 'admin', params: { id: 2 }, body: untrue },
    holds: ({ data }) => {
      expect(data.facts.some(({ kind }) => kind === 'registration')).toBe(false);
      expect(data.acts[0]).toMatchObject({ act: 'unchecked-registration', text: untrue.reason });
    },
  }),
  example('withdrawCompanyFact', {
    title: 'there is no such company',
    given: { as: 'admin', params: { id: nobodysId }, body: untrue },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawCompanyFact', {
    title: 'companies take back nothing',
    given: { as: 'partner', params: { id: 2 }, body: untrue },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listOwnPapers', {
    title: 'what was checked of my company',
    given: { as: 'builder' },
    holds: ({ data }) => expect(data.sent.length).toBeLessThanOrEqual(4),
  }),
  example('listOwnPapers', {
    title: 'members keep no company',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listOwnPapers', {
    title: 'staff have none of their own',
    given: { as: 'admin' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendOwnPaper', {
    title: 'staff have none of their own',
    given: ({ builderPaper }) => ({ as: 'admin', body: { ...newer, files: [builderPaper] } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendOwnPaper', {
    title: 'a policy without its end',
    given: ({ builderPaper }) => ({
      as: 'builder',
      body: { ...newer, paper: 'policy' as const, until: null, files: [builderPaper] },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('sendOwnPaper', {
    title: 'a file that everybody could name',
    given: {
      as: 'builder',
      body: { ...newer, key: 'paper-open-file', files: ['/media/rooms/nowhere.webp'] },
    },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('sendOwnPaper', {
    title: 'a certificate waits for staff',
    given: ({ builderPaper }) => ({ as: 'builder', body: { ...newer, files: [builderPaper] } }),
    holds: ({ data }) =>
      expect(data.sent).toContainEqual(
        expect.objectContaining({ kind: 'registration', state: 'waiting', until: null }),
      ),
  }),
  example('sendOwnPaper', {
    title: 'members keep no company',
    given: ({ builderPaper }) => ({ as: 'member', body: { ...newer, files: [builderPaper] } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listCompanyFacts', {
    title: 'those that sent a paper',
    given: { as: 'admin', query: { of: 'sent' } },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      expect(data.items.every(({ sent }) => sent.length > 0)).toBe(true);
    },
  }),
  example('refuseCompanyPaper', {
    title: 'a reason is needed',
    given: ({ sentPaperOf: { id, version } }) => ({
      as: 'admin',
      params: { id },
      body: { ...notEnough, reason: ' ', expected_version: version },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('refuseCompanyPaper', {
    title: 'what was looked at must still be so',
    given: ({ sentPaperOf: { id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...notEnough, expected_version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('refuseCompanyPaper', {
    title: 'pages are missing',
    given: ({ sentPaperOf: { id, version } }) => ({
      as: 'admin',
      params: { id },
      body: { ...notEnough, expected_version: version },
    }),
    holds: ({ data }) => {
      expect(data.sent.some(({ kind }) => kind === 'insurance')).toBe(false);
      expect(data.acts[0]).toMatchObject({ act: 'refused-insurance', text: notEnough.reason });
    },
  }),
  example('refuseCompanyPaper', {
    title: 'there is no such company',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...notEnough, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('refuseCompanyPaper', {
    title: 'companies refuse nothing',
    given: { as: 'partner', params: { id: 2 }, body: { ...notEnough, expected_version: 0 } },
    status: 403,
    code: 'FORBIDDEN',
  }),
];
