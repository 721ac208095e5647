import { describe, expect, it } from 'vitest';
import { claimSpans, daysOfSpan } from './claim-span.ts';
import { searchDays } from '../settlement/statement.ts';

/** Just after midnight in Vietnam, which is the evening before elsewhere. */
const early = Date.parse('2026-03-01T00:10:00+07:00');

describe('the times for which a shop looks at what came back', () => {
  it.each([
    ['month', '2026-03-01', '2026-03-01'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['90-days', '2025-12-02', '2026-03-01'],
    ['year', '2025-03-01', '2026-03-01'],
  ] as const)('%s begins and ends in Vietnam', (span, from, to) => {
    expect(daysOfSpan(span, early)).toEqual({ from, to });
  });

  it('ninety days are ninety, and last month begins in the year before', () => {
    const { from, to } = daysOfSpan('90-days', early);
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(90);
    expect(daysOfSpan('last-month', Date.parse('2026-01-31T23:59:00+07:00'))).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it('are all times that lists of lines are searched for', () => {
    for (const now of [early, Date.parse('2028-02-29T12:00:00+07:00')])
      for (const span of claimSpans)
        expect(searchDays(daysOfSpan(span, now), now).wrong).toBeUndefined();
  });
});
