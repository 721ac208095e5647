import {
  type OwnRules,
  type PlacementRules,
  deskCount,
  densityLabels,
  furnish,
  leastOf,
  placementRules,
  ruleLabels,
  ruleLimits,
  ruleNames,
  ruleUnit,
  rulesOf,
} from '@hien/domain/office-plan';
import { Button, Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { NumberField } from '../parts/NumberField.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import * as o from '../parts/Office.css.ts';
import * as s from '../parts/Editor.css.ts';

/** Measures by which nothing is placed: they say how many people a work area is for. */
const placesNothing: keyof PlacementRules = 'areaPerPerson';

/** By which measures modules are placed, where these come from, what they do not say; each can be another in this project. */
export function Rules({ flow: { project, floor, store } }: { flow: OfficeFlow }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [said, setSaid] = useState('');
  const { density, rules: own = {} } = project;
  const usual = placementRules[density];
  const now = rulesOf(project, density);
  const isOwn = ruleNames.some((name) => own[name] !== undefined);

  const follow = (rules: OwnRules, places: boolean) => {
    const modules =
      places && project.modules.length > 0
        ? furnish(floor, rulesOf({ rules }, density))
        : project.modules;
    store.change({ ...project, rules, modules });
    setSaid(places ? text('office-plan.rules.said', { desks: deskCount(modules) }) : '');
  };
  const change = (name: keyof PlacementRules, value: number) =>
    // What is the density's again follows it from here on.
    follow({ ...own, [name]: value === usual[name] ? undefined : value }, name !== placesNothing);

  return (
    <details>
      <summary className={s.summary}>
        {text('office-plan.rules', { way: densityLabels[density][language] })}
      </summary>
      <div className={o.part}>
        <Text size="small" tone="muted">
          {text('office-plan.rules.change')}
        </Text>
        <div className={o.fields}>
          {ruleNames.map((name) => (
            <NumberField
              key={name}
              label={ruleLabels[name][language]}
              hint={text('office-plan.rules.usual', {
                usual: `${format.decimal(usual[name])} ${ruleUnit(name)}`,
              })}
              value={now[name]}
              min={leastOf(name, now.path)}
              max={ruleLimits[name].most}
              unit={ruleUnit(name)}
              late
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
        <p role="status" className={s.said}>
          {said}
        </p>
        {isOwn ? (
          <p className={o.savedLine}>
            <Text as="span" size="small">
              {text('office-plan.rules.own')}
            </Text>
            <Button variant="quiet" size="sm" onClick={() => follow({}, true)}>
              {text('office-plan.rules.back')}
            </Button>
          </p>
        ) : null}
        <Text size="small" tone="muted">
          {text('office-plan.rules.source')}
        </Text>
      </div>
    </details>
  );
}
