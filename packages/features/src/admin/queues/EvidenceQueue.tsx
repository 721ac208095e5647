import { type ReviewEvidenceCase, decideReviewEvidence, listReviewEvidence } from '@hien/api';
import { reviewEvidenceKindLabels } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { reviewEvidenceStatus } from '../../shared/status/contractor-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { EvidenceFacts } from './EvidenceFacts.tsx';

const nameOf = ({ company, author }: ReviewEvidenceCase) => `${company} · ${author}`;

/** Contracts and invoices for construction reviews (docs/adr/0141): who waits longest comes first. */
export function EvidenceQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  const kindOf = ({ kind }: ReviewEvidenceCase) => reviewEvidenceKindLabels[kind][language];
  return (
    <DecisionQueue
      label={text('admin.queue.review-evidence')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listReviewEvidence, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting'}
      decide={decideReviewEvidence}
      facts={(one) => <EvidenceFacts one={one} />}
      columns={[
        {
          id: 'company',
          header: text('admin.construction-review.company'),
          cell: nameOf,
          filterBy: nameOf,
          sortBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'kind',
          header: text('admin.evidence.kind'),
          cell: kindOf,
          sortBy: kindOf,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={reviewEvidenceStatus} code={one.state} />,
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
