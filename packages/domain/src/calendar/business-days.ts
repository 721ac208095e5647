import { day } from './duration.ts';
import { holidays } from './holidays.ts';
import { type Instant, endOfDay, ictDate, ictParts, startOfDay } from './ict.ts';

/** Monday to Friday without public holidays (2.0). */
export function isBusinessDay(at: Instant, closed: ReadonlySet<string> = holidays): boolean {
  return ictParts(at).weekday <= 5 && !closed.has(ictDate(at));
}

/** "N business days after": 23:59:59.999 of the N-th business day after the day of `at`. */
export function businessDaysAfter(
  at: Instant,
  days: number,
  closed: ReadonlySet<string> = holidays,
): Instant {
  let current = startOfDay(at);
  for (let left = days; left > 0;) {
    current += day;
    if (isBusinessDay(current, closed)) left -= 1;
  }
  return endOfDay(current);
}

/** Business days from the day after `from` up to and with the day of `to`; 0 when `to` is not later. */
export function businessDaysBetween(
  from: Instant,
  to: Instant,
  closed: ReadonlySet<string> = holidays,
): number {
  let count = 0;
  for (let current = startOfDay(from) + day; current <= to; current += day)
    if (isBusinessDay(current, closed)) count += 1;
  return count;
}
