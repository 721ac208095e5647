import type { RbrProjectDetail } from '@hien/api';
import { type TrialProjectValues, trialProjectSchema } from '@hien/domain';
import { SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LeadBody } from '../leads/LeadBody.tsx';
import { LeadPageSkeleton } from '../leads/LeadPageSkeleton.tsx';
import { ConsentBox, ContactFields } from '../../shared/forms/ContactFields.tsx';
import { HomeFields } from '../leads/HomeFields.tsx';
import { LeadPage } from '../leads/LeadPage.tsx';
import { useLeadSteps } from '../leads/lead-texts.ts';
import type { LeadState } from '../leads/use-lead.ts';
import * as s from '../leads/LeadPage.css.ts';

interface FreeTrialProjectViewProps {
  project: Loadable<RbrProjectDetail>;
  lead: LeadState;
  onSubmit: (values: TrialProjectValues) => Promise<SubmitFailure | undefined>;
}
const omit = ['consent'];

export function FreeTrialProjectView({ project, lead, onSubmit }: FreeTrialProjectViewProps) {
  const text = useText();
  const steps = useLeadSteps('trial');
  return (
    <QueryBoundary query={project} size="page" skeleton={<LeadPageSkeleton />}>
      {({ project_name, location, thumbnail }) => (
        <LeadPage
          eyebrow={[text('trial.eyebrow'), location].join(' · ')}
          title={text('trial.title', { project: project_name })}
          lead={text('trial.lead', { project: project_name })}
          picture={thumbnail}
          stepsTitle={text('lead.steps.title')}
          steps={steps}
        >
          <LeadBody lead={lead}>
            <Form
              schema={trialProjectSchema}
              initialValues={{
                ...lead.contact,
                house_type: '',
                house_area: '',
                consent: false,
              }}
              className={s.form}
              draft={{ in: 'trial-project', without: omit }}
              onSubmit={onSubmit}
            >
              <ContactFields />
              <HomeFields />
              <ConsentBox />
              <SubmitButton size="lg">{text('trial.submit')}</SubmitButton>
            </Form>
          </LeadBody>
        </LeadPage>
      )}
    </QueryBoundary>
  );
}
