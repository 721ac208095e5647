import {
  type Floor,
  type OfficeProject,
  areaOf,
  deskCount,
  meetingSeats,
} from '@hien/domain/office-plan';
import { DefinitionList, Heading } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import { HeadcountNotice } from '../parts/HeadcountNotice.tsx';
import { CostTable } from './CostTable.tsx';
import { WorkDays } from './WorkDays.tsx';
import * as s from '../parts/Office.css.ts';

interface SummaryBodyProps {
  project: OfficeProject;
  floor: Floor;
  /** Where the first day of works is chosen. */
  startDay?: ReactNode;
}

/** Plan, figures, list and days: the same for whose office it is and for whom it was shown. */
export function SummaryBody({ project, floor, startDay }: SummaryBodyProps) {
  const text = useText();
  const format = useFormat();
  const desks = deskCount(project.modules);
  return (
    <div className={s.columns}>
      <div className={s.seen}>
        <FloorDrawing project={project} label={text('office-plan.drawing.modules')} numbered />
        <ol className={s.rooms}>
          {floor.rooms.map(({ id, name, area }, at) => (
            <li key={id} className={s.room}>
              <span className={s.badge} aria-hidden>
                {at + 1}
              </span>
              {name}
              <span className={s.roomArea}>{format.area(Math.round(area))}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={s.told}>
        <section className={s.part} aria-labelledby="figures">
          <Heading level={2} size="h4" id="figures">
            {project.name || text('office-plan.unnamed')}
          </Heading>
          <DefinitionList
            items={[
              {
                term: text('office-plan.people'),
                detail: text('office-plan.people.count', { count: project.headcount }),
              },
              { term: text('office-plan.desks'), detail: format.integer(desks) },
              {
                term: text('office-plan.meeting'),
                detail: format.integer(meetingSeats(project.modules)),
              },
              {
                term: text('office-plan.area'),
                detail: format.area(Math.round(areaOf(floor))),
              },
            ]}
          />
          <HeadcountNotice project={project} />
        </section>
        <section className={s.part} aria-labelledby="costs">
          <Heading level={2} size="h4" id="costs">
            {text('office-plan.costs')}
          </Heading>
          <CostTable project={project} />
        </section>
        <section className={s.part} aria-labelledby="days">
          <Heading level={2} size="h4" id="days">
            {text('office-plan.days')}
          </Heading>
          {startDay}
          <WorkDays project={project} />
        </section>
      </div>
    </div>
  );
}
