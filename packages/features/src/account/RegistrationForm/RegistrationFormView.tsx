import type { PartnerApplication, Profile } from '@hien/api';
import type { AffiliateValues } from '@hien/domain';
import { Heading } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LeadFormSkeleton } from '../leads/LeadFormSkeleton.tsx';
import { LeadPage } from '../leads/LeadPage.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { GuestInvitation } from './GuestInvitation.tsx';
import { SellsAlready } from './SellsAlready.tsx';
import * as s from './RegistrationForm.css.ts';

export interface RegistrationFormViewProps {
  who: 'unknown' | 'guest' | 'member';
  application: Loadable<PartnerApplication | null>;
  profile: Profile | null | undefined;
  /** The member's own details are on their way. */
  waiting: boolean;
  onSubmit: (values: AffiliateValues) => Promise<SubmitFailure | undefined>;
}

export function RegistrationFormView(props: RegistrationFormViewProps) {
  const text = useText();
  const steps = ([1, 2, 3, 4] as const).map((step) => ({
    title: text(`apply.step.${step}.title`),
    text: text(`apply.step.${step}.text`),
  }));
  return (
    <LeadPage
      eyebrow={text('apply.eyebrow')}
      title={text('apply.title')}
      lead={text('apply.lead')}
      picture={housePicture('caneCabinet', text('apply.picture'))}
      stepsTitle={text('apply.steps')}
      steps={steps}
      more={<ToHave />}
    >
      <Main {...props} />
    </LeadPage>
  );
}

function Main({ who, application, profile, waiting, onSubmit }: RegistrationFormViewProps) {
  const [editing, setEditing] = useState(false);
  const [justSent, setJustSent] = useState(false);
  if (who === 'guest') return <GuestInvitation />;
  if (who === 'unknown' || waiting) return <LeadFormSkeleton />;
  return (
    <QueryBoundary query={application} skeleton={<LeadFormSkeleton />}>
      {(sent) =>
        sent !== null && !editing ? (
          <ApplicationStatus
            application={sent}
            justSent={justSent}
            onEdit={() => setEditing(true)}
          />
        ) : sent === null && profile?.partner.includes('commerce') ? (
          <SellsAlready />
        ) : (
          <ApplyForm
            before={sent}
            profile={profile ?? null}
            onSubmit={async (values) => {
              const failure = await onSubmit(values);
              if (failure === undefined) {
                setEditing(false);
                setJustSent(true);
              }
              return failure;
            }}
          />
        )
      }
    </QueryBoundary>
  );
}

/** What to have at hand before one begins. */
function ToHave() {
  const text = useText();
  return (
    <section className={s.toHave}>
      <Heading level={2} size="h4">
        {text('apply.have.title')}
      </Heading>
      <ul className={s.haveList}>
        {(['licence', 'tax', 'bank', 'contact'] as const).map((thing) => (
          <li key={thing}>{text(`apply.have.${thing}`)}</li>
        ))}
      </ul>
    </section>
  );
}
