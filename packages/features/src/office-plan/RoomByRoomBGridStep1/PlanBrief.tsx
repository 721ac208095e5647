import {
  type Density,
  areaOf,
  densities,
  densityLabels,
  officeLimits,
  placementRules,
} from '@hien/domain/office-plan';
import { ButtonLink, Field, Heading, Input, Radio, RadioGroup, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { RoomKinds } from './RoomKinds.tsx';
import * as s from '../parts/Office.css.ts';

/** The plan with its rooms, and the two questions that everything else follows from: how many people, how close. */
export function PlanBrief({ flow }: { flow: OfficeFlow }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { project, floor, store, link } = flow;
  const work = areaOf({ ...floor, rooms: floor.rooms.filter(({ kind }) => kind === 'work') });
  const { areaPerPerson } = placementRules[project.density];
  return (
    <>
      <div className={s.columns}>
        <div className={s.seen}>
          <FloorDrawing
            project={project}
            label={text('office-plan.drawing')}
            numbered
            room={link.url.room}
          />
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
        </div>
        <div className={s.told}>
          <section className={s.part} aria-labelledby="people">
            <Heading level={2} size="h4" id="people">
              {text('office-plan.brief')}
            </Heading>
            <div className={s.fields}>
              <Field label={text('office-plan.name')}>
                <Input
                  value={project.name}
                  maxLength={officeLimits.nameLength}
                  autoComplete="off"
                  onChange={({ target }) => store.change({ ...project, name: target.value }, false)}
                />
              </Field>
              <Field label={text('office-plan.company')}>
                <Input
                  value={project.company}
                  maxLength={officeLimits.nameLength}
                  autoComplete="organization"
                  onChange={({ target }) =>
                    store.change({ ...project, company: target.value }, false)
                  }
                />
              </Field>
            </div>
            <NumberField
              label={text('office-plan.people')}
              hint={text('office-plan.people.hint', {
                area: format.area(Math.round(work)),
                each: format.area(areaPerPerson),
                count: Math.floor(work / areaPerPerson),
              })}
              value={project.headcount}
              min={1}
              max={officeLimits.headcount}
              whole
              onChange={(headcount) => store.change({ ...project, headcount }, false)}
            />
            <RadioGroup
              legend={text('office-plan.density')}
              hint={project.modules.length > 0 ? text('office-plan.density.hint') : undefined}
              layout="cards"
              value={project.density}
              onChange={(value) =>
                store.change({ ...project, density: value as Density, modules: [] })
              }
            >
              {densities.map((density) => (
                <Radio
                  key={density}
                  value={density}
                  hint={text('office-plan.density.rules', {
                    each: format.area(placementRules[density].areaPerPerson),
                    aisle: format.decimal(placementRules[density].betweenRows),
                  })}
                >
                  {densityLabels[density][language]}
                </Radio>
              ))}
            </RadioGroup>
          </section>
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
      <StepBar
        label={text('office-plan.area')}
        figure={format.area(Math.round(areaOf(floor)))}
        note={text('office-plan.rooms.count', { count: floor.rooms.length })}
      >
        <ButtonLink variant="primary" size="lg" href={link.stepHref('doors')}>
          {text('office-plan.next.doors')}
        </ButtonLink>
      </StepBar>
    </>
  );
}
