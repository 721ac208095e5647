import { describe, expect, it, test } from 'vitest';
import { validate } from '../validation/validate.ts';
import { inquirySchema } from './forms.ts';
import {
  type CompanyTakes,
  type InquiryState,
  type TypedJob,
  directoryOfJob,
  inquiryAfter,
  inquiryEvents,
  inquiryMoves,
  inquiryRefusalSchema,
  inquirySides,
  inquiryStates,
  misfitsOf,
} from './inquiry.ts';

describe('an inquiry', () => {
  it('reaches every state from new, and ends closed', () => {
    const reached = new Set<InquiryState>(['new']);
    for (const state of reached)
      for (const side of inquirySides)
        for (const next of Object.values(inquiryMoves[side][state])) reached.add(next);
    expect([...reached].toSorted()).toEqual([...inquiryStates].toSorted());
    const isEnd = (state: InquiryState) =>
      inquirySides.every((side) => Object.keys(inquiryMoves[side][state]).length === 0);
    expect(inquiryStates.filter(isEnd)).toEqual(['closed']);
  });

  it('is refused by the company alone, taken back by its sender alone while it waits', () => {
    const who = (state: InquiryState) =>
      inquirySides.flatMap((side) =>
        inquiryEvents
          .filter((event) => inquiryAfter(state, side, event) !== null)
          .map((event) => `${side} ${event}`),
      );
    expect(who('new')).toEqual([
      'sender write',
      'sender close',
      'contractor write',
      'contractor refuse',
    ]);
    expect(who('refused')).toEqual(['contractor write']);
    expect(who('closed')).toEqual([]);
  });

  it('is answered by what the company writes, not by its sender', () => {
    expect(inquiryAfter('new', 'contractor', 'write')).toBe('answered');
    expect(inquiryAfter('new', 'sender', 'write')).toBe('new');
  });
});

const company: CompanyTakes = {
  services: ['renovation', 'turnkey'],
  work_cities: ['Hà Nội', 'Bắc Ninh'],
  house_types: ['2-bedroom', 'villa'],
  area: { from: 60, to: 120 },
  budget: { from: 180_000_000, to: 900_000_000 },
};
const job: TypedJob = {
  service: 'renovation',
  premises: '2-bedroom',
  city: 'Hà Nội',
  area: 68,
  budget_to: 200_000_000,
};

describe('whether a company takes a job', () => {
  test.each<[string, Partial<TypedJob>, readonly string[]]>([
    ['all of it', {}, []],
    ['another city', { city: 'Huế' }, ['city']],
    ['other work', { service: 'joinery' }, ['service']],
    ['a home that it does not name', { premises: 'studio' }, ['premises']],
    ['a place that no company can name', { premises: 'office' }, []],
    ['its smallest and its largest', { area: 60 }, []],
    ['a little less', { area: 59.9 }, ['area']],
    ['a little more', { area: 120.1 }, ['area']],
    ['exactly what its smallest job costs', { budget_to: 180_000_000 }, []],
    ['a đồng less', { budget_to: 179_999_999 }, ['budget']],
    ['more than its largest job costs', { budget_to: 5_000_000_000 }, []],
    ['several at once', { city: 'Huế', service: 'design', area: 1 }, ['city', 'service', 'area']],
  ])('%s', (_, change, misfits) => {
    expect(misfitsOf(company, { ...job, ...change })).toEqual(misfits);
  });

  it('holds nothing against either that is not said', () => {
    const silent = { services: [], work_cities: [], house_types: [], area: null, budget: null };
    const wild = { service: 'joinery', premises: 'studio', city: 'Huế', area: 1, budget_to: 1 };
    expect(misfitsOf(silent, wild)).toEqual([]);
    const untyped = { service: '', premises: '', city: '', area: null, budget_to: null };
    expect(misfitsOf(company, untyped)).toEqual([]);
    const open = { ...company, area: { from: null, to: 50 }, budget: { from: null, to: null } };
    expect(misfitsOf(open, { ...job, area: 1, budget_to: 1 })).toEqual([]);
  });

  it('others are found by the directory’s own filters', () => {
    expect(directoryOfJob({ ...job, area: 0.4 })).toEqual({
      city: 'Hà Nội',
      service: 'renovation',
      house: '2-bedroom',
      area: 1,
      budget: 200_000_000,
    });
    expect(
      directoryOfJob({ service: '', premises: 'shop', city: '', area: null, budget_to: null }),
    ).toEqual({});
  });
});

describe('what is typed', () => {
  const typed = {
    service: 'renovation',
    premises: 'townhouse',
    city: 'Hà Nội',
    district: ' Cầu Giấy ',
    area: '68,5',
    budget_from: '',
    budget_to: '350.000.000',
    begins: 'month',
    phone_number: '0912 345 678',
    email: 'a@b.vn',
    content: 'Xin báo giá',
    images: [],
  };

  it('becomes numbers, and what may be left empty is null', () => {
    const read = validate(inquirySchema, typed);
    expect(read).toMatchObject({
      ok: true,
      values: { district: 'Cầu Giấy', area: 68.5, budget_from: null, budget_to: 350_000_000 },
    });
  });

  test.each([
    [{ service: '' }, { service: 'validation.required' }],
    [{ district: '  ' }, { district: 'validation.address.district-required' }],
    [{ city: 'Sài Gòn' }, { city: 'validation.choice.invalid' }],
    [{ area: '0' }, { area: 'validation.number.zero' }],
    [{ budget_from: '400.000.000' }, { budget_to: 'validation.cost.order' }],
  ])('%o is refused at its field', (change, errors) => {
    expect(validate(inquirySchema, { ...typed, ...change })).toEqual({ ok: false, errors });
  });

  it('“another reason” of a refusal wants words, the others do not', () => {
    expect(validate(inquiryRefusalSchema, { reason: 'other', words: ' ' })).toEqual({
      ok: false,
      errors: { words: 'validation.message.required' },
    });
    expect(validate(inquiryRefusalSchema, { reason: 'too-far', words: '' }).ok).toBe(true);
  });
});
