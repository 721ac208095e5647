import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/language.ts';
import { businessDaysAfter, businessDaysBetween, isBusinessDay } from './business-days.ts';
import { fixedClock, movableClock, systemClock } from './clock.ts';
import { day, hour, minute, second } from './duration.ts';
import { dateStyles, formatDate, weekdayName } from './format-date.ts';
import {
  addMonths,
  daysAfter,
  endOfDay,
  endOfMonth,
  fromIct,
  hoursAfter,
  ictDate,
  ictParts,
  parseInstant,
  startOfDay,
  startOfMonth,
  startOfWeek,
  toIso,
} from './ict.ts';

const iso = (text: string): number => parseInstant(text) ?? Number.NaN;
const friday = iso('2026-03-06T08:00:00Z');

describe('Vietnam time', () => {
  it('counts seven hours ahead of UTC', () => {
    expect(ictParts(iso('2026-03-05T17:00:00Z'))).toEqual({
      year: 2026,
      month: 3,
      day: 6,
      hour: 0,
      minute: 0,
      second: 0,
      weekday: 5,
    });
    expect(ictParts(iso('2026-03-08T16:59:59.999Z')).weekday).toBe(7);
    expect(ictParts(iso('2026-03-08T17:00:00Z')).weekday).toBe(1);
    expect(toIso(fromIct(2026, 3, 2))).toBe('2026-03-01T17:00:00.000Z');
    expect(toIso(fromIct(2026, 3, 6, 15, 30, 10))).toBe('2026-03-06T08:30:10.000Z');
    expect(ictDate(iso('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  });

  it('agrees with the zone data of the platform', () => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Ho_Chi_Minh',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    fc.assert(
      fc.property(
        fc.integer({ min: iso('2000-01-01T00:00:00Z'), max: iso('2100-01-01T00:00:00Z') }),
        (at) => {
          expect(ictDate(at)).toBe(format.format(at));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('ends N days after at the last millisecond of the N-th day', () => {
    expect(toIso(daysAfter(fromIct(2026, 3, 6, 10), 7))).toBe('2026-03-13T16:59:59.999Z');
    expect(daysAfter(fromIct(2026, 3, 6), 7)).toBe(daysAfter(fromIct(2026, 3, 6, 23, 59, 59), 7));
    expect(hoursAfter(friday, 48)).toBe(friday + 172_800_000);
  });

  it('knows the edges of day, week and month', () => {
    expect(toIso(startOfDay(friday))).toBe('2026-03-05T17:00:00.000Z');
    expect(endOfDay(friday) - startOfDay(friday)).toBe(day - 1);
    expect(toIso(startOfWeek(friday))).toBe('2026-03-01T17:00:00.000Z');
    expect(startOfWeek(fromIct(2026, 3, 8, 23))).toBe(fromIct(2026, 3, 2));
    expect(startOfWeek(fromIct(2026, 3, 2))).toBe(fromIct(2026, 3, 2));
    expect(startOfMonth(friday)).toBe(fromIct(2026, 3, 1));
    expect(endOfMonth(friday)).toBe(fromIct(2026, 4, 1) - 1);
    expect(endOfMonth(fromIct(2026, 12, 31))).toBe(fromIct(2027, 1, 1) - 1);
  });

  it('adds months and keeps the anchor day', () => {
    const january = fromIct(2026, 1, 31, 9, 15);
    expect(addMonths(january, 1)).toBe(fromIct(2026, 2, 28, 9, 15));
    expect(addMonths(addMonths(january, 1), 1, 31)).toBe(fromIct(2026, 3, 31, 9, 15));
    expect(addMonths(fromIct(2028, 2, 29), 12)).toBe(fromIct(2029, 2, 28));
    expect(addMonths(fromIct(2026, 1, 15), -1)).toBe(fromIct(2025, 12, 15));
    expect(addMonths(fromIct(2026, 11, 30), 3)).toBe(fromIct(2027, 2, 28));
  });

  it('reads only instants with a zone', () => {
    expect(parseInstant('2026-03-06T15:00:00+07:00')).toBe(friday);
    expect(parseInstant('2026-03-06T08:00Z')).toBe(friday);
    expect(parseInstant('2026-03-06T08:00:00.123Z')).toBe(friday + 123);
    expect(parseInstant('+002026-03-06T08:00:00Z')).toBeNull();
    expect(parseInstant('2026-03-06T08:00:00Z (UTC)')).toBeNull();
    for (const bad of [
      '2026-03-06',
      '2026-03-06T08:00:00',
      '2026-13-06T08:00:00Z',
      'x2026-03-06T08:00:00Z',
      '2026-03-06T08:00:00Zx',
      '',
      '6 March 2026',
    ])
      expect(parseInstant(bad)).toBeNull();
  });

  it('has lengths', () =>
    expect([second, minute, hour, day]).toEqual([1_000, 60_000, 3_600_000, 86_400_000]));
});

describe('business days', () => {
  it('counts Monday to Friday, to the end of the day', () => {
    expect(toIso(businessDaysAfter(fromIct(2026, 3, 6, 16, 30), 3))).toBe(
      '2026-03-11T16:59:59.999Z',
    );
    expect(businessDaysAfter(fromIct(2026, 3, 7), 3)).toBe(
      businessDaysAfter(fromIct(2026, 3, 6), 3),
    );
    expect(businessDaysAfter(fromIct(2026, 3, 8), 1)).toBe(endOfDay(fromIct(2026, 3, 9)));
    expect(businessDaysAfter(friday, 0)).toBe(endOfDay(friday));
  });

  it('jumps over holidays of the list', () => {
    const holidays = new Set(['2026-03-09', '2026-03-10']);
    expect(businessDaysAfter(friday, 1, holidays)).toBe(endOfDay(fromIct(2026, 3, 11)));
    expect(isBusinessDay(fromIct(2026, 3, 9), holidays)).toBe(false);
    expect([2, 3, 4, 5, 6, 7, 8].map((date) => isBusinessDay(fromIct(2026, 3, date)))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('counts back what it counted forth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: iso('2020-01-01T00:00:00Z'), max: iso('2040-01-01T00:00:00Z') }),
        fc.integer({ min: 0, max: 30 }),
        (at, days) => {
          const due = businessDaysAfter(at, days);
          expect(businessDaysBetween(at, due)).toBe(days);
          expect(due).toBe(endOfDay(due));
        },
      ),
    );
    expect(businessDaysBetween(friday, friday - day)).toBe(0);
    expect(businessDaysBetween(friday, fromIct(2026, 3, 9))).toBe(1);
  });
});

describe('clocks', () => {
  it('stand, move forwards only, or run', () => {
    expect(fixedClock(friday).now()).toBe(friday);
    const clock = movableClock(friday);
    clock.advance(hour);
    clock.moveTo(friday);
    clock.advance(-hour);
    expect(clock.now()).toBe(friday + hour);
    clock.moveTo(friday + day);
    expect(clock.now()).toBe(friday + day);
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
  });
});

describe('dates for people', () => {
  it.each([
    [
      'vi',
      [
        '06/03/2026',
        'Thứ Sáu, 6 tháng 3, 2026',
        '06/03',
        'Tháng 3, 2026',
        '15:00',
        '15:00 06/03/2026',
        '15:00 thứ Sáu 06/03, giờ Việt Nam',
      ],
    ],
    [
      'en',
      [
        '6 Mar 2026',
        'Friday, 6 March 2026',
        '6 Mar',
        'March 2026',
        '15:00',
        '6 Mar 2026, 15:00',
        '15:00 on Friday 6 Mar, Vietnam time',
      ],
    ],
    [
      'ko',
      [
        '2026. 3. 6.',
        '2026년 3월 6일 금요일',
        '3월 6일',
        '2026년 3월',
        '15:00',
        '2026. 3. 6. 15:00',
        '3월 6일 금요일 15:00 (베트남 시간)',
      ],
    ],
  ] as const)('in %s', (language, texts) =>
    expect(dateStyles.map((style) => formatDate(friday, style, language))).toEqual([...texts]),
  );

  it('pads and names every weekday', () => {
    expect(formatDate(fromIct(2026, 12, 1, 9, 5), 'dateTime', 'vi')).toBe('09:05 01/12/2026');
    for (const language of languages)
      expect(
        new Set([1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdayName(weekday, language))).size,
      ).toBe(7);
    expect(weekdayName(7, 'vi')).toBe('Chủ Nhật');
    expect(() => weekdayName(8, 'vi')).toThrow(RangeError);
  });
});
