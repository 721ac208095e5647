import { type Alternative, type Density, densityLabels } from '@hien/domain/office-plan';
import { Badge, Radio, RadioGroup } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';

interface WaysProps {
  flow: OfficeFlow;
  ways: readonly Alternative[];
}

/** Ways to furnish the same floor, with what each comes to; choosing one places everything anew. */
export function Ways({ flow: { project, store }, ways }: WaysProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const now = JSON.stringify(project.modules);
  const chosen = ways.find(({ modules }) => JSON.stringify(modules) === now);
  return (
    <RadioGroup
      legend={text('office-plan.ways')}
      hint={
        chosen === undefined && project.modules.length > 0
          ? text('office-plan.ways.own')
          : text('office-plan.ways.hint')
      }
      layout="cards"
      value={chosen?.density ?? null}
      onChange={(value) => {
        const way = ways.find(({ density }) => density === (value as Density));
        if (way !== undefined)
          store.change({ ...project, density: way.density, modules: way.modules });
      }}
    >
      {ways.map(({ density, aisle, desks, meeting, areaPerDesk, total, score }) => (
        <Radio
          key={density}
          value={density}
          end={<Badge>{text('office-plan.ways.points', { count: score.points })}</Badge>}
          hint={
            <>
              {text('office-plan.ways.figures', {
                desks,
                meeting,
                each: format.decimal(Math.round(areaPerDesk * 10) / 10),
                total: format.vnd(total),
              })}
              <br />
              {text('office-plan.ways.parts', {
                desks: score.desks,
                meeting: score.meeting,
                space: score.space,
              })}
              <br />
              {text('office-plan.ways.aisle', { aisle: format.decimal(aisle) })}
            </>
          }
        >
          {densityLabels[density][language]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
