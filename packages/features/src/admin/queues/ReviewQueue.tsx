import { type RemovalCase, listReviewRemovals } from '@hien/api';
import { deletionReasonLabels } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { reviewStatus } from '../../shared/status/community-status.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { ReviewRemovalBox } from './ReviewRemovalBox.tsx';

const nameOf = ({ product, author }: RemovalCase) => `${product} · ${author}`;

/** Reviews that sellers want removed: who waits longest comes first. */
export function ReviewQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.reviews')}
      query={useCall(listReviewRemovals, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{ waiting: 'admin.review.empty', why: 'admin.review.empty.text' }}
      expanded={(one) => <ReviewRemovalBox one={one} />}
      columns={[
        {
          id: 'product',
          header: text('admin.review.product'),
          cell: ({ product }) => product,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'shop',
          header: text('admin.review.shop'),
          cell: ({ shop }) => shop,
          filterBy: ({ shop }) => shop,
          sortBy: ({ shop }) => shop,
        },
        {
          id: 'reason',
          header: text('admin.review.because'),
          cell: ({ reason }) => deletionReasonLabels[reason][language],
          sortBy: ({ reason }) => deletionReasonLabels[reason][language],
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={reviewStatus} code={one.state} />,
        },
        {
          id: 'since',
          header: text('admin.return.since'),
          cell: ({ requested_at }) => format.date(requested_at, 'dateTime'),
          sortBy: ({ requested_at }) => requested_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
