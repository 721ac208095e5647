import { type ProjectCase, decideProject, listProjectCases } from '@hien/api';
import type { TableColumn } from '@hien/ui/table';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { companyRequestStatus } from '../../shared/status/contractor-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { ProjectFacts } from './ProjectFacts.tsx';

const nameOf = ({ name }: ProjectCase) => name;

/** Projects that companies want to show, and edits of those that visitors see: who waits longest comes first. */
export function ProjectQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  const stateColumn: TableColumn<ProjectCase> = {
    id: 'state',
    header: text('admin.column.state'),
    cell: (one) => <CodeBadge status={companyRequestStatus} code={one.state} />,
  };
  return (
    <DecisionQueue
      label={text('admin.queue.projects')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listProjectCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting'}
      decide={decideProject}
      facts={(one) => <ProjectFacts one={one} />}
      columns={[
        {
          id: 'project',
          header: text('admin.project.name'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'company',
          header: text('admin.construction-review.company'),
          cell: ({ company_name }) => company_name,
          filterBy: ({ company_name }) => company_name,
          sortBy: ({ company_name }) => company_name,
        },
        {
          id: 'kind',
          header: text('admin.item.kind'),
          cell: ({ kind }) => text(`admin.project.kind.${kind}`),
          sortBy: ({ kind }) => kind,
        },
        {
          id: 'copies',
          header: text('admin.project.copies'),
          cell: ({ copies }) => (copies.length === 0 ? '–' : format.integer(copies.length)),
          sortBy: ({ copies }) => copies.length,
        },
        // All that wait are waiting; the copies need the place.
        ...(state === 'waiting' ? [] : [stateColumn]),
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
