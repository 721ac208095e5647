import { type JobApplicationCase, decideJobApplication, listJobApplications } from '@hien/api';
import { formatPhone } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PrivateDocument } from '../../shared/pictures/PrivateDocument.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { jobApplicationStatus } from '../../shared/status/job-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';

const nameOf = ({ name }: JobApplicationCase) => name;

/** Who wants to work here: an approval invites to talk. */
export function ApplicantQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  const jobOf = ({ job_id: id, job_title: title }: JobApplicationCase) =>
    title ?? text('admin.applicant.job.gone', { id });
  return (
    <DecisionQueue
      label={text('admin.queue.applicants')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listJobApplications, { state, page })}
      nameOf={nameOf}
      isWaiting={({ state: its }) => its === 'received'}
      decide={decideJobApplication}
      facts={(one) => (
        <DefinitionList
          look="columns"
          items={[
            { term: text('admin.applicant.job'), detail: jobOf(one) },
            { term: text('admin.facts.phone'), detail: formatPhone(one.phone) },
            { term: text('admin.facts.email'), detail: one.email },
            {
              term: text('admin.applicant.language'),
              detail: text(`admin.support.language.${one.language}`),
            },
            {
              term: text('admin.applicant.cv'),
              detail: <PrivateDocument address={one.cv} name={`CV ${one.name}.pdf`} />,
            },
            ...(one.message === ''
              ? []
              : [{ term: text('admin.applicant.message'), detail: one.message }]),
            ...(one.answer === null
              ? []
              : [{ term: text('admin.facts.reason'), detail: one.answer }]),
          ]}
        />
      )}
      columns={[
        {
          id: 'name',
          header: text('admin.column.company'),
          cell: nameOf,
          filterBy: ({ name, email, phone }) => `${name} ${email} ${phone}`,
          always: true,
          onCard: 'title',
        },
        {
          id: 'job',
          header: text('admin.applicant.job'),
          cell: jobOf,
          filterBy: jobOf,
          sortBy: jobOf,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: ({ state: its }) => <CodeBadge status={jobApplicationStatus} code={its} />,
        },
        {
          id: 'sent',
          header: text('admin.column.sent'),
          cell: ({ sent_at }) => format.date(sent_at, 'dateTime'),
          sortBy: ({ sent_at }) => sent_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
