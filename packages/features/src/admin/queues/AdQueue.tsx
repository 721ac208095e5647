import { type AdCase, listAdCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { adCaseStatus } from '../../shared/status/ad-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { AdBox } from './AdBox.tsx';
import { useTimeLeft } from './useTimeLeft.ts';

const nameOf = ({ company }: AdCase) => company;

/** Paid places that visitors reported (docs/adr/0125): what has the least of its day left comes first. */
export function AdQueue() {
  const text = useText();
  const address = useQueueAddress();
  const timeLeft = useTimeLeft();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.ads')}
      query={useCall(listAdCases, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{ waiting: 'admin.ad.empty', why: 'admin.ad.empty.text' }}
      expanded={(one) => <AdBox one={one} />}
      columns={[
        {
          id: 'company',
          header: text('admin.ad.company'),
          cell: nameOf,
          filterBy: nameOf,
          sortBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'places',
          header: text('admin.ad.places'),
          cell: ({ places }) =>
            places.map((place) => text('admin.ad.place', place)).join('; ') || '–',
        },
        {
          id: 'reports',
          header: text('admin.ad.reports'),
          cell: ({ reports }) => reports,
          sortBy: ({ reports }) => reports,
        },
        ...(state === 'waiting'
          ? [
              {
                id: 'left',
                header: text('admin.ad.left'),
                cell: ({ due_at }: AdCase) => timeLeft(due_at).said,
                sortBy: ({ due_at }: AdCase) => due_at,
              },
            ]
          : []),
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={adCaseStatus} code={one.state} />,
          sortBy: (one) => one.state,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
