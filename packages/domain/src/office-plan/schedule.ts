import {
  type Crew,
  type DayNumber,
  onOrAfter,
  onOrBefore,
  plusWorkdays,
  workdaysBetween,
} from './workdays.ts';

/** One piece of work. It begins when all that it waits for is finished and its lag has passed. */
export type Task = {
  readonly id: string;
  readonly crew: Crew;
  /** Workdays of its crew, at least one. */
  readonly days: number;
  /** Finish to start: `lag` workdays of this task's crew lie between. */
  readonly after: readonly { readonly id: string; readonly lag: number }[];
  /** Not before this day, whatever is finished: a delivery that is later. */
  readonly notBefore?: DayNumber;
};

export type ScheduledTask = Task & {
  readonly start: DayNumber;
  /** The last day of work. */
  readonly finish: DayNumber;
  /** The last days that do not move the end of all. */
  readonly latestStart: DayNumber;
  readonly latestFinish: DayNumber;
  /** Workdays it may be late without moving the end. */
  readonly slack: number;
  readonly isCritical: boolean;
};

export type Schedule =
  | {
      readonly ok: true;
      readonly tasks: readonly ScheduledTask[];
      readonly start: DayNumber;
      readonly finish: DayNumber;
    }
  /** Tasks that wait for each other, in their order. */
  | { readonly ok: false; readonly cycle: readonly string[] };

/**
 * The earliest days of all tasks, how late each may be, and which of them hold the end.
 * @param from the first day on which anything may begin
 * @param closed days on which nobody works, `YYYY-MM-DD`; the public holidays when left out
 */
export function schedule(
  tasks: readonly Task[],
  from: DayNumber,
  closed?: ReadonlySet<string>,
): Schedule {
  const order = ordered(tasks);
  if (!order.ok) return order;
  const early = new Map<string, { start: DayNumber; finish: DayNumber }>();
  for (const task of order.tasks) {
    const { crew, days, after, notBefore = from } = task;
    let earliest = onOrAfter(Math.max(from, notBefore), crew, closed);
    for (const { id, lag } of after) {
      const before = early.get(id);
      if (before === undefined) continue;
      const first = onOrAfter(before.finish + 1, crew, closed);
      earliest = Math.max(earliest, plusWorkdays(first, lag, crew, closed));
    }
    early.set(task.id, {
      start: earliest,
      finish: plusWorkdays(earliest, days - 1, crew, closed),
    });
  }
  const finish = Math.max(from, ...[...early.values()].map((one) => one.finish));
  const late = new Map<string, { start: DayNumber; finish: DayNumber }>();
  for (const task of order.tasks.toReversed()) {
    const { id, crew, days } = task;
    let latest = finish;
    for (const next of order.tasks)
      for (const { id: before, lag } of next.after) {
        if (before !== id) continue;
        const follows = late.get(next.id);
        if (follows === undefined) continue;
        const first = plusWorkdays(follows.start, -lag, next.crew, closed);
        latest = Math.min(latest, first - 1);
      }
    const last = onOrBefore(latest, crew, closed);
    late.set(id, { start: plusWorkdays(last, 1 - days, crew, closed), finish: last });
  }
  return {
    ok: true,
    start: Math.min(...[...early.values()].map((one) => one.start), finish),
    finish,
    tasks: order.tasks.map((task) => {
      const { start, finish: end } = early.get(task.id) ?? { start: from, finish: from };
      const latest = late.get(task.id) ?? { start, finish: end };
      const slack = workdaysBetween(start, latest.start, task.crew, closed) - 1;
      return {
        ...task,
        start,
        finish: end,
        latestStart: latest.start,
        latestFinish: latest.finish,
        slack,
        isCritical: slack <= 0,
      };
    }),
  };
}

/** Tasks so that each stands behind all it waits for, otherwise as they were; or a circle of them. */
function ordered(
  tasks: readonly Task[],
): { ok: true; tasks: readonly Task[] } | { ok: false; cycle: readonly string[] } {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const done: Task[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const visit = (task: Task): readonly string[] | null => {
    if (state.get(task.id) === 'done') return null;
    if (state.get(task.id) === 'open') return path.slice(path.indexOf(task.id));
    state.set(task.id, 'open');
    path.push(task.id);
    for (const { id } of task.after) {
      const before = byId.get(id);
      const cycle = before === undefined ? null : visit(before);
      if (cycle !== null) return cycle;
    }
    path.pop();
    state.set(task.id, 'done');
    done.push(task);
    return null;
  };
  for (const task of tasks) {
    const cycle = visit(task);
    if (cycle !== null) return { ok: false, cycle };
  }
  return { ok: true, tasks: done };
}

/** What moves when a task begins later: each task that gets other days, and by how many workdays of its crew. */
export type Moved = {
  readonly id: string;
  readonly from: DayNumber;
  readonly to: DayNumber;
};

/** All tasks that a later beginning of one of them moves, itself included; nothing has been moved yet. */
export function shifted(
  tasks: readonly Task[],
  from: DayNumber,
  id: string,
  notBefore: DayNumber,
  closed?: ReadonlySet<string>,
): { readonly tasks: readonly Task[]; readonly moved: readonly Moved[]; readonly now: Schedule } {
  const changed = tasks.map((task) => (task.id === id ? { ...task, notBefore } : task));
  const before = schedule(tasks, from, closed);
  const now = schedule(changed, from, closed);
  const moved =
    before.ok && now.ok
      ? now.tasks.flatMap((task) => {
          const was = before.tasks.find((one) => one.id === task.id);
          return was !== undefined && was.start !== task.start
            ? [{ id: task.id, from: was.start, to: task.start }]
            : [];
        })
      : [];
  return { tasks: changed, moved, now };
}
