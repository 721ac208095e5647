import { type CampaignValues, campaignSchema } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormCheckbox, FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import { LeadBody } from '../leads/LeadBody.tsx';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { HomeFields } from '../leads/HomeFields.tsx';
import { LeadPage } from '../leads/LeadPage.tsx';
import { useLeadSteps } from '../leads/lead-texts.ts';
import type { LeadState } from '../leads/use-lead.ts';
import * as s from '../leads/LeadPage.css.ts';

interface MarketingCampaignFormViewProps {
  lead: LeadState;
  onSubmit: (values: CampaignValues) => Promise<SubmitFailure | undefined>;
}

export function MarketingCampaignFormView({ lead, onSubmit }: MarketingCampaignFormViewProps) {
  const text = useText();
  return (
    <LeadPage
      eyebrow={text('campaign.eyebrow')}
      title={text('campaign.title')}
      lead={text('campaign.lead')}
      picture={housePicture('waveRug', text('campaign.picture'))}
      stepsTitle={text('lead.steps.title')}
      steps={useLeadSteps('campaign')}
    >
      <LeadBody lead={lead}>
        <Form
          schema={campaignSchema}
          initialValues={{
            ...lead.contact,
            house_type: '',
            house_area: '',
            message: '',
            consent: false,
            marketing: false,
          }}
          className={s.form}
          draft={{ in: 'campaign', without: omit }}
          onSubmit={onSubmit}
        >
          <ContactFields />
          <HomeFields />
          <FormField name="message" label={text('campaign.message')} mark={text('form.optional')}>
            <Textarea rows={4} />
          </FormField>
          <ConsentBox />
          <FormCheckbox name="marketing">{text('lead.marketing')}</FormCheckbox>
          <SubmitButton size="lg">{text('campaign.submit')}</SubmitButton>
        </Form>
      </LeadBody>
    </LeadPage>
  );
}

/** A consent is given to what is on the page now. */
const omit = ['consent', 'marketing'];
