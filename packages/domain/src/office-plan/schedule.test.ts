import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holidayOf, publicHolidays } from './holidays/holidays.ts';
import { type Task, schedule, shifted } from './schedule.ts';
import { crews, dateOf, dayNumber, isWorkday, plusWorkdays, workdaysBetween } from './workdays.ts';

const task = (
  id: string,
  days: number,
  after: readonly (readonly [string, number])[] = [],
  crew: Task['crew'] = 'site',
): Task => ({ id, crew, days, after: after.map(([before, lag]) => ({ id: before, lag })) });

const days = (from: string, tasks: readonly Task[]) => {
  const made = schedule(tasks, dayNumber(from));
  return made.ok
    ? Object.fromEntries(
        made.tasks.map(({ id, start, finish }) => [id, [dateOf(start), dateOf(finish)]]),
      )
    : made.cycle;
};

describe('workdays', { timeout: 60_000 }, () => {
  test('Tết 2026 closes the site from Monday to Friday, and the office takes the weekends besides', () => {
    const from = dayNumber('2026-02-14');
    expect(dateOf(plusWorkdays(from, 1, 'site'))).toBe('2026-02-21');
    expect(dateOf(plusWorkdays(dayNumber('2026-02-13'), 1, 'office'))).toBe('2026-02-23');
    expect(holidayOf('2026-02-17')).toBe('tet');
  });

  test('30 April and 1 May 2026 lie between Wednesday and Saturday', () => {
    expect(dateOf(plusWorkdays(dayNumber('2026-04-29'), 1, 'site'))).toBe('2026-05-02');
    expect(dateOf(plusWorkdays(dayNumber('2026-04-29'), 1, 'office'))).toBe('2026-05-04');
  });

  test('so many days on, and as many back, is the same day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_400, max: 21_200 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(...crews),
        fc.uniqueArray(fc.integer({ min: 20_400, max: 21_400 }), { maxLength: 40 }),
        (day, count, crew, closedDays) => {
          const closed = new Set([...publicHolidays, ...closedDays.map(dateOf)]);
          fc.pre(isWorkday(day, crew, closed));
          const to = plusWorkdays(day, count, crew, closed);
          expect(plusWorkdays(to, -count, crew, closed)).toBe(day);
          expect(workdaysBetween(day, to, crew, closed)).toBe(count + 1);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('a schedule', { timeout: 60_000 }, () => {
  test('waits for what is before, for its lag, and over Tết', () => {
    expect(
      days('2026-02-12', [
        task('a', 3),
        task('b', 2, [['a', 1]]),
        task('c', 1, [['b', 0]], 'office'),
      ]),
    ).toEqual({
      // Thursday, Friday, Saturday; then Tết, a day to dry, and the next two.
      a: ['2026-02-12', '2026-02-14'],
      b: ['2026-02-23', '2026-02-24'],
      c: ['2026-02-25', '2026-02-25'],
    });
  });

  test('knows which tasks hold the end, and how late the others may be', () => {
    const made = schedule(
      [
        task('a', 2),
        task('long', 5, [['a', 0]]),
        task('short', 2, [['a', 0]]),
        task('end', 1, [
          ['long', 0],
          ['short', 0],
        ]),
      ],
      dayNumber('2026-03-02'),
    );
    expect(
      made.ok && made.tasks.map(({ id, slack, isCritical }) => [id, slack, isCritical]),
    ).toEqual([
      ['a', 0, true],
      ['long', 0, true],
      ['short', 3, false],
      ['end', 0, true],
    ]);
  });

  test('names those that wait for each other', () => {
    expect(
      days('2026-03-02', [
        task('a', 1, [['c', 0]]),
        task('b', 1, [['a', 0]]),
        task('c', 1, [['b', 0]]),
      ]),
    ).toEqual(['a', 'c', 'b']);
  });

  test('tells what a later beginning moves, and leaves the rest', () => {
    const tasks = [task('a', 2), task('b', 2, [['a', 0]]), task('other', 1)];
    const { moved } = shifted(tasks, dayNumber('2026-03-02'), 'a', dayNumber('2026-03-05'));
    expect(moved.map(({ id, from, to }) => [id, dateOf(from), dateOf(to)])).toEqual([
      ['a', '2026-03-02', '2026-03-05'],
      ['b', '2026-03-04', '2026-03-07'],
    ]);
  });

  const chain = fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 4 }),
        fc.nat(),
        fc.constantFrom(...crews),
      ),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((rows) =>
      rows.map(([length, lag, before, crew], at): Task => ({
        id: `t${at}`,
        crew,
        days: length,
        after: at === 0 ? [] : [{ id: `t${before % at}`, lag }],
      })),
    );

  test('no task begins before what it waits for, works on a day off, or is late without moving the end', () => {
    fc.assert(
      fc.property(chain, fc.integer({ min: 20_400, max: 20_900 }), (tasks, from) => {
        const made = schedule(tasks, from);
        if (!made.ok) throw new Error('no circle was made');
        const byId = new Map(made.tasks.map((one) => [one.id, one]));
        for (const one of made.tasks) {
          expect(isWorkday(one.start, one.crew)).toBe(true);
          expect(isWorkday(one.finish, one.crew)).toBe(true);
          expect(workdaysBetween(one.start, one.finish, one.crew)).toBe(one.days);
          expect(one.slack).toBeGreaterThanOrEqual(0);
          for (const { id, lag } of one.after) {
            const before = byId.get(id);
            expect(one.start).toBeGreaterThan(before?.finish ?? 0);
            expect(
              workdaysBetween((before?.finish ?? 0) + 1, one.start - 1, one.crew),
            ).toBeGreaterThanOrEqual(lag);
          }
          const later = schedule(
            tasks.map((other) =>
              other.id === one.id ? { ...other, notBefore: one.latestStart } : other,
            ),
            from,
          );
          expect(later.ok && later.finish).toBe(made.finish);
        }
        expect(made.tasks.some(({ isCritical }) => isCritical)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
