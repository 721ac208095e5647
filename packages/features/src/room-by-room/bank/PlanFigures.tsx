import type { InstalmentPlan } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

export function PlanFigures({ plan }: { plan: InstalmentPlan }) {
  const text = useText();
  const format = useFormat();
  return (
    <DefinitionList
      items={[
        { term: text('bank.first'), detail: format.vnd(plan.first) },
        { term: text('bank.highest'), detail: format.vnd(plan.highest) },
        { term: text('bank.interest'), detail: format.vnd(plan.interest) },
        { term: text('bank.all'), detail: format.vnd(plan.total) },
      ]}
    />
  );
}
