import { describe, expect, it } from 'vitest';
import { isOwnCompany } from './reviews.ts';

const company = { userId: 7, taxCodes: ['0301234567'] };

describe('a review of one’s own company', () => {
  it.each([
    ['its owner', { userId: 7, taxCodes: [] }],
    ['an account with its tax code', { userId: 8, taxCodes: ['0301234567'] }],
    ['an account of its branch', { userId: 8, taxCodes: ['0301234567-001'] }],
    ['one of several codes', { userId: 8, taxCodes: ['0109999999', '030 123 4567'] }],
  ])('%s', (_, reviewer) => {
    expect(isOwnCompany(reviewer, company)).toBe(true);
  });

  it.each([
    ['a customer', { userId: 8, taxCodes: [] }],
    ['another company', { userId: 8, taxCodes: ['0301234568'] }],
  ])('is not %s’s', (_, reviewer) => {
    expect(isOwnCompany(reviewer, company)).toBe(false);
  });

  it('an empty code is nobody’s', () => {
    expect(isOwnCompany({ userId: 8, taxCodes: [''] }, { userId: 7, taxCodes: [''] })).toBe(false);
  });
});
