import { fixtures } from '@hien/api/testing';
import { expect } from 'vitest';
import { example } from '../example.ts';

const company = {
  company_name: 'Công ty TNHH Nội thất Sông Trăng',
  tax_code: '0319876543',
  representative: 'Nguyễn Đình Minh',
  registered_on: '2019-05-14',
  address: '12 Bến Nghé',
  city: 'Thành phố Hồ Chí Minh',
  work_cities: ['Thành phố Hồ Chí Minh', 'Tây Ninh'],
  services: ['renovation' as const],
  company_phone: '0912345678',
  email: 'songtrang@hien.example',
  website: '',
  papers: [fixtures.cv],
  consent: true as const,
  key: 'dang-ky-nha-thau-01',
};
const noCompany = {
  title: 'who is no company applies to nothing',
  status: 403,
  code: 'FORBIDDEN',
} as const;

export const companyApplicationExamples = [
  example('getContractorApplication', {
    title: 'how an application stands, or null',
    given: { as: 'partner' },
    holds: (body) => expect(body).toHaveProperty('data'),
  }),
  example('getContractorApplication', { ...noCompany, given: { as: 'member' } }),
  example('applyAsContractor', {
    title: 'papers that everybody could name',
    given: {
      as: 'partner',
      body: { ...company, papers: ['/media/rooms/nowhere.webp'], key: 'dang-ky-nha-thau-02' },
    },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('applyAsContractor', {
    title: 'a company applies',
    given: ({ companyPaper }) => ({ as: 'partner', body: { ...company, papers: [companyPaper] } }),
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'applied', tax_code: '0319876543', rejection: null }),
  }),
  example('applyAsContractor', {
    title: 'who is in the directory already',
    given: ({ companyPaper }) => ({
      as: 'builder',
      body: {
        ...company,
        tax_code: fixtures.listedApplication().tax_code,
        papers: [companyPaper],
        key: 'dang-ky-nha-thau-03',
      },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('applyAsContractor', { ...noCompany, given: { as: 'member', body: company } }),
];
