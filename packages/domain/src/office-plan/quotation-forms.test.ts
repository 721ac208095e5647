import { describe, expect, it } from 'vitest';
import { validate } from '../validation/validate.ts';
import {
  offerDays,
  quotationDeclineSchema,
  quotationFinishSchema,
  quotationOfferSchema,
  quotationScheduleSchema,
} from './quotation-forms.ts';
import { quotationLimits } from './quotation.ts';

const line = (quantity: number | string, price: number | string) => ({ quantity, price });
const offer = (...lines: ReturnType<typeof line>[]) =>
  validate(quotationOfferSchema, { lines, days: '14', reason: '' });

describe('an offer', () => {
  it('takes numbers as they are typed', () => {
    expect(offer(line('4', '26.400.000'), line(1, 0))).toMatchObject({
      ok: true,
      values: { lines: [line(4, 26_400_000), line(1, 0)] },
    });
  });

  it('names the field that is wrong', () => {
    expect(offer(line(2, 5), line('', 'x'))).toEqual({
      ok: false,
      errors: {
        'lines.1.quantity': 'validation.required',
        'lines.1.price': 'validation.number.invalid',
      },
    });
    expect(offer(line('1,5', 5))).toMatchObject({
      errors: { 'lines.0.quantity': 'validation.number.not-whole' },
    });
    expect(offer(line(0, 5))).toMatchObject({
      errors: { 'lines.0.quantity': 'validation.number.zero' },
    });
    expect(offer(line(100_001, 5))).toMatchObject({
      errors: { 'lines.0.quantity': 'validation.number.too-large' },
    });
  });

  it('is not free as a whole', () => {
    expect(offer(line(1, 0), line(2, 0))).toEqual({
      ok: false,
      errors: { 'lines.0.price': 'validation.number.zero' },
    });
  });

  it('stands for days that the machine takes', () => {
    for (const days of offerDays) {
      expect(Number(days)).toBeGreaterThanOrEqual(quotationLimits.validDays.least);
      expect(Number(days)).toBeLessThanOrEqual(quotationLimits.validDays.most);
    }
    expect(offerDays).toContain(String(quotationLimits.validDays.usual));
    expect(
      validate(quotationOfferSchema, { lines: [line(1, 1)], days: '', reason: '' }),
    ).toMatchObject({ errors: { days: 'validation.required' } });
  });
});

it('works begin on a day, and declining has a reason; words of the others may be left out', () => {
  expect(validate(quotationScheduleSchema, { start: '2026-04-20', reason: ' ' })).toMatchObject({
    ok: true,
    values: { reason: '' },
  });
  expect(validate(quotationScheduleSchema, { start: '', reason: '' }).ok).toBe(false);
  expect(validate(quotationFinishSchema, { reason: 'a'.repeat(1_000) }).ok).toBe(true);
  expect(validate(quotationFinishSchema, { reason: 'a'.repeat(1_001) }).ok).toBe(false);
  expect(validate(quotationDeclineSchema, { reason: ' ' }).ok).toBe(false);
  expect(validate(quotationDeclineSchema, { reason: 'Chưa được phép' }).ok).toBe(true);
});
