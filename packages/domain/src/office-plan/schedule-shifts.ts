import { type Schedule, type ScheduledTask, type Task, schedule } from './schedule.ts';
import { type DayNumber, dateOf, dayNumber, isWorksDate, workdaysBetween } from './workdays.ts';

/** Tasks that begin later than they could, by id: the first day on which each may begin, `YYYY-MM-DD`. */
export type Delays = Readonly<Record<string, string>>;

/** How far a link may move a task: nobody plans an office for longer, and whoever reads it waits for no answer. */
const farthest = 3 * 366;

/** A task's delay that counts; null for one that names no day, or one years away. */
function delayOf({ id }: Task, delays: Delays, from: DayNumber): DayNumber | null {
  const date = Object.hasOwn(delays, id) ? delays[id] : undefined;
  if (date === undefined || !isWorksDate(date)) return null;
  const day = dayNumber(date);
  return day <= from || day > from + farthest ? null : day;
}

/** The same tasks, each not before its delay; what does not count is as if it were not said. */
export const delayed = <Of extends Task>(
  tasks: readonly Of[],
  delays: Delays,
  from: DayNumber,
): readonly Of[] =>
  tasks.map((task) => {
    const day = delayOf(task, delays, from);
    return day === null ? task : { ...task, notBefore: day };
  });

/** The delays that count for these tasks, in their order: what a reader is shown as moved. */
export const countedDelays = (tasks: readonly Task[], delays: Delays, from: DayNumber): Delays =>
  Object.fromEntries(
    tasks.flatMap((task) => {
      const day = delayOf(task, delays, from);
      return day === null ? [] : [[task.id, dateOf(day)]];
    }),
  );

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
