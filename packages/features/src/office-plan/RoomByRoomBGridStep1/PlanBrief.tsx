import { areaOf, nextStep } from '@hien/domain/office-plan';
import { Button, ButtonLink, Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { OwnPlan } from './own/OwnPlan.tsx';
import { PlanPeople } from './PlanPeople.tsx';
import { RoomKinds } from './RoomKinds.tsx';
import * as s from '../parts/Office.css.ts';

/** The plan with its rooms, and the people it is for. */
export function PlanBrief({ flow }: { flow: OfficeFlow }) {
  const text = useText();
  const format = useFormat();
  const { project, floor, store, link } = flow;
  const others = (
    <div className={s.tools}>
      <ButtonLink variant="quiet" size="sm" href={link.href({ choose: 'plan' })}>
        {text('office-plan.choose.other')}
      </ButtonLink>
      {store.isMembers ? (
        <ButtonLink variant="quiet" size="sm" href={link.href({ choose: 'new' })}>
          {text('office-plan.choose.new')}
        </ButtonLink>
      ) : null}
    </div>
  );
  const people = <PlanPeople flow={flow} />;
  const missing = nextStep(project) !== 'plan' ? null : project.scale === null ? 'scale' : 'rooms';
  return (
    <>
      {project.plan?.kind === 'own' ? (
        <OwnPlan key={project.plan.file} flow={flow} below={others}>
          {people}
        </OwnPlan>
      ) : (
        <div className={s.columns}>
          <div className={s.seen}>
            <FloorDrawing
              project={project}
              label={text('office-plan.drawing')}
              numbered
              room={link.url.room}
            />
            {others}
          </div>
          <div className={s.told}>
            {people}
            <section className={s.part} aria-labelledby="rooms">
              <Heading level={2} size="h4" id="rooms">
                {text('office-plan.rooms')}
              </Heading>
              <Text size="small" tone="muted">
                {text('office-plan.rooms.text')}
              </Text>
              <RoomKinds flow={flow} />
            </section>
          </div>
        </div>
      )}
      <StepBar
        label={text('office-plan.area')}
        figure={format.area(Math.round(areaOf(floor)))}
        note={
          missing === null
            ? text('office-plan.rooms.count', { count: floor.rooms.length })
            : text(`office-plan.own.missing.${missing}`)
        }
      >
        {missing === null ? (
          <ButtonLink variant="primary" size="lg" href={link.stepHref('doors')}>
            {text('office-plan.next.doors')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="lg" disabled>
            {text('office-plan.next.doors')}
          </Button>
        )}
      </StepBar>
    </>
  );
}
