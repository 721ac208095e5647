import { apartmentTypeLabels, apartmentTypes } from '@hien/domain';
import { Input, Select } from '@hien/ui';
import { FormField } from '@hien/ui/form';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LeadPage.css.ts';

/** The home it is about. */
export function HomeFields() {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.pair}>
      <FormField name="house_type" label={text('lead.house-type')} required>
        <Select
          placeholder={text('lead.house-type.choose')}
          options={apartmentTypes.map((type) => ({
            value: type,
            label: apartmentTypeLabels[type][language],
          }))}
        />
      </FormField>
      <FormField name="house_area" label={text('lead.house-area')} required>
        <Input inputMode="decimal" end="m²" />
      </FormField>
    </div>
  );
}
