import { type Schedule, type ScheduledTask, type Task, schedule } from './schedule.ts';
import { type DayNumber, dateOf, dayNumber, workdaysBetween } from './workdays.ts';

/** Tasks that begin later than they could, by id: the first day on which each may begin, `YYYY-MM-DD`. */
export type Delays = Readonly<Record<string, string>>;

/** How far a link may move a task: nobody plans an office for longer, and whoever reads it waits for no answer. */
const farthest = 3 * 366;

/** Whether a text is a day of the calendar. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(dayNumber(text)) &&
  dateOf(dayNumber(text)) === text;

/** The same tasks, each not before its delay; what names no task, no day, or one years away counts as not said. */
export const delayed = <Of extends Task>(
  tasks: readonly Of[],
  delays: Delays,
  from: DayNumber,
): readonly Of[] =>
  tasks.map((task) => {
    const date = Object.hasOwn(delays, task.id) ? delays[task.id] : undefined;
    if (date === undefined || !isDate(date)) return task;
    const day = dayNumber(date);
    return day <= from || day > from + farthest ? task : { ...task, notBefore: day };
  });

/** A task on the days it has now, beside those it was planned for. */
export type ComparedTask = ScheduledTask & {
  readonly planned: Pick<ScheduledTask, 'start' | 'finish' | 'isCritical'>;
  /** Workdays of its crew that it begins later than planned. */
  readonly late: number;
};

export type ComparedSchedule =
  | {
      readonly ok: true;
      readonly tasks: readonly ComparedTask[];
      readonly start: DayNumber;
      readonly finish: DayNumber;
      /** The last day as planned. */
      readonly plannedFinish: DayNumber;
      /** Workdays of the site that the end is later. */
      readonly late: number;
    }
  | Extract<Schedule, { readonly ok: false }>;

/** Tasks as they were planned against what delays have made of them. */
export function compared(
  tasks: readonly Task[],
  from: DayNumber,
  delays: Delays,
  closed?: ReadonlySet<string>,
): ComparedSchedule {
  const planned = schedule(tasks, from, closed);
  if (!planned.ok) return planned;
  const now = schedule(delayed(tasks, delays, from), from, closed);
  if (!now.ok) return now;
  const was = new Map(planned.tasks.map((task) => [task.id, task]));
  return {
    ok: true,
    start: now.start,
    finish: now.finish,
    plannedFinish: planned.finish,
    late: workdaysBetween(planned.finish + 1, now.finish, 'site', closed),
    tasks: now.tasks.map((task) => {
      const { start, finish, isCritical } = was.get(task.id) ?? task;
      return {
        ...task,
        planned: { start, finish, isCritical },
        late: workdaysBetween(start + 1, task.start, task.crew, closed),
      };
    }),
  };
}
