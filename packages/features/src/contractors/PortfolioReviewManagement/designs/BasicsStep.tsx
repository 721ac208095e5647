import {
  designStyles,
  ownDesignTypeLabels,
  ownDesignTypes,
  ownPlanTypeLabels,
  ownPlanTypes,
  sharedHouseTypes,
} from '@hien/domain';
import { MoneyInput, Select } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { MeasureInput } from '../../../shared/forms/MeasureInput.tsx';
import { DesignBox } from './DesignBox.tsx';
import * as s from './designs.css.ts';
import type { Step } from './wizard.ts';

/** What kind of design it is, and what it costs: what the list is filtered by. */
export function BasicsStep({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const isRoom = content.design_type === 'by-room';
  const choose = text('company.editor.choose');
  const chosen = <Value extends string>(values: readonly Value[], given: string): Value | '' =>
    values.find((one) => one === given) ?? '';
  return (
    <div className={s.fields}>
      <DesignBox
        field="design_type"
        faults={faults}
        required
        hint={text('design.editor.hint.type')}
      >
        <Select
          value={content.design_type}
          placeholder={choose}
          options={ownDesignTypes.map((value) => ({
            value,
            label: ownDesignTypeLabels[value][language],
          }))}
          onChange={(event) => {
            const next = chosen(ownDesignTypes, event.currentTarget.value);
            type({ design_type: next, ...(next === 'by-room' ? { plan_type: '' } : {}) });
          }}
        />
      </DesignBox>
      <DesignBox field="house_type" faults={faults} required>
        <Select
          value={content.house_type}
          placeholder={choose}
          options={sharedHouseTypes.map((value) => ({ value, label: text(`house.${value}`) }))}
          onChange={(event) =>
            type({ house_type: chosen(sharedHouseTypes, event.currentTarget.value) })
          }
        />
      </DesignBox>
      <DesignBox field="style" faults={faults} required>
        <Select
          value={content.style}
          placeholder={choose}
          options={designStyles.map((value) => ({ value, label: text(`style.${value}`) }))}
          onChange={(event) => type({ style: chosen(designStyles, event.currentTarget.value) })}
        />
      </DesignBox>
      {isRoom ? null : (
        <DesignBox field="plan_type" faults={faults} required>
          <Select
            value={content.plan_type}
            placeholder={choose}
            options={ownPlanTypes.map((value) => ({
              value,
              label: ownPlanTypeLabels[value][language],
            }))}
            onChange={(event) =>
              type({ plan_type: chosen(ownPlanTypes, event.currentTarget.value) })
            }
          />
        </DesignBox>
      )}
      <DesignBox field="area" faults={faults} required>
        <MeasureInput
          value={content.area}
          unit="m²"
          max={1_000_000}
          onChange={(area) => type({ area })}
        />
      </DesignBox>
      <DesignBox field="price" faults={faults} required hint={text('design.editor.hint.price')}>
        <MoneyInput
          format={integer}
          unit="đ"
          value={content.price}
          onChange={(price) => type({ price })}
        />
      </DesignBox>
    </div>
  );
}
