import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const studio = {
  studio_name: 'Sông Trăng Thiết kế',
  tax_code: '0319876543',
  phone: '0912345678',
  email: 'songtrang@hien.example',
  years: 6,
  about: 'Nhà phố và căn hộ, có bản vẽ đo tay.',
  portfolio: '',
  policy: true as const,
};
const neither = {
  title: 'an ordinary member sells no designs',
  status: 403,
  code: 'FORBIDDEN',
} as const;
const approve = { decision: 'approve', reason: '', expected_version: 0 } as const;
const reject = { decision: 'reject', reason: 'Bản vẽ mẫu chưa có kích thước' } as const;
const suspend = {
  action: 'suspend',
  reason: 'Hai bộ thiết kế dùng ảnh của người khác',
  expected_version: 1,
} as const;

/** Applying to sell designs, and what staff decide about it. */
export const designPartnerExamples = [
  example('getDesignPartnerApplication', {
    title: 'how an application stands, or null',
    given: { as: 'partner' },
    holds: (body) => expect(body).toHaveProperty('data'),
  }),
  example('getDesignPartnerApplication', { ...neither, given: { as: 'member' } }),
  example('applyAsDesignPartner', {
    title: 'works that everybody could name',
    given: ({ companyPaper }) => ({
      as: 'partner',
      body: {
        ...studio,
        samples: ['/media/rooms/nowhere.webp'],
        papers: [companyPaper],
        key: 'doi-tac-thiet-ke-02',
      },
    }),
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('applyAsDesignPartner', {
    title: 'a company applies',
    given: ({ companyPaper }) => ({
      as: 'partner',
      body: {
        ...studio,
        samples: [companyPaper],
        papers: [companyPaper],
        key: 'doi-tac-thiet-ke-01',
      },
    }),
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'applied', tax_code: studio.tax_code, reason: null }),
  }),
  example('applyAsDesignPartner', {
    title: 'who waits already',
    given: ({ companyPaper }) => ({
      as: 'partner',
      body: {
        ...studio,
        studio_name: 'Studio Đã Bán',
        samples: [companyPaper],
        papers: [companyPaper],
        key: 'doi-tac-thiet-ke-03',
      },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('applyAsDesignPartner', {
    ...neither,
    given: {
      as: 'member',
      body: { ...studio, samples: [fixtures.cv], papers: [], key: 'doi-tac-thiet-ke-04' },
    },
  }),
  example('withdrawDesignPartnerApplication', {
    title: 'another version was looked at',
    given: { as: 'partner', body: { expected_version: 7 } },
    status: 409,
    code: 'CONFLICT',
  }),
  example('withdrawDesignPartnerApplication', {
    title: 'is taken back',
    given: { as: 'partner', body: { expected_version: 0 } },
    holds: ({ data }) => expect(data).toMatchObject({ state: 'withdrawn', place: null }),
  }),
  example('withdrawDesignPartnerApplication', {
    ...neither,
    given: { as: 'member', body: { expected_version: 0 } },
  }),
  example('listDesignPartnerCases', {
    title: 'who waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const one of data.items) expect(one).toMatchObject({ state: 'applied', decided: null });
    },
  }),
  example('listDesignPartnerCases', {
    title: 'partners read no applications of others',
    given: { as: 'designer' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideDesignPartner', {
    title: 'a refusal needs a reason',
    given: ({ designerCaseIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideDesignPartner', {
    title: 'what was looked at must still be so',
    given: ({ designerCaseIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideDesignPartner', {
    title: 'is refused, and the applicant reads why',
    given: ({ designerCaseIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'rejected', reason: reject.reason }),
  }),
  example('decideDesignPartner', {
    title: 'may sell from now on',
    given: ({ designerCaseIds: [, id] }) => ({ as: 'admin', params: { id }, body: approve }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'approved', reason: null }),
  }),
  example('decideDesignPartner', {
    title: 'applicants decide nothing',
    given: ({ designerCaseIds: [, id] }) => ({ as: 'partner', params: { id }, body: approve }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideDesignPartner', {
    title: 'there is no such application',
    given: { as: 'admin', params: { id: nobodysId }, body: approve },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('moveDesignPartner', {
    title: 'a stop needs a reason',
    given: ({ standingDesignerId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...suspend, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('moveDesignPartner', {
    title: 'who sells cannot be let go on',
    given: ({ standingDesignerId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...suspend, action: 'restore' as const },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('moveDesignPartner', {
    title: 'sells nothing for now',
    given: ({ standingDesignerId: id }) => ({ as: 'admin', params: { id }, body: suspend }),
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'suspended', reason: suspend.reason, version: 2 }),
  }),
  example('moveDesignPartner', {
    title: 'partners stop nobody',
    given: ({ standingDesignerId: id }) => ({ as: 'designer', params: { id }, body: suspend }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('moveDesignPartner', {
    title: 'there is no such partner',
    given: { as: 'admin', params: { id: nobodysId }, body: suspend },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
