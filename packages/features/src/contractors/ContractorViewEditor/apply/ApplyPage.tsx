import type { Profile } from '@hien/api';
import { applyAsContractor, getContractorApplication } from '@hien/api';
import { couldEver } from '@hien/domain';
import { Container, Heading, SkeletonText, Text } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useSend } from '../../../shared/calls/useSend.ts';
import { PageHead } from '../../../shared/head/PageHead.tsx';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { useSignedIn } from '../../../shared/session/useSession.ts';
import { page } from '../../parts/page.css.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { CompanyNeeded } from './CompanyNeeded.tsx';
import * as s from '../editor.css.ts';

const mayApply = ({ roles, business_kind: businessKind, partner, login_method }: Profile) =>
  couldEver('contractor.apply', { roles, businessKind, partner, loginMethod: login_method });

/** The way into the directory: the form, how it stands, and the page's editor once staff have admitted the company. */
export function ApplyPage() {
  const text = useText();
  const { data: profile } = useProfile({ enabled: useSignedIn() });
  return (
    <>
      <PageHead title={text('company.apply.title')} hidden />
      <Container className={page}>
        <header className={s.head}>
          <Heading level={1} size="h2">
            {text('company.apply.title')}
          </Heading>
          <Text tone="muted" measure>
            {text('company.apply.lead')}
          </Text>
        </header>
        {profile ? (
          mayApply(profile) ? (
            <Application profile={profile} />
          ) : (
            <CompanyNeeded kind={profile.business_kind} />
          )
        ) : (
          <SkeletonText lines={12} />
        )}
      </Container>
    </>
  );
}

function Application({ profile }: { profile: Profile }) {
  const text = useText();
  const application = useCall(getContractorApplication, {});
  const applying = useSend(applyAsContractor, {
    says: { PRODUCT_07: text('company.apply.paper.gone') },
  });
  const [step, setStep] = useState<'look' | 'edit' | 'sent'>('look');
  return (
    <QueryBoundary query={application} size="page" skeleton={<SkeletonText lines={12} />}>
      {(sent) =>
        sent === null || step === 'edit' ? (
          <ApplyForm
            before={sent}
            profile={profile}
            onSubmit={({ services, work_cities: cities, papers, ...values }) =>
              applying.submit(
                {
                  ...values,
                  services: [...services],
                  work_cities: [...cities],
                  papers: [...papers],
                },
                () => setStep('sent'),
              )
            }
          />
        ) : (
          <ApplicationStatus
            application={sent}
            justSent={step === 'sent'}
            onEdit={() => setStep('edit')}
          />
        )
      }
    </QueryBoundary>
  );
}
