import { describe, expect, it, test } from 'vitest';
import { validate } from '../validation/validate.ts';
import {
  companyApplicationSchema,
  companyTaxCode,
  mostCompanyPapers,
  whyNotApply,
  yearsSince,
} from './company-application.ts';

const typed = {
  company_name: ' Công ty TNHH Mộc An ',
  tax_code: '0401 234 567 001',
  representative: 'Nguyễn Văn Thắng',
  registered_on: '2019-05-14',
  address: '8 Trần Phú',
  city: 'Đà Nẵng',
  work_cities: ['Đà Nẵng', 'Huế', 'Huế'],
  services: ['turnkey', 'turnkey'],
  company_phone: '0912 345 678',
  email: 'LienHe@mocan.example',
  website: 'mocan.example',
  papers: ['/media/private/a.pdf'],
  consent: true,
};
const judged = (change: object) => validate(companyApplicationSchema, { ...typed, ...change });

describe('what a company applies with', () => {
  it('comes out as it is kept', () => {
    expect(judged({})).toEqual({
      ok: true,
      values: {
        ...typed,
        company_name: 'Công ty TNHH Mộc An',
        tax_code: '0401234567-001',
        work_cities: ['Đà Nẵng', 'Huế'],
        services: ['turnkey'],
        company_phone: '0912345678',
        email: 'lienhe@mocan.example',
        website: 'https://mocan.example',
      },
    });
    expect(judged({ website: '' })).toMatchObject({ ok: true, values: { website: '' } });
  });

  test.each([
    [{ tax_code: '' }, { tax_code: 'validation.tax-code.required' }],
    [{ tax_code: '040123456' }, { tax_code: 'validation.tax-code.company' }],
    [{ tax_code: '040123456789' }, { tax_code: 'validation.tax-code.company' }],
    [{ tax_code: '04O1234567' }, { tax_code: 'validation.tax-code.company' }],
    [{ registered_on: '' }, { registered_on: 'validation.foundation-day.required' }],
    [{ registered_on: '2999-01-01' }, { registered_on: 'validation.foundation-day.future' }],
    [{ city: 'Sài Thành' }, { city: 'validation.choice.invalid' }],
    [{ work_cities: [] }, { work_cities: 'validation.required' }],
    [{ work_cities: ['Huế', 'Atlantis'] }, { work_cities: 'validation.choice.invalid' }],
    [{ services: [] }, { services: 'validation.required' }],
    [{ website: 'javascript:alert(1)' }, { website: 'validation.url.invalid' }],
    [{ website: 'mосan.example' }, { website: 'validation.company.website-letters' }],
    [{ papers: [] }, { papers: 'validation.images.required' }],
    [
      { papers: Array.from({ length: mostCompanyPapers + 1 }, (_, at) => `/media/private/${at}`) },
      { papers: 'validation.images.too-many' },
    ],
    [{ consent: false }, { consent: 'validation.tick.required' }],
  ])('%o is refused', (change, errors) => {
    expect(judged(change)).toMatchObject({ ok: false, errors });
  });

  it('a person has twelve digits and stays as typed', () => {
    expect(companyTaxCode('0401.234.567')).toBe('0401234567');
    expect(companyTaxCode('0401234567-001')).toBe('0401234567-001');
    expect(companyTaxCode('040123456789')).toBe('040123456789');
  });
});

test('who has a company, or waits, does not apply; after a refusal or an end one may', () => {
  expect(
    [null, 'applied', 'approved', 'rejected', 'suspended', 'ended'].map((state) =>
      whyNotApply(state as Parameters<typeof whyNotApply>[0]),
    ),
  ).toEqual([null, 'waiting', 'listed', null, 'suspended', null]);
});

test('whole years, and none before the first', () => {
  expect(yearsSince('2019-05-14', '2026-05-13')).toBe(6);
  expect(yearsSince('2019-05-14', '2026-05-14')).toBe(7);
  expect(yearsSince('2026-05-14', '2026-05-01')).toBe(0);
});
