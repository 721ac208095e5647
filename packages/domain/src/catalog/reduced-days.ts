import { day } from '../calendar/duration.ts';
import { startOfDate } from '../calendar/ict.ts';
import { limits } from '../constants.ts';

/** First and last day, `2026-06-01`, both included. */
type Days = { readonly startsOn: string; readonly endsOn: string };

/** On how many days of a calendar year any of these spans lies: a day that two share counts once. */
export function daysInYear(spans: readonly Days[], year: string): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const within = spans
    .map(({ startsOn, endsOn }) => ({
      from: startsOn < first ? first : startsOn,
      to: endsOn > last ? last : endsOn,
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  let counted = 0;
  let until = -Infinity;
  for (const { from, to } of within) {
    const [start, end] = [startOfDate(from), startOfDate(to)];
    if (start === null || end === null) continue;
    const begin = Math.max(start, until + day);
    if (begin > end) continue;
    counted += (end - begin) / day + 1;
    until = end;
  }
  return counted;
}

/** Whether an item that is reduced on the others' days may be on these too: 120 days of each calendar year at most. */
export const fitsIntoYears = (asked: Days, others: readonly Days[]): boolean =>
  [asked.startsOn, asked.endsOn].every(
    (one) => daysInYear([...others, asked], one.slice(0, 4)) <= limits.promotion.maxDaysAYear,
  );
