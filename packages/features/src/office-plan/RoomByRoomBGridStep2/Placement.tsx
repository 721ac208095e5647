import { alternatives, deskCount, officeTotal } from '@hien/domain/office-plan';
import { ButtonLink } from '@hien/ui';
import { useMemo, useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { DoorwayNotice } from '../parts/DoorwayNotice.tsx';
import { HeadcountNotice } from '../parts/HeadcountNotice.tsx';
import { AddModule } from './AddModule.tsx';
import { ModuleList } from './ModuleList.tsx';
import { ModuleTools } from './ModuleTools.tsx';
import { ModulesDrawing } from './ModulesDrawing.tsx';
import { Rules } from './Rules.tsx';
import { Ways } from './Ways.tsx';
import { useModules } from './useModules.ts';
import * as s from '../parts/Office.css.ts';

export function Placement({ flow }: { flow: OfficeFlow }) {
  const text = useText();
  const format = useFormat();
  const { project, link } = flow;
  const { scale, rooms, doors, headcount, more, rules } = project;
  // What is moved by hand makes no other ways.
  const ways = useMemo(
    () => alternatives({ ...project, scale, rooms, doors, headcount, more, rules }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of the project does not change the ways
    [scale, rooms, doors, headcount, more, rules],
  );
  const said = useRef<HTMLDivElement>(null);
  const modules = useModules(flow, () => said.current?.focus());
  const { total } = officeTotal(project);
  return (
    <>
      <div className={s.columns}>
        <div className={s.seen}>
          <ModulesDrawing flow={flow} modules={modules} />
          <ModuleTools modules={modules} saidRef={said} />
        </div>
        <div className={s.told}>
          <DoorwayNotice flow={flow} />
          <HeadcountNotice
            project={project}
            most={Math.max(0, ...ways.map(({ desks }) => desks))}
          />
          <Ways flow={flow} ways={ways} />
          <Rules flow={flow} />
          <ModuleList flow={flow} modules={modules} />
          <AddModule flow={flow} modules={modules} />
        </div>
      </div>
      <StepBar
        label={text('office-plan.total')}
        figure={format.vnd(total)}
        note={text('office-plan.desks.of', {
          desks: deskCount(project.modules),
          people: headcount,
        })}
      >
        <ButtonLink variant="primary" size="lg" href={link.stepHref('summary')}>
          {text('office-plan.next.summary')}
        </ButtonLink>
      </StepBar>
    </>
  );
}
