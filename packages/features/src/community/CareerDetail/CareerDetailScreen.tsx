import {
  type JobApplication,
  applyForJob,
  getJob,
  getJobApplication,
  withdrawJobApplication,
} from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { CareerDetailView } from './CareerDetailView.tsx';
import { useState } from 'react';
import { JobHead } from './JobHead.tsx';
import { JobNotFound } from './JobNotFound.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const id = readId(params.id);
  if (id === undefined) notFound();
  else need(getJob, { id });
};

/** One job in full, with the member's application for it or the form of one. */
export function Screen() {
  const id = readId(useRouteParams(paths.careerDetail).id);
  return id === undefined ? <JobNotFound /> : <JobPage key={id} id={id} />;
}

function JobPage({ id }: { id: number }) {
  const text = useText();
  const member = useSignedIn();
  const job = useCall(getJob, { id });
  const application = useCall(getJobApplication, { id }, { enabled: member });
  const profile = useProfile({ enabled: member });
  const apply = useSend(applyForJob, {
    says: { PRODUCT_07: text('career.cv.gone'), CONFLICT: text('career.apply.twice') },
  });
  const withdraw = useSend(withdrawJobApplication, {
    says: { CONFLICT: text('career.withdraw.answered') },
  });
  // What was just sent stands there at once, and what was just taken back does not.
  const [last, setLast] = useState<JobApplication | null>();
  return (
    <>
      {job.data ? <JobHead job={job.data} /> : null}
      <CareerDetailView
        job={job}
        application={last === undefined ? application : { ...application, data: last }}
        profile={profile.data ?? undefined}
        onApply={(values) => apply.submit({ id, ...values, consent: true }, setLast)}
        onWithdraw={() => withdraw.submit({ id }, () => setLast(null))}
      />
    </>
  );
}
