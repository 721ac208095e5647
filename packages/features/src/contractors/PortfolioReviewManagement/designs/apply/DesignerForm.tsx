import type { DesignPartnerApplication, Profile } from '@hien/api';
import {
  type DesignPartnerValues,
  cleanPhone,
  companyFieldLabels,
  designPartnerForm,
  fewestDesignPapers,
  formatPhone,
  mostDesignPapers,
  mostSamples,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Heading, Input, Link, PhoneInput, Text, Textarea } from '@hien/ui';
import {
  FormCheckbox,
  FormField,
  SubmitButton,
  type SubmitFailure,
  useFormField,
} from '@hien/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { Form } from '../../../../shared/forms/Form.tsx';
import { PrivateFiles } from '../../../../shared/forms/PrivateFiles.tsx';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../../../shared/i18n/useText.ts';
import * as s from '../../../ContractorViewEditor/editor.css.ts';

interface DesignerFormProps {
  /** What was refused, taken back or ended, and is sent again. */
  before: DesignPartnerApplication | null;
  profile: Profile;
  onSubmit: (values: DesignPartnerValues) => Promise<SubmitFailure | undefined>;
}

const omit = ['policy'];

/** Who somebody is, what they have drawn, and their papers; kept on this device from the first key. */
export function DesignerForm({ before, profile, onSubmit }: DesignerFormProps) {
  const text = useText();
  const language = useLanguage();
  const kind = profile.business_kind;
  const schema = useMemo(() => designPartnerForm(kind), [kind]);
  const [pending, setPending] = useState({ samples: 0, papers: 0 });
  return (
    <Form
      schema={schema}
      initialValues={startOf(before, profile)}
      className={s.parts}
      draft={{ in: `designer-application-${profile.id}`, without: omit, atOnce: true }}
      onSubmit={onSubmit}
    >
      <Part title="designer.apply.part.who" lead="designer.apply.part.who.text">
        <FormField
          name="studio_name"
          label={text('designer.apply.name')}
          hint={text('designer.apply.name.hint')}
          required
        >
          <Input autoComplete="organization" />
        </FormField>
        <FormField
          name="tax_code"
          label={text('company.apply.tax-code')}
          hint={text('designer.apply.tax-code.hint')}
          required
        >
          <Input inputMode="numeric" autoComplete="off" />
        </FormField>
        <FormField name="phone" label={companyFieldLabels.company_phone[language]} required>
          <PhoneInput clean={cleanPhone} format={formatPhone} />
        </FormField>
        <FormField
          name="email"
          label={companyFieldLabels.email[language]}
          hint={text('designer.apply.email.hint')}
          required
        >
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
      </Part>
      <Part title="designer.apply.part.work" lead="designer.apply.part.work.text">
        <FormField name="years" label={text('designer.apply.years')} required>
          <Input inputMode="numeric" autoComplete="off" />
        </FormField>
        <FormField
          name="portfolio"
          label={text('designer.apply.portfolio')}
          hint={text('designer.apply.portfolio.hint')}
        >
          <Input inputMode="url" autoCapitalize="none" spellCheck={false} autoComplete="url" />
        </FormField>
        <div className={s.wide}>
          <FormField
            name="about"
            label={text('designer.apply.about')}
            hint={text('designer.apply.about.hint')}
            required
          >
            <Textarea rows={5} maxLength={2000} />
          </FormField>
        </div>
        <div className={s.wide}>
          <Files
            name="samples"
            limit={mostSamples}
            required
            onPending={(samples) => setPending((before) => ({ ...before, samples }))}
          />
        </div>
        <div className={s.wide}>
          <Files
            name="papers"
            limit={mostDesignPapers}
            required={fewestDesignPapers(kind) > 0}
            onPending={(papers) => setPending((before) => ({ ...before, papers }))}
          />
        </div>
      </Part>
      <div className={s.part}>
        <FormCheckbox name="policy">
          {text('designer.apply.policy')}{' '}
          <Link href={paths.termDetail.to(language, { category: 'seller' })} target="_blank">
            {text('designer.apply.policy.link')}
          </Link>
        </FormCheckbox>
        <div>
          <SubmitButton
            size="lg"
            {...(pending.samples + pending.papers > 0
              ? { disabledReason: text('company.apply.paper.pending') }
              : {})}
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
  lead: MessageId;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <section className={s.part}>
      <header className={s.head}>
        <Heading level={3} size="h4">
          {text(title)}
        </Heading>
        <Text size="small" tone="muted" measure>
          {text(lead)}
        </Text>
      </header>
      <div className={s.fields}>{children}</div>
    </section>
  );
}

interface FilesProps {
  name: 'samples' | 'papers';
  limit: number;
  required: boolean;
  onPending: (count: number) => void;
}

/** PDF files and pictures that staff alone see. */
function Files({ name, required, ...rest }: FilesProps) {
  const text = useText();
  return (
    <FormField
      name={name}
      label={text(`designer.apply.${name}`)}
      hint={text(
        name === 'samples'
          ? 'designer.apply.samples.hint'
          : required
            ? 'designer.apply.papers.company'
            : 'designer.apply.papers.hint',
      )}
      required={required}
    >
      <Chosen name={name} {...rest} />
    </FormField>
  );
}

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

function Chosen({ name, limit, onPending }: Omit<FilesProps, 'required'>) {
  const text = useText();
  const { value, setValue } = useFormField<readonly string[]>(name);
  return (
    <PrivateFiles
      value={value}
      onChange={setValue}
      onPending={onPending}
      limit={limit}
      kinds={kinds}
      texts={{
        list: text(`designer.apply.${name}`),
        add: text(name === 'samples' ? 'designer.apply.samples.add' : 'company.apply.paper.add'),
        wrongKind: (file) => text('company.apply.paper.wrong', { name: file }),
        kept: (number) => text('company.apply.paper.kept', { number }),
      }}
    />
  );
}

/** What was sent before; else what the account knows. */
function startOf(before: DesignPartnerApplication | null, profile: Profile) {
  return {
    studio_name: before?.studio_name ?? '',
    tax_code: before?.tax_code ?? '',
    phone: before?.phone ?? profile.phone ?? '',
    email: before?.email ?? profile.email ?? '',
    years: before?.years ?? '',
    about: before?.about ?? '',
    portfolio: before?.portfolio ?? '',
    samples: before?.samples ?? [],
    papers: before?.papers ?? [],
    policy: false,
  };
}
