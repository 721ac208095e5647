import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  formatDay,
  isDay,
  parseDay,
  weekdayOf,
  weeksOf,
} from './days.ts';

it('counts days across months, leap years and the edges of a year', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-15', -12)).toBe('2025-03-15');
  expect(weekdayOf('2026-03-06')).toBe(4);
});

it('knows what is no day', () => {
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-2-9')).toBe(false);
  expect(dayOf(2026, 13, 1)).toBeNull();
  expect(dayOf(2026, 4, 31)).toBeNull();
});

it('lays a month out in six weeks from the asked weekday', () => {
  const monday = weeksOf('2026-03', 0);
  expect([monday.length, monday[0]?.[0], monday[0]?.[6]]).toEqual([6, '2026-02-23', '2026-03-01']);
  expect(weeksOf('2026-03', 6)[0]?.[0]).toBe('2026-03-01');
});

it('reads what people type, in the order of their language', () => {
  for (const text of ['6/3/2026', '06-03-2026', '06.03.26', '06032026', ' 6 3 2026 '])
    expect(parseDay(text, 'dmy')).toBe('2026-03-06');
  for (const order of ['dmy', 'mdy', 'ymd'] as const)
    expect(parseDay('2026-03-06', order)).toBe('2026-03-06');
  expect(parseDay('2026. 3. 6.', 'ymd')).toBe('2026-03-06');
  expect(parseDay('20260306', 'ymd')).toBe('2026-03-06');
  for (const text of ['31/02/2026', '6/3', 'mai', '', '6/3/2026/1'])
    expect(parseDay(text, 'dmy')).toBeNull();
  expect(parseDay(formatDay('2026-03-06', 'ymd'), 'ymd')).toBe('2026-03-06');
  expect(formatDay('2026-03-06', 'dmy')).toBe('06/03/2026');
});
