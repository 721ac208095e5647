import { type ComparedTask, dateOf, workStepLabels } from '@hien/domain/office-plan';
import type { Text } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** A day of the calendar as an instant of it. */
export const noon = (day: string) => `${day}T12:00:00+07:00`;

const labels: Readonly<Record<string, Text>> = workStepLabels;

/** The works and their days in the page's language. */
export function useWorkNames() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const nameOf = (id: string): string => labels[id]?.[language] ?? id;
  const dayOf = (day: number): string => format.date(noon(dateOf(day)));
  /** Days of one year are told without it. */
  const shortDays =
    (from: number, to: number) =>
    (day: number): string =>
      format.date(
        noon(dateOf(day)),
        dateOf(from).slice(0, 4) === dateOf(to).slice(0, 4) ? 'dayMonth' : 'date',
      );
  /** Whether it holds the end, or how late it may be. */
  const holdOf = ({ isCritical, slack }: ComparedTask): string =>
    isCritical
      ? text('office-plan.gantt.critical')
      : text('office-plan.gantt.spare', { count: slack });
  return {
    nameOf,
    dayOf,
    shortDays,
    holdOf,
    /** A bar as it is read out. */
    saidOf: (task: ComparedTask): string =>
      [
        text('office-plan.gantt.said', {
          work: nameOf(task.id),
          from: dayOf(task.start),
          to: dayOf(task.finish),
        }),
        holdOf(task),
        ...(task.late > 0 ? [text('office-plan.gantt.late', { count: task.late })] : []),
      ].join(', '),
  };
}
