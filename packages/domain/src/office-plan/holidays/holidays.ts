import { year2026 } from './2026.ts';
import { year2027 } from './2027.ts';
import { type HolidayName, type HolidayYear, holidayNames } from './holiday-year.ts';

/** A file a year; a year without one has no holidays here, and whoever plans in it is told. */
export const holidayYears: readonly HolidayYear[] = [year2026, year2027];

const named = new Map<string, HolidayName>(
  holidayYears.flatMap(({ days }) =>
    (Object.keys(holidayNames) as HolidayName[]).flatMap((name) =>
      days[name].map((day) => [day, name] as const),
    ),
  ),
);

/** Days on which nobody works, `YYYY-MM-DD`. */
export const publicHolidays: ReadonlySet<string> = new Set(named.keys());

/** Which holiday a day is; null on any other day. */
export const holidayOf = (date: string): HolidayName | null => named.get(date) ?? null;

/** The years of a span whose holidays are not known, and those that are not announced yet. */
export function doubtfulYears(
  from: string,
  to: string,
): {
  readonly unknown: readonly number[];
  readonly unconfirmed: readonly number[];
} {
  const years: number[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    years.push(year);
  return {
    unknown: years.filter((year) => !holidayYears.some((one) => one.year === year)),
    unconfirmed: holidayYears
      .filter(({ year, confirmed }) => years.includes(year) && !confirmed)
      .map(({ year }) => year),
  };
}
