import type { HolidayName } from './holidays/holiday-year.ts';
import { holidayOf } from './holidays/holidays.ts';
import { type DayNumber, dateOf, isWorkday, weekdayOf } from './workdays.ts';

/** A day of a schedule: who works on it, and which holiday it is. */
export type CalendarDay = {
  readonly day: DayNumber;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Monday is 1. */
  readonly weekday: number;
  /** `all`: both crews work, `site`: the site alone, as on Saturdays, `none`: nobody. */
  readonly works: 'all' | 'site' | 'none';
  readonly holiday: HolidayName | null;
};

/** Every day from the first to the last, both included. */
export const calendarOf = (first: DayNumber, last: DayNumber): readonly CalendarDay[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at): CalendarDay => {
    const day = first + at;
    const date = dateOf(day);
    return {
      day,
      date,
      weekday: weekdayOf(day),
      works: isWorkday(day, 'office') ? 'all' : isWorkday(day, 'site') ? 'site' : 'none',
      holiday: holidayOf(date),
    };
  });

/** Days in a row of one holiday. */
export type HolidaySpan = {
  readonly name: HolidayName;
  readonly first: DayNumber;
  readonly last: DayNumber;
};

/** The holidays within some days; one that goes on over a Sunday is one. */
export function holidaySpans(days: readonly CalendarDay[]): readonly HolidaySpan[] {
  const spans: HolidaySpan[] = [];
  for (const { day, holiday: name } of days) {
    if (name === null) continue;
    const before = spans.at(-1);
    if (before !== undefined && before.name === name && day - before.last <= 2)
      spans[spans.length - 1] = { ...before, last: day };
    else spans.push({ name, first: day, last: day });
  }
  return spans;
}
