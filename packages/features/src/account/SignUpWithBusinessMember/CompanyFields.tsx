import { type BusinessKind, citiesOf, cleanPhone, fold, formatPhone } from '@hien/domain';
import { Combobox, Heading, Input, PhoneInput } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { DayField } from '../../shared/forms/DayField.tsx';
import { BusinessNumbers } from '../../shared/forms/BusinessNumbers.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../entry/EntryPage.css.ts';

/** What the business says of itself; the words follow the kind, the fields are the same. */
export function CompanyFields() {
  const text = useText();
  const { value: kind } = useFormField<BusinessKind>('type');
  return (
    <>
      <Heading level={2} size="h4" className={s.part}>
        {text(`sign-up-business.about.${kind}`)}
      </Heading>
      <FormField name="company_name" label={text(`sign-up-business.name.${kind}`)} required>
        <Input autoComplete="organization" />
      </FormField>
      <BusinessNumbers
        labels={{
          number: text(`sign-up-business.number.${kind}`),
          tax: text('sign-up-business.tax-code'),
          taxHint: text(`sign-up-business.tax-code.${kind}`),
        }}
        citizen={{
          label: text('sign-up-business.number.freelancer'),
          hint: text('sign-up-business.tax-code.freelancer'),
        }}
      />
      <DayField name="foundation_day" label={text(`sign-up-business.since.${kind}`)} required />
      <FormField name="hotline" label={text('sign-up-business.hotline')} required>
        <PhoneInput clean={cleanPhone} format={formatPhone} />
      </FormField>
      <FormField name="business_email" label={text('sign-up-business.email')} required>
        <Input type="email" inputMode="email" autoComplete="email" />
      </FormField>
      <FormField name="city" label={text('sign-up-business.city')} required>
        <Combobox
          options={citiesOf('post2025').map((city) => ({ value: city, label: city }))}
          fold={fold}
          placeholder={text('sign-up-business.city.choose')}
          texts={{
            list: text('sign-up-business.city.list'),
            clear: text('sign-up-business.city.clear'),
            loading: text('sign-up-business.city.loading'),
            empty: text('sign-up-business.city.none'),
            found: (count) => text('sign-up-business.city.found', { count }),
          }}
        />
      </FormField>
      <FormField name="company_address" label={text('sign-up-business.address')} required>
        <Input autoComplete="street-address" />
      </FormField>
      <FormField name="website" label={text('sign-up-business.website')}>
        <Input type="url" inputMode="url" autoComplete="url" />
      </FormField>
    </>
  );
}
