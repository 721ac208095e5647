import type { OfficePlan } from '@hien/api';
import { DefinitionList, Heading, Picture, Stack, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { planFigures } from './plan-figures.ts';
import { SampleLayouts } from './SampleLayouts.tsx';
import * as s from './Introduction.css.ts';

interface SamplePlansProps {
  plans: readonly OfficePlan[];
  /** The one that is looked at. */
  plan: OfficePlan;
  href: (id: string) => string;
}

/** Floors of our own to look at: the drawing, and what the rules would place on it. */
export function SamplePlans({ plans, plan, href }: SamplePlansProps) {
  const text = useText();
  const format = useFormat();
  const { work, meetings } = planFigures(plan);
  return (
    <Stack gap={4}>
      <ListChips
        label={text('office.sample.choose')}
        options={plans.map(({ id, area }) => ({ value: id, label: format.area(area) }))}
        value={plan.id}
        href={(id) => href(id ?? plan.id)}
      />
      <div className={s.beside}>
        <Picture
          picture={{
            path: 'plans',
            name: `${plan.id}.svg`,
            width: plan.width,
            height: plan.height,
            alt: text('office.sample.drawing', { name: plan.name }),
          }}
          ratio="natural"
          fit="contain"
          sizes="(width > 992px) 760px, 100vw"
          className={s.plan}
        />
        <Stack gap={4}>
          <Heading level={3} size="h4">
            {plan.name}
          </Heading>
          <DefinitionList
            items={[
              { term: text('office.sample.area'), detail: format.area(plan.area) },
              { term: text('office.sample.work'), detail: format.area(work) },
              { term: text('office.sample.rooms'), detail: format.integer(plan.rooms.length) },
              { term: text('office.sample.meetings'), detail: format.integer(meetings) },
              { term: text('office.sample.doors'), detail: format.integer(plan.doors.length) },
            ]}
          />
          <SampleLayouts key={plan.id} plan={plan} />
          <Text size="small" tone="muted">
            {text('office.sample.note')}
          </Text>
        </Stack>
      </div>
    </Stack>
  );
}
