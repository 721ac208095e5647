import { type AdminSystem, citiesOf, fold } from '@hien/domain';
import { Combobox, Input, RadioGroup } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { useComboboxTexts } from './combobox-texts.ts';

/** Province, district and ward; since July 2025 there is no district (3.3). */
export function DivisionFields({
  newLabel,
  oldLabel,
}: {
  newLabel: ReactNode;
  oldLabel: ReactNode;
}) {
  const text = useText();
  const texts = useComboboxTexts();
  const system = useFormField<AdminSystem>('admin_system');
  const district = useFormField<string | null>('district');
  const old = system.value === 'pre2025';
  return (
    <>
      <RadioGroup
        legend={text('my-page.address.system')}
        name="admin_system"
        value={system.value}
        onChange={(next) => {
          system.setValue(next === 'pre2025' ? 'pre2025' : 'post2025');
          district.setValue(next === 'pre2025' ? '' : null);
        }}
      >
        {newLabel}
        {oldLabel}
      </RadioGroup>
      <FormField name="city" label={text('my-page.address.city')} required>
        <Combobox
          options={citiesOf(system.value).map((city) => ({ value: city, label: city }))}
          fold={fold}
          placeholder={text('my-page.address.city.placeholder')}
          texts={texts}
        />
      </FormField>
      {old ? (
        <FormField name="district" label={text('my-page.address.district')} required>
          <Input autoComplete="address-level2" />
        </FormField>
      ) : null}
      <FormField name="ward" label={text('my-page.address.ward')} required>
        <Input autoComplete="address-level3" />
      </FormField>
    </>
  );
}
