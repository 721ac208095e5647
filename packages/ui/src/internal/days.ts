/**
 * Days as `2026-03-06`: no clock, no zone, so that a birthday is the same day everywhere. Such texts compare
 * like the days they stand for.
 */
export type Day = string;

const MILLISECONDS = 86_400_000;
const atNoon = (day: Day) => Date.UTC(...parts(day));
const fromTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

function parts(day: Day): [year: number, month: number, date: number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/u.test(value) &&
  fromTime(atNoon(value)) === value;

/** The day of these numbers, or null when the calendar has none: 31/02. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  return isDay(day) ? day : null;
}

export const addDays = (day: Day, count: number): Day =>
  fromTime(atNoon(day) + count * MILLISECONDS);

/** The same date in another month; the last one where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate();
  return fromTime(Date.UTC(year, month + count, Math.min(date, last)));
}

/** Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(atNoon(day)).getUTCDay() + 6) % 7;

export const monthOf = (day: Day): string => day.slice(0, 7);

/** The weeks of a month, each of seven days from `firstDay` (Monday 0, Sunday 6) on. */
export function weeksOf(month: string, firstDay: number): readonly (readonly Day[])[] {
  const first: Day = `${month}-01`;
  const from = addDays(first, -((weekdayOf(first) - firstDay + 7) % 7));
  const weeks: Day[][] = [];
  // Six rows always, so that the calendar keeps its height from month to month.
  for (let week = 0; week < 6; week += 1)
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(from, week * 7 + at)));
  return weeks;
}

export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/**
 * What somebody typed → a day, or null. Any sign between the numbers, or none at all in eight digits; two
 * digits of a year are of this century. A year that stands first is one in every language (`2026-03-06`).
 */
export function parseDay(text: string, written: DayOrder): Day | null {
  const digits = text.trim();
  const order = /^\d{4}\D/u.test(digits) ? 'ymd' : written;
  const split = /^\d{8}$/u.test(digits)
    ? order === 'ymd'
      ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
      : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    : digits.split(/\D+/u).filter(Boolean);
  if (split.length !== 3) return null;
  const at = (part: 'd' | 'm' | 'y') => Number(split[order.indexOf(part)]);
  const year = at('y');
  return dayOf(year < 100 ? 2000 + year : year, at('m'), at('d'));
}

/** `2026-03-06` → `06/03/2026`; for `ymd` as Koreans write it, `2026. 03. 06.` */
export function formatDay(day: Day, order: DayOrder): string {
  const [y = '', m = '', d = ''] = day.split('-');
  if (order === 'ymd') return `${y}. ${m}. ${d}.`;
  return order === 'dmy' ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
}
