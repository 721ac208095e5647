import { startOfDate } from '../calendar/ict.ts';
import { publicHolidays } from './holidays/holidays.ts';

/** Days since 1 January 1970 in Vietnam: what a schedule counts in. */
export type DayNumber = number;

const dayMs = 86_400_000;

/** Years in which works are planned: what says another one was written by nobody who builds. */
export const worksYears = { first: 2020, last: 2100 } as const;

/** Whether a text is a day that works can be planned for: `YYYY-MM-DD`, of the calendar, and within our time. */
export function isWorksDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return startOfDate(text) !== null && year >= worksYears.first && year <= worksYears.last;
}

/**
 * @param date `YYYY-MM-DD`
 * @throws {RangeError} where it is no day: who looks for a workday from there on would look for ever
 */
export function dayNumber(date: string): DayNumber {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at)) throw new RangeError(`No day: ${date}`);
  return Math.round(at / dayMs);
}

/** `YYYY-MM-DD` */
export const dateOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Who works when: the site from Monday to Saturday, the office from Monday to Friday. */
export const crews = ['site', 'office'] as const;
export type Crew = (typeof crews)[number];

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Whether a crew works on a day. */
export const isWorkday = (
  day: DayNumber,
  crew: Crew,
  closed: ReadonlySet<string> = publicHolidays,
): boolean => weekdayOf(day) <= (crew === 'site' ? 6 : 5) && !closed.has(dateOf(day));

/** The first workday on that day or after it. */
export function onOrAfter(day: DayNumber, crew: Crew, closed?: ReadonlySet<string>): DayNumber {
  let at = day;
  while (!isWorkday(at, crew, closed)) at += 1;
  return at;
}

/** The last workday on that day or before it. */
export function onOrBefore(day: DayNumber, crew: Crew, closed?: ReadonlySet<string>): DayNumber {
  let at = day;
  while (!isWorkday(at, crew, closed)) at -= 1;
  return at;
}

/**
 * The workday that many workdays on from a workday; backwards when negative.
 * @param day a workday of the crew
 */
export function plusWorkdays(
  day: DayNumber,
  count: number,
  crew: Crew,
  closed?: ReadonlySet<string>,
): DayNumber {
  const step = count < 0 ? -1 : 1;
  let at = day;
  for (let left = Math.abs(count); left > 0;) {
    at += step;
    if (isWorkday(at, crew, closed)) left -= 1;
  }
  return at;
}

/** Workdays from the first day up to and with the last one; 0 when the last one is before. */
export function workdaysBetween(
  first: DayNumber,
  last: DayNumber,
  crew: Crew,
  closed?: ReadonlySet<string>,
): number {
  let count = 0;
  for (let at = first; at <= last; at += 1) if (isWorkday(at, crew, closed)) count += 1;
  return count;
}
