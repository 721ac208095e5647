import type { ProjectDetail } from '@hien/api';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useCostRange } from '../../shared/contractors/useCostRange.ts';
import { useMonths } from '../../shared/contractors/useMonths.ts';

/** What the works took. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const text = useText();
  const { area, date, vnd } = useFormat();
  const costs = useCostRange();
  const monthsOf = useMonths();
  const { cost, construction_area: built } = project;
  // To the nearest ten thousand: the sum it comes from is a range itself.
  const perM2 = Math.round((cost.from + cost.to) / 2 / built / 10_000) * 10_000;
  return (
    <DefinitionList
      items={[
        { term: text('project.cost'), detail: costs(cost) },
        { term: text('project.per-m2'), detail: text('project.about', { price: vnd(perM2) }) },
        {
          term: text('project.period'),
          detail: monthsOf(project.months),
        },
        { term: text('project.house'), detail: text(`house.${project.house_type}`) },
        { term: text('project.style'), detail: text(`style.${project.style}`) },
        { term: text('project.area'), detail: area(project.area) },
        { term: text('project.built'), detail: area(built) },
        { term: text('project.reviewed'), detail: date(project.reviewed_on) },
      ]}
    />
  );
}
