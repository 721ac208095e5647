import { daysAfter, ictDate, type Instant, startOfMonth } from '../calendar/ict.ts';
import { searchStart } from '../settlement/statement.ts';

/** The times for which a shop looks at what came back. */
export const claimSpans = ['month', 'last-month', '90-days', 'year'] as const;
export type ClaimSpan = (typeof claimSpans)[number];

/** The first and the last day of a time, `2026-03-01`, both included. A year goes back as far as lines are searched. */
export function daysOfSpan(
  span: ClaimSpan,
  now: Instant,
): { readonly from: string; readonly to: string } {
  const month = startOfMonth(now);
  const today = ictDate(now);
  switch (span) {
    case 'month':
      return { from: ictDate(month), to: today };
    case 'last-month':
      return { from: ictDate(startOfMonth(month - 1)), to: ictDate(month - 1) };
    case '90-days':
      return { from: ictDate(daysAfter(now, -89)), to: today };
    case 'year':
      return { from: ictDate(searchStart(now)), to: today };
    // no default
  }
}
