import { describe, expect, test } from 'vitest';
import { designPartnerForm, whyNotApplyToDesign } from './design-partner.ts';

const sent = {
  studio_name: 'Studio Lá Trầu',
  tax_code: '0312345678',
  phone: '0912 345 678',
  email: 'Studio@latrau.example',
  years: '6',
  about: 'Nhà ở dưới 120 m², phong cách Nhật và tối giản.',
  portfolio: 'latrau.example/du-an',
  samples: ['/media/private/a.pdf'],
  papers: [],
  policy: true,
};
const faults = (kind: 'company' | 'freelancer', change: object) => [
  ...new Set(
    designPartnerForm(kind)
      .safeParse({ ...sent, ...change })
      .error?.issues.map(({ path }) => path[0]),
  ),
];

describe('who wants to sell designs', () => {
  test('tells who they are and what they have drawn', () => {
    expect(designPartnerForm('freelancer').parse(sent)).toMatchObject({
      email: 'studio@latrau.example',
      years: 6,
      portfolio: 'https://latrau.example/du-an',
    });
    expect(faults('freelancer', { samples: [] })).toEqual(['samples']);
    expect(faults('freelancer', { policy: false })).toEqual(['policy']);
    expect(faults('freelancer', { portfolio: 'javascript:alert(1)' })).toEqual(['portfolio']);
  });

  test('with a tax code of a company, a branch or a person', () => {
    expect(faults('freelancer', { tax_code: '0792 0400 1234' })).toEqual([]);
    expect(
      designPartnerForm('company').parse({ ...sent, papers: ['a'], tax_code: '0312345678 001' }),
    ).toMatchObject({
      tax_code: '0312345678-001',
    });
    expect(faults('freelancer', { tax_code: '031234' })).toEqual(['tax_code']);
    expect(faults('freelancer', { tax_code: '' })).toEqual(['tax_code']);
  });

  test('a company shows its registration too', () => {
    expect(faults('company', {})).toEqual(['papers']);
    expect(faults('company', { papers: ['/media/private/b.pdf'] })).toEqual([]);
  });

  test('one application at a time, and none of a partner', () => {
    expect(whyNotApplyToDesign('applied', false)).toBe('waiting');
    expect(whyNotApplyToDesign('approved', true)).toBe('partner');
    expect(whyNotApplyToDesign('suspended', false)).toBe('suspended');
    // Staff gave them the right before anybody could apply.
    expect(whyNotApplyToDesign(null, true)).toBe('partner');
    for (const state of [null, 'rejected', 'withdrawn', 'ended'] as const)
      expect(whyNotApplyToDesign(state, false)).toBeNull();
  });
});
