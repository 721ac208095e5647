import { type PartnerCase, decidePartner, listPartnerCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { partnerStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { SellerFacts } from './SellerFacts.tsx';

const nameOf = ({ store_name }: PartnerCase) => store_name;

/** Shops that want to sell here, in the order in which they applied. */
export function SellerQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.sellers')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listPartnerCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'applied'}
      decide={decidePartner}
      facts={(one) => <SellerFacts one={one} />}
      columns={[
        {
          id: 'shop',
          header: text('admin.column.company'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'owner',
          header: text('admin.seller.owner'),
          cell: ({ owner }) => owner,
          filterBy: ({ owner }) => owner,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={partnerStatus} code={one.state} />,
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
