import { type DesignCase, decideDesign, listDesignCases } from '@hien/api';
import type { TableColumn } from '@hien/ui/table';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { designRequestStatus } from '../../shared/status/design-work-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { DesignFacts } from './DesignFacts.tsx';

const nameOf = ({ name }: DesignCase) => name;

/** Designs that partners want to sell, and edits of those on sale: who waits longest comes first. */
export function DesignQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  const stateColumn: TableColumn<DesignCase> = {
    id: 'state',
    header: text('admin.column.state'),
    cell: (one) => <CodeBadge status={designRequestStatus} code={one.state} />,
  };
  return (
    <DecisionQueue
      label={text('admin.queue.designs')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listDesignCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting'}
      decide={decideDesign}
      facts={(one) => <DesignFacts one={one} />}
      columns={[
        {
          id: 'design',
          header: text('admin.design.name'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'partner',
          header: text('admin.design.partner'),
          cell: ({ partner_name }) => partner_name,
          filterBy: ({ partner_name }) => partner_name,
          sortBy: ({ partner_name }) => partner_name,
        },
        {
          id: 'kind',
          header: text('admin.item.kind'),
          cell: ({ kind }) => text(`admin.design.kind.${kind}`),
          sortBy: ({ kind }) => kind,
        },
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
