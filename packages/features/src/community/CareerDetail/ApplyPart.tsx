import type { JobApplication, Profile } from '@hien/api';
import type { JobApplicationValues } from '@hien/domain';
import { Section, SkeletonText } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { MyApplication } from './MyApplication.tsx';

interface ApplyPartProps {
  jobId: number;
  application: Loadable<JobApplication | null>;
  profile: Profile | undefined;
  onApply: (values: JobApplicationValues) => Promise<SubmitFailure | undefined>;
  onWithdraw: () => Promise<SubmitFailure | undefined>;
}

/** How the member's application stands, or the form of one. */
export function ApplyPart({ jobId, application, profile, onApply, onWithdraw }: ApplyPartProps) {
  const text = useText();
  const sent = application.data != null;
  return (
    <Section
      id="apply"
      ground="sunken"
      title={text(sent ? 'career.applied' : 'career.apply')}
      lead={text(sent ? 'career.applied.lead' : 'career.apply.lead')}
    >
      <QueryBoundary query={application} skeleton={<SkeletonText lines={10} />}>
        {(data) => {
          if (data !== null) return <MyApplication application={data} onWithdraw={onWithdraw} />;
          // The form begins with what the account knows.
          if (profile === undefined) return <SkeletonText lines={10} />;
          return <ApplyForm jobId={jobId} profile={profile} onApply={onApply} />;
        }}
      </QueryBoundary>
    </Section>
  );
}
