import type { ComparedTask } from '@hien/domain/office-plan';
import { ButtonLink, VisuallyHidden } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { useWorkNames } from './works-said.ts';
import * as s from './Schedule.css.ts';

interface ScheduleTableProps {
  tasks: readonly ComparedTask[];
  chosen: string | null;
  /** Where a move of a work is looked at. */
  shiftHref: (id: string) => string;
}

/** The same as the drawing in rows: whose work it is, on which days, what it waits for, how late it may be. */
export function ScheduleTable({ tasks, chosen, shiftHref }: ScheduleTableProps) {
  const text = useText();
  const { nameOf, shortDays, holdOf } = useWorkNames();
  const dayOf = shortDays(
    Math.min(...tasks.map(({ start }) => start)),
    Math.max(...tasks.map(({ finish }) => finish)),
  );
  return (
    <table className={s.table} aria-label={text('office-plan.gantt.table')}>
      <thead>
        <tr>
          <th scope="col" className={s.name}>
            {text('office-plan.days.work')}
          </th>
          <th scope="col" className={s.figure}>
            {text('office-plan.days.from')}
          </th>
          <th scope="col" className={s.figure}>
            {text('office-plan.days.to')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => {
          const { id, crew, days, after, start, finish, isCritical, late, planned } = task;
          const name = nameOf(id);
          return (
            <tr key={id} className={id === chosen ? s.chosen : undefined}>
              <th scope="row" className={s.name}>
                <span className={isCritical ? s.critical : undefined}>{name}</span>
                <span className={s.note}>
                  {text(`office-plan.gantt.crew.${crew}`, { count: days })}
                </span>
                {after.length === 0 ? null : (
                  <span className={s.note}>
                    {text('office-plan.gantt.after', {
                      works: after
                        .map((one) =>
                          one.lag === 0
                            ? nameOf(one.id)
                            : text('office-plan.gantt.lag', {
                                work: nameOf(one.id),
                                count: one.lag,
                              }),
                        )
                        .join(', '),
                    })}
                  </span>
                )}
                <span className={s.note}>
                  {isCritical ? '◆ ' : ''}
                  {holdOf(task)}
                </span>
                {late === 0 ? null : (
                  <span className={s.late}>{text('office-plan.gantt.late', { count: late })}</span>
                )}
                <ButtonLink
                  variant="quiet"
                  size="sm"
                  href={shiftHref(id)}
                  aria-label={text('office-plan.gantt.move.work', { work: name })}
                >
                  {text('office-plan.gantt.move')}
                </ButtonLink>
              </th>
              <td className={s.figure}>
                {late === 0 ? null : (
                  <span className={s.note}>
                    <VisuallyHidden>{text('office-plan.gantt.was')} </VisuallyHidden>
                    <span className={s.was}>{dayOf(planned.start)}</span>
                  </span>
                )}
                {dayOf(start)}
              </td>
              <td className={s.figure}>
                {planned.finish === finish ? null : (
                  <span className={s.note}>
                    <VisuallyHidden>{text('office-plan.gantt.was')} </VisuallyHidden>
                    <span className={s.was}>{dayOf(planned.finish)}</span>
                  </span>
                )}
                {dayOf(finish)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
