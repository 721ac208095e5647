import { hasFacts, hasPack, itemStyles } from '@hien/domain';
import { Input, Select } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ApplianceFacts } from './ApplianceFacts.tsx';
import { CategoryField } from './CategoryField.tsx';
import { HashtagField } from './HashtagField.tsx';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import { LegsField } from './LegsField.tsx';
import { MeasureInput } from '../../shared/forms/MeasureInput.tsx';
import { PackFacts } from './PackFacts.tsx';
import { useAskedFacts } from './useAskedFacts.ts';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** Code, category, maker, sizes, what its category is asked for besides, and hashtags. */
export function BasicsStep({ content, type, faults }: Step) {
  const text = useText();
  const asked = useAskedFacts(content);
  return (
    <div className={s.fields}>
      <ItemFieldBox field="sku" faults={faults} hint={text('seller.item.hint.sku')} required>
        <Input
          value={content.sku}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => type({ sku: event.currentTarget.value })}
        />
      </ItemFieldBox>
      <CategoryField content={content} type={type} faults={faults} />
      <ItemFieldBox field="style" faults={faults} required>
        <Select
          value={content.style}
          options={itemStyles.map((style) => ({ value: style, label: text(`style.${style}`) }))}
          onChange={(event) => {
            const style = itemStyles.find((one) => one === event.currentTarget.value);
            if (style !== undefined) type({ style });
          }}
        />
      </ItemFieldBox>
      <ItemFieldBox
        field="producer"
        faults={faults}
        hint={text('seller.item.hint.producer')}
        required
      >
        <Input
          value={content.producer}
          maxLength={200}
          onChange={(event) => type({ producer: event.currentTarget.value })}
        />
      </ItemFieldBox>
      <div className={s.sizes}>
        {(['width', 'depth', 'height'] as const).map((field) => (
          <ItemFieldBox key={field} field={field} faults={faults} required>
            <MeasureInput
              value={content[field]}
              unit={text('seller.item.unit.cm')}
              max={10_000}
              onChange={(value) => type({ [field]: value })}
            />
          </ItemFieldBox>
        ))}
        <ItemFieldBox field="weight" faults={faults} required>
          <MeasureInput
            value={content.weight}
            unit={text('seller.item.unit.kg')}
            max={100_000}
            onChange={(weight) => type({ weight })}
          />
        </ItemFieldBox>
      </div>
      <LegsField content={content} type={type} faults={faults} />
      {asked === 'appliance' || hasFacts(content) ? (
        <ApplianceFacts content={content} type={type} faults={faults} />
      ) : null}
      {asked === 'pack' || hasPack(content) ? (
        <PackFacts content={content} type={type} faults={faults} />
      ) : null}
      <HashtagField content={content} type={type} faults={faults} />
    </div>
  );
}
