import {
  type ApplianceKind,
  type FactField,
  applianceConnectionLabels,
  applianceConnections,
  applianceKindLabels,
  applianceKinds,
  bearsLabel,
  isApplianceKind,
  itemFieldLabels,
  wrongFacts,
} from '@hien/domain';
import { Checkbox, FieldGroup, Select } from '@hien/ui';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as d from '../items/draft.css.ts';
import { ApplianceEnergy } from './ApplianceEnergy.tsx';
import { BuyersRead } from './BuyersRead.tsx';
import { Figure, type Part } from './Figure.tsx';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import { useFaultWords } from './useFaultWords.ts';
import { type Step, controlId } from './wizard.ts';
import * as a from './appliance.css.ts';
import * as s from './wizard.css.ts';

/** What an appliance asks of its place and what it takes there. What cannot be is said as soon as its field is left. */
export function ApplianceFacts({ content, type, faults }: Step) {
  const text = useText();
  const title = useId();
  const [typing, setTyping] = useState<FactField>();
  const part: Part = {
    content,
    type,
    faults: [...faults, ...wrongFacts(content)].filter(({ field }) => field !== typing),
    onTyping: setTyping,
  };
  return (
    <section className={a.root} aria-labelledby={title}>
      <div className={a.head}>
        <h3 id={title} className={s.panelTitle}>
          {text('seller.item.facts')}
        </h3>
        <p className={d.small}>{text('seller.item.facts.text')}</p>
      </div>
      <KindField {...part} />
      <Air {...part} />
      <Connections {...part} />
      <ApplianceEnergy {...part} />
      <BuyersRead content={content} />
    </section>
  );
}

function KindField({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  /** Stars that a kind without a label put away: whoever comes back has them. */
  const [stars, setStars] = useState<number | null>(null);
  const choose = (kind: ApplianceKind | null) => {
    if (kind === null || bearsLabel(kind)) {
      type({ applianceKind: kind, energyStars: content.energyStars ?? stars });
      return;
    }
    if (content.energyStars !== null) setStars(content.energyStars);
    type({ applianceKind: kind, energyStars: null });
  };
  return (
    <div className={a.half}>
      <ItemFieldBox field="applianceKind" faults={faults} required>
        <Select
          value={content.applianceKind ?? ''}
          placeholder={text('seller.item.facts.kind')}
          options={applianceKinds.map((kind) => ({
            value: kind,
            label: applianceKindLabels[kind][language],
          }))}
          onChange={({ currentTarget: { value } }) => choose(isApplianceKind(value) ? value : null)}
        />
      </ItemFieldBox>
    </div>
  );
}

function Air(part: Part) {
  const text = useText();
  return (
    <FieldGroup
      className={a.group}
      legend={text('seller.item.facts.air')}
      hint={text('seller.item.facts.air.hint')}
    >
      <div className={a.three}>
        {(['airSide', 'airAbove', 'airBehind'] as const).map((field) => (
          <ItemFieldBox
            key={field}
            field={field}
            label={text(`seller.item.facts.${field}`)}
            faults={part.faults}
            required
          >
            <Figure {...part} field={field} />
          </ItemFieldBox>
        ))}
      </div>
    </FieldGroup>
  );
}

function Connections({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const words = useFaultWords();
  const fault = faults.find(({ field }) => field === 'connections');
  const { connections } = content;
  return (
    <FieldGroup
      className={a.group}
      legend={itemFieldLabels.connections[language]}
      hint={text('seller.item.facts.connections.hint')}
      error={fault === undefined ? undefined : words(fault)}
      required
    >
      <div className={a.checks}>
        {applianceConnections.map((one, at) => (
          <Checkbox
            key={one}
            {...(at === 0 ? { id: controlId('connections') } : {})}
            checked={connections.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              type({
                connections: applianceConnections.filter((known) =>
                  known === one ? checked : connections.includes(known),
                ),
              })
            }
          >
            {applianceConnectionLabels[one][language]}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
