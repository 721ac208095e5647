import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarOf, holidaySpans } from './schedule-calendar.ts';
import { compared, countedDelays, delayed } from './schedule-shifts.ts';
import { type Task, schedule, shifted } from './schedule.ts';
import { crews, dateOf, dayNumber, isWorkday, workdaysBetween } from './workdays.ts';

const task = (
  id: string,
  days: number,
  after: readonly string[] = [],
  crew: Task['crew'] = 'site',
): Task => ({ id, crew, days, after: after.map((before) => ({ id: before, lag: 0 })) });

const chain = [task('a', 2), task('b', 3, ['a']), task('c', 1, ['b'], 'office')];
const madeOf = (from: string, delays: Record<string, string>) => {
  const made = compared(chain, dayNumber(from), delays);
  if (!made.ok) throw new Error('no circle was made');
  return made;
};

describe('what delays make of a schedule', { timeout: 60_000 }, () => {
  test('a day that falls on 30/4 goes on after 1/5, and takes along all that follows', () => {
    // Monday 27 April is Hùng Kings made up; Tuesday and Wednesday, then Saturday 2 May.
    const made = madeOf('2026-04-24', { b: '2026-04-30' });
    expect(
      made.tasks.map(({ id, start, finish, late }) => [id, dateOf(start), dateOf(finish), late]),
    ).toEqual([
      ['a', '2026-04-24', '2026-04-25', 0],
      ['b', '2026-05-02', '2026-05-05', 2],
      ['c', '2026-05-06', '2026-05-06', 2],
    ]);
    expect([dateOf(made.plannedFinish), dateOf(made.finish), made.late]).toEqual([
      '2026-05-04',
      '2026-05-06',
      2,
    ]);
  });

  test('a task moved into Tết begins after it', () => {
    const made = madeOf('2026-02-12', { a: '2026-02-18' });
    expect(dateOf(made.start)).toBe('2026-02-21');
    expect(made.tasks[0]?.late).toBe(3);
  });

  test.each(['2026-02-31', 'tomorrow', '', '2024-01-01', '9999-12-31', '2026-4-1'])(
    'a link that says %j as a day moves nothing',
    (date) => {
      expect(madeOf('2026-02-12', { b: date })).toEqual(madeOf('2026-02-12', {}));
      expect(countedDelays(chain, { b: date }, dayNumber('2026-02-12'))).toEqual({});
    },
  );

  test('names that are no tasks, those of every object among them, move nothing', () => {
    const delays = JSON.parse('{"__proto__":"2026-03-01","constructor":"2026-03-01"}') as Record<
      string,
      string
    >;
    expect(delayed([task('toString', 1)], delays, 20_000)).toEqual([task('toString', 1)]);
  });

  test('tasks that wait for each other are named', () => {
    expect(compared([task('a', 1, ['b']), task('b', 1, ['a'])], 20_000, {})).toEqual({
      ok: false,
      cycle: ['a', 'b'],
    });
  });

  const network = fc.array(
    fc.record({
      days: fc.integer({ min: 1, max: 8 }),
      crew: fc.constantFrom(...crews),
      lag: fc.integer({ min: 0, max: 3 }),
      after: fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 10 },
  );
  const tasksOf = (
    made: readonly { days: number; crew: Task['crew']; lag: number; after: number[] }[],
  ) =>
    made.map(({ days, crew, lag, after }, at): Task => ({
      id: `t${at}`,
      days,
      crew,
      after: [...new Set(after)]
        .filter((before) => before < at)
        .map((before) => ({ id: `t${before}`, lag })),
    }));
  /** Days around Tết 2026 and around 30/4 and 1/5. */
  const around = fc.constantFrom('2026-02-09', '2026-02-14', '2026-04-22', '2026-04-29');

  test('over Tết and 30/4–1/5: nothing begins earlier than planned, and the end moves by no more than the task has gone past its slack', () => {
    fc.assert(
      fc.property(
        network,
        around,
        fc.nat(),
        fc.integer({ min: 1, max: 30 }),
        (made, day, which, by) => {
          const tasks = tasksOf(made);
          const from = dayNumber(day);
          const before = schedule(tasks, from);
          if (!before.ok) throw new Error('no circle was made');
          const moved = before.tasks[which % before.tasks.length];
          if (moved === undefined) throw new Error('no task');
          const now = compared(tasks, from, { [moved.id]: dateOf(moved.start + by) });
          if (!now.ok) throw new Error('no circle was made');
          for (const one of now.tasks) {
            expect(one.late).toBeGreaterThanOrEqual(0);
            expect(one.start).toBeGreaterThanOrEqual(one.planned.start);
            expect(workdaysBetween(one.start, one.finish, one.crew)).toBe(one.days);
            expect(isWorkday(one.start, one.crew) && isWorkday(one.finish, one.crew)).toBe(true);
            // What waits neither for it nor for what waits for it stays.
            if (!isBehind(tasks, one.id, moved.id)) expect(one.late).toBe(0);
          }
          const self = now.tasks.find(({ id }) => id === moved.id);
          if (self !== undefined && self.start <= moved.latestStart)
            expect(now.finish).toBe(before.finish);
          else expect(now.finish).toBeGreaterThan(before.finish);
          expect(now.late > 0).toBe(workdaysBetween(before.finish + 1, now.finish, 'site') > 0);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('what a preview says is what applying it does', () => {
    fc.assert(
      fc.property(
        network,
        around,
        fc.nat(),
        fc.integer({ min: 1, max: 30 }),
        (made, day, which, by) => {
          const tasks = tasksOf(made);
          const from = dayNumber(day);
          const id = `t${which % tasks.length}`;
          const before = compared(tasks, from, {});
          if (!before.ok) throw new Error('no circle was made');
          const to = (before.tasks.find((one) => one.id === id)?.start ?? from) + by;
          const preview = shifted(tasks, from, id, to);
          const applied = compared(tasks, from, { [id]: dateOf(to) });
          if (!applied.ok) throw new Error('no circle was made');
          expect(preview.moved.map((one) => [one.id, one.from, one.to])).toEqual(
            applied.tasks
              .filter(({ start, planned }) => start !== planned.start)
              .map((one) => [one.id, one.planned.start, one.start]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

function isBehind(tasks: readonly Task[], id: string, before: string): boolean {
  if (id === before) return true;
  return (tasks.find((one) => one.id === id)?.after ?? []).some((one) =>
    isBehind(tasks, one.id, before),
  );
}

describe('the days of a schedule', () => {
  test('Tết is one span, 30/4 and 1/5 are two, and a Saturday is the site’s alone', () => {
    const spans = (from: string, to: string) =>
      holidaySpans(calendarOf(dayNumber(from), dayNumber(to))).map(({ name, first, last }) => [
        name,
        dateOf(first),
        dateOf(last),
      ]);
    expect(spans('2026-02-01', '2026-02-28')).toEqual([['tet', '2026-02-16', '2026-02-20']]);
    expect(spans('2026-04-20', '2026-05-10')).toEqual([
      ['hungKings', '2026-04-26', '2026-04-27'],
      ['reunification', '2026-04-30', '2026-04-30'],
      ['labour', '2026-05-01', '2026-05-01'],
    ]);
    expect(
      calendarOf(dayNumber('2026-05-01'), dayNumber('2026-05-04')).map(({ works }) => works),
    ).toEqual(['none', 'site', 'none', 'all']);
  });

  test('no days where the last is before the first', () => {
    expect(calendarOf(10, 9)).toEqual([]);
  });
});
