import type { OfficePlan } from '@hien/api';
import { type Alternative, densityLabels } from '@hien/domain/office-plan';
import { Button, DefinitionList } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Furnishes a sample floor when it is asked for: what the planner would place, and what that comes to. */
export function SampleLayouts({ plan }: { plan: OfficePlan }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [ways, setWays] = useState<readonly Alternative[]>();
  const [busy, setBusy] = useState(false);
  const furnish = async () => {
    setBusy(true);
    // The rules that place are not small, and few who read this page press here.
    const { sampleLayouts } = await import('./sample-layouts.ts');
    setWays(sampleLayouts(plan));
    setBusy(false);
  };
  return (
    <div aria-live="polite">
      {ways === undefined ? (
        <Button loading={busy} onClick={() => void furnish()}>
          {text('office.sample.furnish')}
        </Button>
      ) : (
        <DefinitionList
          items={ways.map(({ density, desks, meeting, total }) => ({
            term: densityLabels[density][language],
            detail: text('office.sample.way', { desks, meeting, total: format.vnd(total) }),
          }))}
        />
      )}
    </div>
  );
}
