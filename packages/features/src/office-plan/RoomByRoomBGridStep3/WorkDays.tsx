import { ictDate, systemClock } from '@hien/domain';
import { type OfficeProject, dateOf, workStepLabels } from '@hien/domain/office-plan';
import { DefinitionList, Notice, Text } from '@hien/ui';
import { useMemo, useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { worksDays } from './works-days.ts';
import * as s from './Summary.css.ts';

/** A day of the calendar as an instant of it. */
const noon = (day: string) => `${day}T12:00:00+07:00`;

/** From which day to which, which works hold the end, and every work with its days. */
export function WorkDays({
  project,
  isOpen = false,
}: {
  project: OfficeProject;
  isOpen?: boolean;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [today] = useState(() => ictDate(systemClock.now()));
  const days = useMemo(() => worksDays(project, today), [project, today]);
  if (days === null) return null;
  const { start, finish, tasks, doubtful } = days;
  const critical = tasks.filter(({ isCritical }) => isCritical);
  return (
    <>
      <DefinitionList
        items={[
          { term: text('office-plan.days.first'), detail: format.date(noon(start)) },
          { term: text('office-plan.days.last'), detail: format.date(noon(finish)) },
          {
            term: text('office-plan.days.critical'),
            detail: critical.map(({ id }) => workStepLabels[id][language]).join(' → '),
          },
        ]}
      />
      {doubtful.unknown.length > 0 ? (
        <Notice tone="caution">
          {text('office-plan.days.unknown', { years: doubtful.unknown.join(', ') })}
        </Notice>
      ) : null}
      {doubtful.unconfirmed.length > 0 ? (
        <Notice tone="info">
          {text('office-plan.days.unconfirmed', { years: doubtful.unconfirmed.join(', ') })}
        </Notice>
      ) : null}
      <details open={isOpen}>
        <summary className={s.summary}>
          {text('office-plan.days.all', { count: tasks.length })}
        </summary>
        <table className={s.table} aria-label={text('office-plan.days')}>
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
            {tasks.map(({ id, start: from, finish: to, isCritical }) => (
              <tr key={id} className={isCritical ? s.critical : undefined}>
                <th scope="row" className={s.name}>
                  {workStepLabels[id][language]}
                </th>
                <td className={s.figure}>{format.date(noon(dateOf(from)))}</td>
                <td className={s.figure}>{format.date(noon(dateOf(to)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Text size="small" tone="muted">
        {text('office-plan.days.note')}
      </Text>
    </>
  );
}
