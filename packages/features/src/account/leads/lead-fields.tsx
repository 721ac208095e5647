import { apartmentTypeLabels, apartmentTypes, cleanPhone, formatPhone } from '@hien/domain';
import { Input, Link, PhoneInput, Select } from '@hien/ui';
import { FormCheckbox, FormField } from '@hien/ui/form';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LeadPage.css.ts';

/** Who asks, and how to reach them. */
export function ContactFields() {
  const text = useText();
  return (
    <>
      <FormField name="name" label={text('lead.name')} required>
        <Input autoComplete="name" />
      </FormField>
      <div className={s.pair}>
        <FormField name="phone" label={text('lead.phone')} required>
          <PhoneInput clean={cleanPhone} format={formatPhone} />
        </FormField>
        <FormField name="email" label={text('lead.email')} required>
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
      </div>
    </>
  );
}

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

/** The consent of this one request, with the text that it is a consent to. */
export function ConsentBox() {
  const text = useText();
  const language = useLanguage();
  return (
    <FormCheckbox name="consent">
      {text('lead.consent')}{' '}
      <Link href={paths.termDetail.to(language, { category: 'privacy' })} target="_blank">
        {text('lead.consent.policy')}
      </Link>
    </FormCheckbox>
  );
}
