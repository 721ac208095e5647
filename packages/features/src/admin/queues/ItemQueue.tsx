import { type ItemCase, decideItem, listItemCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { itemRequestStatus } from '../../shared/status/sale-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { ItemFacts } from './ItemFacts.tsx';

const nameOf = ({ name }: ItemCase) => name;

/** Items that shops want on sale, and new versions of those that are: who waits longest comes first. */
export function ItemQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.items')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listItemCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting'}
      decide={decideItem}
      facts={(one) => <ItemFacts one={one} />}
      columns={[
        {
          id: 'item',
          header: text('admin.item.name'),
          cell: nameOf,
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
          id: 'kind',
          header: text('admin.item.kind'),
          cell: ({ kind }) => text(`admin.item.kind.${kind}`),
          sortBy: ({ kind }) => kind,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={itemRequestStatus} code={one.state} />,
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
