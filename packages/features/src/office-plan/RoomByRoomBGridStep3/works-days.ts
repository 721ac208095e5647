import {
  type OfficeProject,
  type ScheduledTask,
  type WorkStep,
  dateOf,
  dayNumber,
  doubtfulYears,
  onOrAfter,
  schedule,
  worksOf,
} from '@hien/domain/office-plan';

/** Days between today and the first day of works where nobody chose one: a quotation takes its time. */
export const usualLead = 21;

/** The works of a project on their days. */
export interface WorksDays {
  readonly start: string;
  readonly finish: string;
  readonly tasks: readonly (ScheduledTask & { readonly id: WorkStep })[];
  readonly doubtful: ReturnType<typeof doubtfulYears>;
}

/** @param today `YYYY-MM-DD` */
export const firstDayOf = ({ start }: OfficeProject, today: string): string =>
  start ?? dateOf(onOrAfter(dayNumber(today) + usualLead, 'office'));

/** Null where tasks wait for each other, which those of ours do not. */
export function worksDays(project: OfficeProject, today: string): WorksDays | null {
  const first = firstDayOf(project, today);
  const days = schedule(worksOf(project), dayNumber(first));
  if (!days.ok) return null;
  const start = dateOf(days.start);
  const finish = dateOf(days.finish);
  return {
    start,
    finish,
    tasks: days.tasks as WorksDays['tasks'],
    doubtful: doubtfulYears(start, finish),
  };
}
