import type { PartnerApplication, Profile } from '@hien/api';
import {
  type AffiliateValues,
  affiliateSchema,
  cleanPhone,
  displayName,
  formatPhone,
} from '@hien/domain';
import { Heading, Input, Link, PhoneInput, Textarea } from '@hien/ui';
import { FormCheckbox, FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { PrivateUploader } from '../../shared/forms/PrivateUploader.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import * as s from '../leads/LeadPage.css.ts';
import { BankFields } from './BankFields.tsx';
import { useLicenceTexts } from './licence-texts.ts';

interface ApplyFormProps {
  /** A rejected application that is sent again. */
  before: PartnerApplication | null;
  profile: Profile | null;
  onSubmit: (values: AffiliateValues) => Promise<SubmitFailure | undefined>;
}
/** Numbers of accounts do not lie on a device; the consent is given to what is on the page now. */
const omit = ['account_number', 'policy'];

/** Everything a shop tells about itself, in five parts. */
export function ApplyForm({ before, profile, onSubmit }: ApplyFormProps) {
  const text = useText();
  const language = useLanguage();
  const licenceTexts = useLicenceTexts();
  return (
    <Form
      schema={affiliateSchema}
      initialValues={{ ...startOf(before, profile, language), policy: false }}
      className={s.form}
      draft={{ in: 'partner-application', without: omit }}
      onSubmit={onSubmit}
    >
      <Group title="apply.group.shop">
        <FormField name="store_name" label={text('apply.store-name')} required>
          <Input autoComplete="organization" />
        </FormField>
        <div className={s.pair}>
          <FormField name="registration_number" label={text('apply.registration-number')} required>
            <Input autoComplete="off" />
          </FormField>
          <FormField name="tax_code" label={text('apply.tax-code')} required>
            <Input inputMode="numeric" autoComplete="off" />
          </FormField>
        </div>
        <FormField
          name="owner"
          label={text('apply.owner')}
          hint={text('apply.owner.hint')}
          required
        >
          <Input autoComplete="name" />
        </FormField>
        <FormField name="business_address" label={text('apply.business-address')} required>
          <Textarea rows={2} autoComplete="street-address" />
        </FormField>
        <FormField
          name="address"
          label={text('apply.address')}
          hint={text('apply.address.hint')}
          required
        >
          <Textarea rows={2} autoComplete="off" />
        </FormField>
        <FormField
          name="licence"
          label={text('apply.licence')}
          hint={text('apply.licence.hint')}
          required
        >
          <PrivateUploader name="licence" texts={licenceTexts} />
        </FormField>
      </Group>
      <Group title="apply.group.contact">
        <FormField name="contact_name" label={text('apply.contact-name')} required>
          <Input autoComplete="name" />
        </FormField>
        <div className={s.pair}>
          <FormField name="contact_phone" label={text('contact.phone')} required>
            <PhoneInput clean={cleanPhone} format={formatPhone} />
          </FormField>
          <FormField name="contact_email" label={text('contact.email')} required>
            <Input type="email" inputMode="email" autoComplete="email" />
          </FormField>
        </div>
      </Group>
      <Group title="apply.group.bank">
        <BankFields />
      </Group>
      <Group title="apply.group.delivery">
        <FormCheckbox name="self_delivery" hint={text('apply.self-delivery.hint')}>
          {text('apply.self-delivery')}
        </FormCheckbox>
        <FormCheckbox name="policy">
          {text('apply.policy')}{' '}
          <Link href={paths.termDetail.to(language, { category: 'seller' })} target="_blank">
            {text('apply.policy.link')}
          </Link>
        </FormCheckbox>
      </Group>
      <SubmitButton size="lg">{text(before ? 'apply.submit.again' : 'apply.submit')}</SubmitButton>
    </Form>
  );
}

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  const text = useText();
  return (
    <section className={s.group}>
      <Heading level={2} size="h4">
        {text(title)}
      </Heading>
      {children}
    </section>
  );
}

/** A rejected application as it was sent; else what the account knows about the person. */
function startOf(
  before: PartnerApplication | null,
  profile: Profile | null,
  language: 'vi' | 'en' | 'ko',
) {
  return {
    store_name: before?.store_name ?? '',
    registration_number: before?.registration_number ?? '',
    tax_code: before?.tax_code ?? '',
    business_address: before?.business_address ?? '',
    owner: before?.owner ?? '',
    address: before?.address ?? '',
    contact_name: before?.contact_name ?? (profile ? displayName(profile, language) : ''),
    contact_email: before?.contact_email ?? profile?.email ?? '',
    contact_phone: before?.contact_phone ?? profile?.phone ?? '',
    bank_name: before?.bank_name ?? '',
    account_holder: before?.account_holder ?? '',
    account_number: before?.account_number ?? '',
    holder_note: before?.holder_note ?? '',
    licence: before?.licence ?? '',
    self_delivery: before?.self_delivery ?? false,
  };
}
