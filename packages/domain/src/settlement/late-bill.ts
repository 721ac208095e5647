import { endOfMonth, type Instant, startOfDay } from '../calendar/ict.ts';

const day = 24 * 3_600_000;

/** How late staff look for: days since the month of purchase ended without the invoice. */
export const lateBillSpans = ['week', 'month', 'longer'] as const;
export type LateBillSpan = (typeof lateBillSpans)[number];

/** The last day of each span; who is later than all of them is `longer`. */
export const lateBillDays: Readonly<Record<Exclude<LateBillSpan, 'longer'>, number>> = {
  week: 7,
  month: 30,
};

/** How many days an invoice is late: 1 on the first of the month after. 0 while its month lasts. */
export const daysLate = (orderedAt: Instant, at: Instant): number =>
  Math.max(0, Math.round((startOfDay(at) - startOfDay(endOfMonth(orderedAt))) / day));

/** Between which moments the month ended of what is late by a span: from the first one on, before the second. */
export function lateBetween(
  span: LateBillSpan,
  at: Instant,
): { readonly from: Instant | null; readonly before: Instant | null } {
  const ago = (days: number): Instant => startOfDay(at) - (days - 1) * day;
  if (span === 'week') return { from: ago(lateBillDays.week), before: null };
  return span === 'month'
    ? { from: ago(lateBillDays.month), before: ago(lateBillDays.week) }
    : { from: null, before: ago(lateBillDays.month) };
}

/** A shop is reminded of a late invoice once a day, whoever of our staff presses. */
export const canRemindOfBill = (remindedAt: Instant | null, at: Instant): boolean =>
  remindedAt === null || startOfDay(remindedAt) < startOfDay(at);
