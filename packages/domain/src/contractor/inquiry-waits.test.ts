import { describe, expect, it, test } from 'vitest';
import { inquiryReminders, inquiryTimerText, isInquiryOverdue } from './inquiry-waits.ts';

const at = (local: string): number => Date.parse(`${local}+07:00`);
const told = (asked: string) =>
  inquiryReminders(at(asked)).map(({ to, at: when }) => [to, new Date(when).toISOString()]);
const utc = (local: string): string => new Date(at(local)).toISOString();

describe('who is told that an inquiry waits', () => {
  test.each([
    [
      'on a Tuesday: a day later, and three',
      '2026-03-03T10:00',
      '2026-03-04T10:00',
      '2026-03-06T10:00',
    ],
    [
      'on a Friday: sites work on Saturdays',
      '2026-03-06T21:30',
      '2026-03-07T21:30',
      '2026-03-09T21:30',
    ],
    [
      'on a Saturday evening: on Monday morning',
      '2026-03-07T20:00',
      '2026-03-09T08:00',
      '2026-03-10T20:00',
    ],
    // Three days end at midnight: the company has had its day first.
    [
      'as a Saturday begins: the member a day after the company',
      '2026-03-07T00:00',
      '2026-03-09T08:00',
      '2026-03-10T08:00',
    ],
    // Tết of 2026 is from Monday the 16th to Friday the 20th.
    ['before Tết: when it is over', '2026-02-14T09:00', '2026-02-21T08:00', '2026-02-22T08:00'],
  ])('%s', (_, asked, company, member) => {
    expect(told(asked)).toEqual([
      ['contractor', utc(company)],
      ['sender', utc(member)],
    ]);
  });

  it('waits for too long while it is new alone, from the moment its sender is told', () => {
    const askedAt = at('2026-03-03T10:00');
    const due = at('2026-03-06T10:00');
    expect(isInquiryOverdue({ state: 'new', askedAt }, due - 1)).toBe(false);
    expect(isInquiryOverdue({ state: 'new', askedAt }, due)).toBe(true);
    for (const state of ['answered', 'refused', 'closed'] as const)
      expect(isInquiryOverdue({ state, askedAt }, due)).toBe(false);
  });

  it('has words for its timers alone', () => {
    expect(inquiryTimerText('inquiry-waits')?.en).toContain('reminded');
    expect(inquiryTimerText('toString')).toBeUndefined();
  });
});
