import { describe, expect, it } from 'vitest';
import type { CompanyContent } from './company-content.ts';
import { companyChanges } from './company-content.ts';
import { companyDraftState } from './company-change.ts';
import { companyFaults, longestIntroduction, webAddress, wordsFault } from './company-faults.ts';

const content: CompanyContent = {
  introduction: { vi: 'Cải tạo căn hộ 60–120 m², bảo hành hai năm.', en: '', ko: '' },
  cover: '/media/rooms/living-modern-01.avif',
  logo: '',
  services: ['renovation'],
  work_cities: ['Hà Nội'],
  house_types: [],
  styles: [],
  area_from: null,
  area_to: 120,
  budget_from: 180_000_000,
  budget_to: null,
  team_size: null,
  languages: ['vi'],
  company_phone: '028 3822 0128',
  hotline: '',
  email: 'lienhe@benmoi.example',
  website: '',
};
const faults = (change: Partial<CompanyContent>) =>
  Object.fromEntries(
    companyFaults({ ...content, ...change }).map(({ field, message }) => [field, message]),
  );

describe('what a company tells of itself', () => {
  it('may leave open what customers can do without', () => {
    expect(faults({})).toEqual({});
  });

  it('names what is missing in the order in which it is told', () => {
    const empty: Partial<CompanyContent> = {
      introduction: { vi: ' ', en: '', ko: '' },
      cover: '',
      services: [],
      work_cities: [],
      company_phone: '',
      email: '',
    };
    expect(faults(empty)).toEqual({
      introduction: 'validation.required',
      cover: 'validation.images.required',
      services: 'validation.required',
      work_cities: 'validation.required',
      company_phone: 'validation.phone.required',
      email: 'validation.email.required',
    });
    expect(companyFaults({ ...content, ...empty }).map(({ field }) => field)).toEqual(
      Object.keys(faults(empty)),
    );
  });

  it.each([
    ['Gọi 0912 345 678 để có giá tốt', 'validation.company.contact'],
    ['Zalo: ０９１２.３４５.６７８', 'validation.company.contact'],
    ['+84 (28) 3822-0128 gặp anh Long', 'validation.company.contact'],
    ['Tổng đài 1900 6750 cả ngày', 'validation.company.contact'],
    ['Viết cho tho@benmoi.vn nhé', 'validation.company.contact'],
    ['Xem thêm ở benmoi.com.vn', 'validation.company.contact'],
    ['Xem HTTPS://benmoi', 'validation.company.contact'],
    ['zalo.me/benmoi', 'validation.company.contact'],
    ['091\u200b2345678', 'validation.company.hidden'],
    ['Thợ \u202egiỏi', 'validation.company.hidden'],
    ['Thợ\u3164giỏi', 'validation.company.hidden'],
    ['Thợ\u0007giỏi', 'validation.company.hidden'],
    ['<b>Giỏi</b>', 'validation.company.markup'],
    ['<script src=//x', 'validation.company.markup'],
    ['Giá &lt; 5', 'validation.company.markup'],
    ['a'.repeat(longestIntroduction + 1), 'validation.text.too-long'],
  ])('%s: %s', (words, fault) => {
    expect(wordsFault(words)).toBe(fault);
    expect(faults({ introduction: { vi: 'Thợ giỏi.', en: '', ko: words } })).toEqual({
      introduction: fault,
    });
  });

  it.each([
    'Giá từ 1.900.000.000 đ, 1900 căn đã làm, 0 đồng phát sinh, 0,5 m² cũng nhận.',
    'Từ năm 2010 đến 2026.\n\tNhà < 40 m² & > 120 m².',
    'Gia đình 👨‍👩‍👧 vui.',
    'a'.repeat(longestIntroduction),
  ])('takes %s', (words) => expect(wordsFault(words)).toBeNull());

  it('is not told by what nobody can see', () => {
    expect(faults({ introduction: { vi: '\u200b\u200b', en: '', ko: '' } })).toEqual({
      introduction: 'validation.company.hidden',
    });
  });

  it.each([
    ['javascript:alert(1)', 'validation.url.invalid'],
    ['data:text/html,x', 'validation.url.invalid'],
    ['https://hien.vn@evil.example', 'validation.url.invalid'],
    ['https://xn--bnmi-0qa.example', 'validation.company.website-letters'],
    ['https://bеnmoi.example/x', 'validation.company.website-letters'],
    ['벤모이.example', 'validation.company.website-letters'],
  ])('a website %s: %s', (website, fault) =>
    expect(faults({ website })).toEqual({ website: fault }),
  );

  it.each(['benmoi.example', 'HTTP://benmoi.example/a?b#c', 'https://bếnmới.example/нет'])(
    'a website %s',
    (website) => expect(faults({ website })).toEqual({}),
  );

  it('is opened as a page of the web', () => {
    expect(webAddress(' benmoi.example ')).toBe('https://benmoi.example');
    expect(webAddress('Http://benmoi.example')).toBe('Http://benmoi.example');
    expect(webAddress(' ')).toBe('');
  });

  it('has its ranges in order', () => {
    expect(faults({ area_from: 121, budget_to: 179_999_999 })).toEqual({
      area_to: 'validation.area.order',
      budget_to: 'validation.cost.order',
    });
    expect(faults({ area_from: 120, budget_to: 180_000_000 })).toEqual({});
    expect(faults({ area_from: 0, team_size: 2.5 })).toEqual({
      area_from: 'validation.number.zero',
      team_size: 'validation.number.not-whole',
    });
  });

  it('is reached by numbers that exist, and builds in cities that do', () => {
    expect(
      faults({ hotline: '1900 675', company_phone: '123', work_cities: ['Atlantis'] }),
    ).toEqual({
      work_cities: 'validation.choice.invalid',
      company_phone: 'validation.phone.invalid',
      hotline: 'validation.hotline.invalid',
    });
    expect(faults({ hotline: '1900 0128' })).toEqual({});
  });

  it('differs where it says something else', () => {
    expect(companyChanges(content, { ...content, languages: ['vi'] })).toEqual([]);
    expect(companyChanges(content, { ...content, website: 'x.vn', team_size: 3 })).toEqual([
      'team_size',
      'website',
    ]);
  });

  it('stands with whoever has to act', () => {
    expect(
      ([null, 'waiting', 'approved', 'rejected', 'withdrawn'] as const).map(companyDraftState),
    ).toEqual(['draft', 'waiting', 'draft', 'rejected', 'draft']);
  });
});
