import { listCategories } from '@hien/api';
import { itemStyles } from '@hien/domain';
import { Input, Select } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { categoryLabel } from '../../shared/catalog/category-label.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { HashtagField } from './HashtagField.tsx';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import { MeasureInput } from '../../shared/forms/MeasureInput.tsx';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** Code, category, maker, sizes and hashtags. */
export function BasicsStep({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const categories = useCall(listCategories, {});
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
      <ItemFieldBox field="categoryId" faults={faults} required>
        <Select
          value={content.categoryId === null ? '' : String(content.categoryId)}
          placeholder={text('seller.item.category.choose')}
          options={(categories.data?.categories ?? [])
            .filter(({ categoryId }) => categoryId > 0)
            .map((category) => ({
              value: String(category.categoryId),
              label: categoryLabel(category, language),
            }))}
          onChange={(event) => type({ categoryId: Number(event.currentTarget.value) || null })}
        />
      </ItemFieldBox>
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
      <HashtagField content={content} type={type} faults={faults} />
    </div>
  );
}
