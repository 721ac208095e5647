import {
  type Density,
  areaOf,
  densities,
  densityLabels,
  officeLimits,
  rulesOf,
} from '@hien/domain/office-plan';
import { Field, Heading, Input, Radio, RadioGroup } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { NumberField } from '../parts/NumberField.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import * as s from '../parts/Office.css.ts';

/** The two questions that everything else follows from: how many people, how close. */
export function PlanPeople({ flow: { project, floor, store } }: { flow: OfficeFlow }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const work = areaOf({ ...floor, rooms: floor.rooms.filter(({ kind }) => kind === 'work') });
  const { areaPerPerson } = rulesOf(project, project.density);
  return (
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
            onChange={({ target }) => store.change({ ...project, company: target.value }, false)}
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
        onChange={(value) => store.change({ ...project, density: value as Density, modules: [] })}
      >
        {densities.map((density) => (
          <Radio
            key={density}
            value={density}
            hint={text('office-plan.density.rules', {
              each: format.area(rulesOf(project, density).areaPerPerson),
              aisle: format.decimal(rulesOf(project, density).betweenRows),
            })}
          >
            {densityLabels[density][language]}
          </Radio>
        ))}
      </RadioGroup>
    </section>
  );
}
