import { type DesignPartnerCase, decideDesignPartner, listDesignPartnerCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { partnerStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { DesignPartnerBox } from './DesignPartnerBox.tsx';

const nameOf = ({ studio_name }: DesignPartnerCase) => studio_name;

/** Who wants to sell designs, in the order in which they applied, and who sells them. */
export function DesignPartnerQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.design-partners')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listDesignPartnerCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'applied'}
      decide={decideDesignPartner}
      facts={(one) => <DesignPartnerBox one={one} />}
      columns={[
        {
          id: 'studio',
          header: text('admin.designer.studio'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'account',
          header: text('admin.facts.account'),
          cell: ({ account_name }) => account_name,
          filterBy: ({ account_name }) => account_name,
        },
        {
          id: 'kind',
          header: text('admin.designer.kind'),
          cell: ({ business_kind }) => text(`admin.designer.kind.${business_kind}`),
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
