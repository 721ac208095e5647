import type { Trial } from '@hien/api';
import { type TrialTaxValues, trialTaxSchema } from '@hien/domain';
import { Input, Notice, Textarea } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LeadBody } from '../leads/LeadBody.tsx';
import { LeadPageSkeleton } from '../leads/LeadPageSkeleton.tsx';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { LeadPage } from '../leads/LeadPage.tsx';
import { useLeadSteps } from '../leads/lead-texts.ts';
import type { LeadState } from '../leads/use-lead.ts';
import * as s from '../leads/LeadPage.css.ts';

interface FreeTrialTaxViewProps {
  trial: Loadable<Trial>;
  lead: LeadState;
  onSubmit: (values: TrialTaxValues) => Promise<SubmitFailure | undefined>;
}
const omit = ['consent'];

export function FreeTrialTaxView({ trial, lead, onSubmit }: FreeTrialTaxViewProps) {
  const text = useText();
  const format = useFormat();
  const steps = useLeadSteps('trial-tax');
  return (
    <QueryBoundary query={trial} size="page" skeleton={<LeadPageSkeleton />}>
      {({ id, project_name, asked_at }) => (
        <LeadPage
          eyebrow={text('trial-tax.eyebrow', { number: format.integer(id) })}
          title={text('trial-tax.title')}
          lead={text('trial-tax.lead', { project: project_name, date: format.date(asked_at) })}
          picture={housePicture('oatSofa', text('trial-tax.picture'))}
          stepsTitle={text('lead.steps.title')}
          steps={steps}
        >
          <LeadBody lead={lead}>
            <Form
              schema={trialTaxSchema}
              initialValues={{
                ...lead.contact,
                company: '',
                tax_code: '',
                address: '',
                consent: false,
              }}
              className={s.form}
              draft={{ in: 'trial-tax', without: omit }}
              onSubmit={onSubmit}
            >
              <Notice tone="info">{text('trial-tax.same-email')}</Notice>
              <ContactFields />
              <FormField name="company" label={text('trial-tax.company')} required>
                <Input autoComplete="organization" />
              </FormField>
              <FormField
                name="tax_code"
                label={text('trial-tax.tax-code')}
                hint={text('trial-tax.tax-code.hint')}
                required
              >
                <Input inputMode="numeric" autoComplete="off" />
              </FormField>
              <FormField name="address" label={text('trial-tax.address')} required>
                <Textarea rows={2} autoComplete="street-address" />
              </FormField>
              <ConsentBox />
              <SubmitButton size="lg">{text('trial-tax.submit')}</SubmitButton>
            </Form>
          </LeadBody>
        </LeadPage>
      )}
    </QueryBoundary>
  );
}
