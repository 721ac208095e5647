import { type DesignRefundCase, listDesignRefunds } from '@hien/api';
import { designOrderCodes, orderCodes } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { orderStatus } from '../../shared/status/order-status.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { DesignRefundBox } from './DesignRefundBox.tsx';

const nameOf = ({ number, buyer }: DesignRefundCase) => `${buyer} · ${number}`;

/** Designs whose money is asked back before the first download (D23): who waits longest comes first. */
export function DesignRefundQueue() {
  const text = useText();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.design-refunds')}
      query={useCall(listDesignRefunds, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{ waiting: 'admin.design-refund.empty', why: 'admin.design-refund.empty.text' }}
      expanded={(one) => <DesignRefundBox one={one} />}
      columns={[
        {
          id: 'buyer',
          header: text('admin.return.buyer'),
          cell: ({ buyer }) => buyer,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'order',
          header: text('admin.return.order'),
          cell: ({ number }) => number,
          sortBy: ({ number }) => number,
        },
        {
          id: 'amount',
          header: text('admin.return.amount'),
          cell: ({ amount }) => format.vnd(amount),
          sortBy: ({ amount }) => amount,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => (
            <CodeBadge status={orderStatus} code={orderCodes[designOrderCodes[one.state]]} />
          ),
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
