import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromIct, ictDate } from '../calendar/ict.ts';
import { validate } from '../validation/validate.ts';
import { noticeSpan, shopNoticeSchema, shopNoticeState } from './shop-notice.ts';

const days = { startsOn: '2026-11-28', endsOn: '2026-11-29' };
const notice = { title: ' Nghỉ ', details: 'Nghỉ lễ.', ...days };

describe('a notice of a shop', () => {
  it.each([
    [fromIct(2026, 11, 27, 23, 59), 'planned'],
    [fromIct(2026, 11, 28), 'shown'],
    [fromIct(2026, 11, 29, 23, 59), 'shown'],
    [fromIct(2026, 11, 30), 'ended'],
  ])('follows its days in Vietnam', (at, state) => {
    const span = noticeSpan(days);
    if (span === null) throw new Error('no days');
    expect(shopNoticeState(span, at)).toBe(state);
  });

  it('is on show on its days and on no other', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((at) => fromIct(2026, 1, 1) + at * 86_400_000);
    fc.assert(
      fc.property(day, day, day, (one, other, at) => {
        const [startsOn, endsOn] = [ictDate(Math.min(one, other)), ictDate(Math.max(one, other))];
        const span = noticeSpan({ startsOn, endsOn });
        const today = ictDate(at);
        expect(span !== null && shopNoticeState(span, at) === 'shown').toBe(
          startsOn <= today && today <= endsOn,
        );
      }),
    );
  });

  it('has a title, details and days that there are', () => {
    expect(validate(shopNoticeSchema, notice)).toEqual({
      ok: true,
      values: { ...notice, title: 'Nghỉ' },
    });
    const errorsOf = (more: object) => {
      const judged = validate(shopNoticeSchema, { ...notice, ...more });
      return judged.ok ? {} : judged.errors;
    };
    expect(errorsOf({ title: ' ' })).toEqual({ title: 'validation.required' });
    expect(errorsOf({ details: '' })).toEqual({ details: 'validation.required' });
    expect(errorsOf({ endsOn: '2026-11-27' })).toEqual({ endsOn: 'validation.date.order' });
    expect(errorsOf({ endsOn: '2027-11-27' })).toEqual({});
    expect(errorsOf({ endsOn: '2027-11-28' })).toEqual({ endsOn: 'validation.date.span' });
    expect(noticeSpan({ ...days, endsOn: 'x' })).toBeNull();
  });
});
