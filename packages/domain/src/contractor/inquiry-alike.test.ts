import { describe, expect, it, test } from 'vitest';
import { validate } from '../validation/validate.ts';
import { inquirySchema } from './forms.ts';
import { canGoAgain, firstAlike, jobToType, noJob } from './inquiry-alike.ts';
import type { InquiryJob } from './inquiry.ts';

describe('inquiries that ask the same', () => {
  it('are named by the first, whichever is taken up', () => {
    expect(firstAlike({ id: 7, likeId: null })).toBe(7);
    expect(firstAlike({ id: 9, likeId: 7 })).toBe(7);
  });

  it('take along what was uploaded, and no picture of the house', () => {
    expect(['uploads', 'rooms', ''].map((path) => canGoAgain({ path }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a job that is typed into the next form', () => {
  const job: InquiryJob = {
    service: 'renovation',
    premises: 'townhouse',
    city: 'Hà Nội',
    district: 'Cầu Giấy',
    area: 68.5,
    budget_from: null,
    budget_to: 350_000_000,
    begins: 'month',
  };
  const rest = {
    phone_number: '0912 345 678',
    email: 'a@b.vn',
    content: 'Xin báo giá',
    images: [],
  };

  test.each<[string, Partial<InquiryJob>]>([
    ['as it was', {}],
    ['in whole square metres', { area: 68 }],
    ['in very few', { area: 0.4 }],
    ['without a size', { area: null }],
    ['without a budget', { budget_to: null }],
    ['with both ends of it', { budget_from: 1, budget_to: 999_999_999_999 }],
  ])('%s is sent as the same job', (_, change) => {
    const sent = { ...job, ...change };
    const read = validate(inquirySchema, { ...jobToType(sent), ...rest });
    expect(read).toMatchObject({ ok: true, values: sent });
  });

  it('begins empty where nothing was said of it', () => {
    expect(jobToType(null)).toEqual(noJob);
    expect(jobToType({ ...job, area: null, budget_to: null })).toMatchObject({
      area: '',
      budget_from: '',
      budget_to: '',
    });
  });
});
