import type { ContractorApplication, Profile } from '@hien/api';
import {
  type CompanyApplicationValues,
  cleanPhone,
  companyApplicationSchema,
  companyFieldLabels,
  contractorServices,
  formatPhone,
  ictDate,
  systemClock,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Field, FieldGroup, Heading, Input, Link, PhoneInput, Text } from '@hien/ui';
import {
  FormCheckbox,
  FormField,
  SubmitButton,
  type SubmitFailure,
  useFormField,
} from '@hien/ui/form';
import { type ReactNode, useState } from 'react';
import { DayField } from '../../../shared/forms/DayField.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../../shared/i18n/useText.ts';
import { ChoiceChips } from '../ChoiceChips.tsx';
import { ChosenCities, CityChoice } from '../CityChoice.tsx';
import { TaxCodeField } from './TaxCodeField.tsx';
import { Papers } from './Papers.tsx';
import * as s from '../editor.css.ts';

interface ApplyFormProps {
  /** What was refused, or ended, and is sent again. */
  before: ContractorApplication | null;
  profile: Profile;
  onSubmit: (values: CompanyApplicationValues) => Promise<SubmitFailure | undefined>;
}

const omit = ['consent'];

/** What staff look a company up by, what the directory lists it with, and its papers; kept on this device from the first key. */
export function ApplyForm({ before, profile, onSubmit }: ApplyFormProps) {
  const text = useText();
  const language = useLanguage();
  const [pending, setPending] = useState(0);
  const [today] = useState(() => ictDate(systemClock.now()));
  return (
    <Form
      schema={companyApplicationSchema}
      initialValues={startOf(before, profile)}
      className={s.parts}
      draft={{ in: `contractor-application-${profile.id}`, without: omit, atOnce: true }}
      onSubmit={onSubmit}
    >
      <Part title="company.apply.part.registration" lead="company.apply.part.registration.text">
        <FormField name="company_name" label={text('company.apply.name')} required>
          <Input autoComplete="organization" />
        </FormField>
        <TaxCodeField />
        <FormField
          name="representative"
          label={text('company.apply.representative')}
          hint={text('company.apply.representative.hint')}
          required
        >
          <Input autoComplete="off" />
        </FormField>
        <DayField
          name="registered_on"
          label={text('company.apply.registered-on')}
          max={today}
          required
        />
        <FormField
          name="address"
          label={text('company.apply.address')}
          hint={text('company.apply.address.hint')}
          required
        >
          <Input autoComplete="street-address" />
        </FormField>
        <FormField name="city" label={text('company.apply.city')} required>
          <CityChoice />
        </FormField>
        <div className={s.wide}>
          <PapersField onPending={setPending} />
        </div>
      </Part>
      <Part title="company.apply.part.work">
        <div className={s.wide}>
          <ServicesField />
        </div>
        <div className={s.wide}>
          <WorkCitiesField />
        </div>
      </Part>
      <Part title="company.apply.part.contact" lead="company.apply.part.contact.text">
        <FormField name="company_phone" label={companyFieldLabels.company_phone[language]} required>
          <PhoneInput clean={cleanPhone} format={formatPhone} />
        </FormField>
        <FormField name="email" label={companyFieldLabels.email[language]} required>
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
        <FormField
          name="website"
          label={companyFieldLabels.website[language]}
          hint={text('company.own.hint.website')}
        >
          <Input inputMode="url" autoCapitalize="none" spellCheck={false} autoComplete="url" />
        </FormField>
      </Part>
      <div className={s.part}>
        <FormCheckbox name="consent">
          {text('company.apply.consent')}{' '}
          <Link href={paths.termDetail.to(language, { category: 'privacy' })} target="_blank">
            {text('company.apply.consent.policy')}
          </Link>
        </FormCheckbox>
        <div>
          <SubmitButton
            size="lg"
            {...(pending > 0 ? { disabledReason: text('company.apply.paper.pending') } : {})}
          >
            {text(before === null ? 'company.apply.send' : 'company.apply.send.again')}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

function Part({
  title,
  lead,
  children,
}: {
  title: MessageId;
  lead?: MessageId;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <section className={s.part}>
      <header className={s.head}>
        <Heading level={2} size="h4">
          {text(title)}
        </Heading>
        {lead === undefined ? null : (
          <Text size="small" tone="muted" measure>
            {text(lead)}
          </Text>
        )}
      </header>
      <div className={s.fields}>{children}</div>
    </section>
  );
}

function PapersField({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  return (
    <FormField
      name="papers"
      label={text('company.apply.papers')}
      hint={text('company.apply.papers.hint')}
      required
    >
      <Papers onPending={onPending} />
    </FormField>
  );
}

function ServicesField() {
  const text = useText();
  const language = useLanguage();
  const { id, value, error, setValue } = useFormField<readonly string[]>('services');
  return (
    <FieldGroup
      id={id}
      legend={companyFieldLabels.services[language]}
      required
      {...(error === undefined ? {} : { error })}
    >
      <ChoiceChips
        options={contractorServices}
        called={(one) => text(`contractor.service.${one}`)}
        chosen={value}
        onChange={setValue}
      />
    </FieldGroup>
  );
}

function WorkCitiesField() {
  const text = useText();
  const language = useLanguage();
  const { id, value, error, setValue } = useFormField<readonly string[]>('work_cities');
  return (
    <div className={s.told}>
      <Field
        id={id}
        label={companyFieldLabels.work_cities[language]}
        hint={text('company.own.hint.work_cities')}
        required
        {...(error === undefined ? {} : { error })}
      >
        <CityChoice
          // A city that was added leaves the field empty for the next one.
          key={value.join()}
          without={value}
          value=""
          onChange={(city) => (city === '' ? undefined : setValue([...value, city]))}
        />
      </Field>
      <ChosenCities cities={value} onChange={setValue} />
    </div>
  );
}

/** What was sent before; else what the account knows. */
function startOf(before: ContractorApplication | null, profile: Profile) {
  return {
    company_name: before?.company_name ?? '',
    tax_code: before?.tax_code ?? '',
    representative: before?.representative ?? '',
    registered_on: before?.registered_on ?? '',
    address: before?.address ?? '',
    city: before?.city ?? '',
    work_cities: before?.work_cities ?? [],
    services: before?.services ?? [],
    company_phone: before?.company_phone ?? profile.phone ?? '',
    email: before?.email ?? profile.email ?? '',
    website: before?.website ?? '',
    papers: before?.papers ?? [],
    consent: false,
  };
}
