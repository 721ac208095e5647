import {
  type CalendarDay,
  type ComparedTask,
  type DayNumber,
  type HolidaySpan,
  type Schedule,
  calendarOf,
  holidaySpans,
} from '@hien/domain/office-plan';

/** Units of the drawing: sixteen are one letter's height of the page. */
export const unit = { day: 22, row: 40, bar: 18, head: 74, words: 190 } as const;

type Drawn = Extract<Schedule, { readonly ok: true }>;

/** Where a bar stands: from its first day to the end of its last one. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

export interface GanttRow {
  readonly task: ComparedTask;
  readonly top: number;
  readonly now: Bar;
  /** As planned, where that was another day. */
  readonly planned: Bar | null;
  /** What a preview would make of it, where that is another day. */
  readonly preview: Bar | null;
  /** From its end to where it would hold the end of all. */
  readonly slack: Bar | null;
}

export interface GanttLayout {
  readonly width: number;
  readonly height: number;
  readonly days: readonly CalendarDay[];
  readonly holidays: readonly HolidaySpan[];
  /** First day of each month that is drawn. */
  readonly months: readonly CalendarDay[];
  readonly rows: readonly GanttRow[];
  /** From the end of a work to the start of one that waits for it. */
  readonly links: readonly { readonly id: string; readonly path: string; readonly held: boolean }[];
  readonly xOf: (day: DayNumber) => number;
}

/** Where everything of a schedule is drawn. */
export function ganttLayout(
  tasks: readonly ComparedTask[],
  preview: Drawn | null,
  today: DayNumber,
): GanttLayout {
  const ends = tasks.flatMap(({ id, finish, planned }) => [
    finish,
    planned.finish,
    preview?.tasks.find((one) => one.id === id)?.finish ?? finish,
  ]);
  const starts = Math.min(...tasks.map(({ start, planned }) => Math.min(start, planned.start)));
  // Today is in sight where works go on or begin soon.
  const first = today < starts && starts - today <= 10 ? today : starts - 1;
  const last = Math.max(...ends) + 1;
  const xOf = (day: DayNumber) => (day - first) * unit.day;
  const bar = (start: DayNumber, finish: DayNumber): Bar => ({
    x: xOf(start),
    width: (finish - start + 1) * unit.day,
  });
  const days = calendarOf(first, last);
  const rows = tasks.map((task, at): GanttRow => {
    const { start, finish, planned, latestFinish } = task;
    const next = preview?.tasks.find(({ id }) => id === task.id);
    return {
      task,
      top: unit.head + at * unit.row,
      now: bar(start, finish),
      planned: planned.start === start ? null : bar(planned.start, planned.finish),
      preview: next === undefined || next.start === start ? null : bar(next.start, next.finish),
      slack: latestFinish > finish ? bar(finish + 1, Math.min(latestFinish, last)) : null,
    };
  });
  return {
    width: days.length * unit.day + unit.words,
    height: unit.head + rows.length * unit.row,
    days,
    holidays: holidaySpans(days),
    months: days.filter(({ date }, at) => at === 0 || date.endsWith('-01')),
    rows,
    links: linksOf(rows),
    xOf,
  };
}

function linksOf(rows: readonly GanttRow[]): GanttLayout['links'] {
  const byId = new Map(rows.map((row) => [row.task.id, row]));
  return rows.flatMap(({ task, top, now }) =>
    task.after.flatMap(({ id }) => {
      const before = byId.get(id);
      if (before === undefined) return [];
      const from = before.now.x + before.now.width;
      const [y, to] = [before.top + unit.row / 2, top + unit.row / 2 - unit.bar / 2];
      // Down where the next one begins: its arrow points at the bar from above, or from below.
      const isDown = to > y;
      const x = Math.max(from, now.x) + 5;
      const end = isDown ? to : top + unit.row / 2 + unit.bar / 2;
      return [
        {
          id: `${id} ${task.id}`,
          path: `M${from} ${y}H${x}V${end}`,
          held: before.task.isCritical && task.isCritical,
        },
      ];
    }),
  );
}
