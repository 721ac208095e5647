import { applianceKindLabels, applianceUses, bearsLabel, itemFieldLabels } from '@hien/domain';
import { Select } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as d from '../items/draft.css.ts';
import { Figure, type Part } from './Figure.tsx';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import * as a from './appliance.css.ts';
import * as s from './wizard.css.ts';
import type { Step } from './wizard.ts';

/** Watts, a year's energy at the use of its kind, the label and noise. */
export function ApplianceEnergy(part: Part) {
  const { content, faults } = part;
  const text = useText();
  const language = useLanguage();
  const { applianceKind: kind } = content;
  return (
    <div className={a.two}>
      <ItemFieldBox
        field="power"
        faults={faults}
        hint={text('seller.item.facts.power.hint')}
        required
      >
        <Figure {...part} field="power" />
      </ItemFieldBox>
      <ItemFieldBox
        field="yearlyEnergy"
        faults={faults}
        hint={
          kind === null
            ? text('seller.item.facts.energy.hint')
            : text('seller.item.facts.energy.of', { use: applianceUses[kind][language] })
        }
        required
      >
        <Figure {...part} field="yearlyEnergy" />
      </ItemFieldBox>
      <Stars {...part} />
      <ItemFieldBox field="noise" faults={faults} hint={text('seller.item.facts.noise.hint')}>
        <Figure {...part} field="noise" />
      </ItemFieldBox>
    </div>
  );
}

/** The stars of the label; of a kind that bears none it says so, and stars that came from elsewhere can be taken out. */
function Stars({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const { applianceKind: kind, energyStars } = content;
  const isBare = kind !== null && !bearsLabel(kind);
  if (isBare && energyStars === null)
    return (
      <div className={a.none}>
        <span className={s.panelTitle}>{itemFieldLabels.energyStars[language]}</span>
        <p className={d.small}>
          {text('seller.item.facts.no-label', { kind: applianceKindLabels[kind][language] })}
        </p>
      </div>
    );
  return (
    <ItemFieldBox
      field="energyStars"
      faults={faults}
      hint={text('seller.item.facts.stars.hint')}
      required={!isBare}
    >
      <Select
        value={energyStars === null ? '' : String(energyStars)}
        placeholder={text('seller.item.facts.stars.choose')}
        options={[1, 2, 3, 4, 5].map((stars) => ({
          value: String(stars),
          label: text('items.stars', { count: stars }),
        }))}
        onChange={({ currentTarget: { value } }) => type({ energyStars: Number(value) || null })}
      />
    </ItemFieldBox>
  );
}
