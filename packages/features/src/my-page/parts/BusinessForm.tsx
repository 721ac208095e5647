import type { BusinessDetails, Profile } from '@hien/api';
import {
  businessKindLabels,
  businessKinds,
  businessRegistrationSchema,
  citiesOf,
  cleanPhone,
  fold,
  formatPhone,
} from '@hien/domain';
import { Combobox, Input, PhoneInput, Radio } from '@hien/ui';
import { FormField, FormRadioGroup, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { DayField } from '../../shared/forms/DayField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { BusinessNumbers } from '../../shared/forms/BusinessNumbers.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePlaceTexts } from '../../shared/places/usePlaceTexts.ts';
import { Panel } from './Panel.tsx';
import * as s from './Panel.css.ts';

export interface BusinessFormProps {
  profile: Profile;
  /** What was sent before, to be corrected. */
  before: BusinessDetails | null;
  submitLabel: string;
  /** Beside the button, such as the way back. */
  beside?: ReactNode;
  onSend: (details: BusinessDetails) => Promise<SubmitFailure | undefined>;
}

const blank = (profile: Profile): BusinessDetails => ({
  type: 'company',
  first_name: profile.first_name,
  last_name: profile.last_name,
  company_name: '',
  hotline: profile.phone ?? '',
  business_email: profile.email ?? '',
  registration_number: '',
  foundation_day: '',
  website: '',
  city: '',
  company_address: '',
  tax_code: '',
});

/** The details of a business, for an application and for a change. */
export function BusinessForm({ profile, before, submitLabel, beside, onSend }: BusinessFormProps) {
  const text = useText();
  const language = useLanguage();
  const combobox = usePlaceTexts();
  return (
    <Form
      schema={businessRegistrationSchema}
      initialValues={before ?? blank(profile)}
      className={s.form}
      draft={{ in: `business-${profile.id}`, until: 'tab-closes' }}
      onSubmit={onSend}
    >
      <FormRadioGroup name="type" legend={text('my-page.business.type')}>
        {businessKinds.map((kind) => (
          <Radio key={kind} value={kind}>
            {businessKindLabels[kind][language]}
          </Radio>
        ))}
      </FormRadioGroup>
      <Panel title={text('my-page.business.person')}>
        <div className={s.pair}>
          <FormField name="last_name" label={text('my-page.profile.last-name')} required>
            <Input autoComplete="family-name" />
          </FormField>
          <FormField name="first_name" label={text('my-page.profile.first-name')} required>
            <Input autoComplete="given-name" />
          </FormField>
        </div>
      </Panel>
      <Panel title={text('my-page.business.about')}>
        <FormField name="company_name" label={text('my-page.business.company-name')} required>
          <Input autoComplete="organization" />
        </FormField>
        <div className={s.pair}>
          <BusinessNumbers
            labels={{
              number: text('my-page.business.number'),
              tax: text('my-page.business.tax'),
            }}
            citizen={{
              label: text('my-page.business.citizen'),
              hint: text('my-page.business.citizen.hint'),
            }}
          />
        </div>
        <DayField name="foundation_day" label={text('my-page.business.foundation')} required />
        <FormField name="city" label={text('my-page.business.city')} required>
          <Combobox
            options={citiesOf('post2025').map((city) => ({ value: city, label: city }))}
            fold={fold}
            placeholder={text('my-page.address.city.placeholder')}
            texts={combobox}
          />
        </FormField>
        <FormField name="company_address" label={text('my-page.business.address')} required>
          <Input autoComplete="street-address" />
        </FormField>
      </Panel>
      <Panel title={text('my-page.business.contact')}>
        <div className={s.pair}>
          <FormField name="hotline" label={text('my-page.business.hotline')} required>
            <PhoneInput clean={cleanPhone} format={formatPhone} autoComplete="tel" />
          </FormField>
          <FormField name="business_email" label={text('my-page.business.email')} required>
            <Input type="email" inputMode="email" autoComplete="email" />
          </FormField>
        </div>
        <FormField
          name="website"
          label={text('my-page.business.website')}
          hint={text('my-page.business.website.hint')}
        >
          <Input inputMode="url" autoComplete="url" />
        </FormField>
      </Panel>
      <div className={s.row}>
        <SubmitButton size="lg">{submitLabel}</SubmitButton>
        {beside}
      </div>
    </Form>
  );
}
