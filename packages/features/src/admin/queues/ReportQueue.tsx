import { type ReportCase, listReportCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { moderationStatus } from '../../shared/status/community-status.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { ReportBox } from './ReportBox.tsx';
import { reportName } from './report-name.ts';

/** What members reported (docs/adr/0124, 0196): what more people said of what more people see comes first. */
export function ReportQueue() {
  const text = useText();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  const kindOf = ({ first_post, copied, reports, target }: ReportCase) =>
    text(
      copied.length > 0 && reports === 0
        ? 'admin.report.kind.copied'
        : first_post && (target === 'share' || target === 'comment')
          ? `admin.report.kind.first-${target}`
          : `admin.report.kind.${target}`,
    );
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.reports')}
      query={useCall(listReportCases, { state, page })}
      keyOf={({ id }) => id}
      nameOf={reportName}
      none={{ waiting: 'admin.report.empty', why: 'admin.report.empty.text' }}
      expanded={(one) => <ReportBox one={one} />}
      columns={[
        {
          id: 'about',
          header: text('admin.report.about'),
          cell: reportName,
          filterBy: reportName,
          always: true,
          onCard: 'title',
        },
        { id: 'kind', header: text('admin.report.kind'), cell: kindOf, sortBy: kindOf },
        {
          id: 'reports',
          header: text('admin.report.reports'),
          cell: ({ reports, reach }) =>
            reports === 0
              ? text('admin.report.first.none')
              : text('admin.report.count', { reports, reach }),
          sortBy: ({ reports, reach }) => reports * (1 + reach),
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={moderationStatus} code={one.state} />,
          sortBy: (one) => one.state,
        },
        {
          id: 'since',
          header: text('admin.return.since'),
          cell: ({ opened_at }) => format.date(opened_at, 'dateTime'),
          sortBy: ({ opened_at }) => opened_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
