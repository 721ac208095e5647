import { day, hour } from './duration.ts';

/**
 * Business time is Asia/Ho_Chi_Minh: UTC+7 without summer time, so plain arithmetic is exact and the
 * browser's own zone never matters.
 */
export const timeZone = 'Asia/Ho_Chi_Minh';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** `month` is 1–12, `weekday` 1 (Monday) – 7 (Sunday). */
export type IctParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
};

const offset = 7 * hour;

/** Calendar and clock in Vietnam at an instant. */
export function ictParts(at: Instant): IctParts {
  const shifted = new Date(at + offset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay() || 7,
  };
}

/** Vietnam's calendar and clock → instant. Days and months beyond their end roll over. */
export function fromIct(
  year: number,
  month: number,
  date: number,
  hours = 0,
  minutes = 0,
  seconds = 0,
): Instant {
  return Date.UTC(year, month - 1, date, hours, minutes, seconds) - offset;
}

export function startOfDay(at: Instant): Instant {
  return Math.floor((at + offset) / day) * day - offset;
}

/** 23:59:59.999 of the same day in Vietnam. */
export function endOfDay(at: Instant): Instant {
  return startOfDay(at) + day - 1;
}

/** "N days after": the end of the N-th calendar day after (2.0). */
export function daysAfter(at: Instant, days: number): Instant {
  return endOfDay(at) + days * day;
}

/** "Within N hours" is exact. */
export function hoursAfter(at: Instant, hours: number): Instant {
  return at + hours * hour;
}

/** Monday 00:00 of the week. */
export function startOfWeek(at: Instant): Instant {
  return startOfDay(at) - (ictParts(at).weekday - 1) * day;
}

export function startOfMonth(at: Instant): Instant {
  const { year, month } = ictParts(at);
  return fromIct(year, month, 1);
}

/** 23:59:59.999 of the last day of the month. */
export function endOfMonth(at: Instant): Instant {
  const { year, month } = ictParts(at);
  return fromIct(year, month + 1, 1) - 1;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The same day and time `months` later; a day the month has not got becomes its last one. `anchorDay`
 * keeps a series on its first day: 31 Jan → 28 Feb → 31 Mar.
 */
export function addMonths(at: Instant, months: number, anchorDay = ictParts(at).day): Instant {
  const { year, month } = ictParts(at);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  const timeOfDay = at - startOfDay(at);
  return fromIct(toYear, toMonth, Math.min(anchorDay, daysInMonth(toYear, toMonth))) + timeOfDay;
}

/** `2026-03-06` in Vietnam. */
export function ictDate(at: Instant): string {
  const { year, month, day: date } = ictParts(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** The first moment of a day `2026-03-06` in Vietnam; null for one that there is not. */
export function startOfDate(date: string): Instant | null {
  const at = parseInstant(`${date}T00:00:00+07:00`);
  return at !== null && ictDate(at) === date ? at : null;
}

export function toIso(at: Instant): string {
  return new Date(at).toISOString();
}

/** ISO 8601 with a zone → instant; anything else → null. A time without a zone is refused: it has no meaning on the wire. */
export function parseInstant(value: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(value))
    return null;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : at;
}
