import { type SettlementCase, listSettlementCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { settlementStatus } from '../../shared/status/settlement-status.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { BankFile } from './BankFile.tsx';
import { PayLot } from './PayLot.tsx';
import { SettlementBox } from './SettlementBox.tsx';

const nameOf = ({ shop, settlement }: SettlementCase) => `${shop} · ${settlement.month}`;

const payLot = (rows: readonly SettlementCase[], clear: () => void) => (
  <PayLot rows={rows} onDone={clear} />
);

/** Months that shops wait to be paid for, and what they dispute: who waits longest comes first. */
export function SettlementQueue() {
  const text = useText();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <>
      {state === 'waiting' ? <BankFile /> : null}
      <CaseQueue
        address={address}
        label={text('admin.queue.settlements')}
        query={useCall(listSettlementCases, { state, page })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        none={{ waiting: 'admin.settlement.empty', why: 'admin.settlement.empty.text' }}
        {...(state === 'waiting' ? { bulkActions: payLot } : {})}
        expanded={(one) => <SettlementBox one={one} />}
        columns={[
          {
            id: 'shop',
            header: text('admin.settlement.shop'),
            cell: ({ shop }) => shop,
            filterBy: nameOf,
            always: true,
            onCard: 'title',
          },
          {
            id: 'month',
            header: text('admin.settlement.month'),
            cell: ({ settlement }) => format.date(settlement.closes, 'month'),
            sortBy: ({ settlement }) => settlement.month,
          },
          {
            id: 'payable',
            header: text('admin.settlement.payable'),
            cell: ({ settlement }) => format.vnd(settlement.payable),
            sortBy: ({ settlement }) => settlement.payable,
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: ({ settlement }) => (
              <CodeBadge status={settlementStatus} code={settlement.state} />
            ),
          },
          {
            id: 'due',
            header: text('admin.settlement.due'),
            cell: ({ settlement }) => format.date(settlement.due, 'date'),
            sortBy: ({ settlement }) => settlement.due,
          },
        ]}
      />
    </>
  );
}
