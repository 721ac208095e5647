import { type OfficeProject, densityLabels, placementRules } from '@hien/domain/office-plan';
import { DefinitionList, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/Editor.css.ts';

/** By which measures modules are placed, where these come from, and what they do not say. */
export function RulesShown({ project: { density } }: { project: OfficeProject }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { areaPerPerson, betweenRows, rowEnd, doorApproach, path } = placementRules[density];
  const metres = (value: number) => `${format.decimal(value)} m`;
  return (
    <details>
      <summary className={s.summary}>
        {text('office-plan.rules', { way: densityLabels[density][language] })}
      </summary>
      <DefinitionList
        items={[
          { term: text('office-plan.rules.person'), detail: format.area(areaPerPerson) },
          { term: text('office-plan.rules.rows'), detail: metres(betweenRows) },
          { term: text('office-plan.rules.ends'), detail: metres(rowEnd) },
          { term: text('office-plan.rules.doors'), detail: metres(doorApproach) },
          { term: text('office-plan.rules.path'), detail: metres(path) },
        ]}
      />
      <Text size="small" tone="muted">
        {text('office-plan.rules.source')}
      </Text>
    </details>
  );
}
