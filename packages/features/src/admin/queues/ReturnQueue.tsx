import { type MoneyReturnCase, listMoneyReturns } from '@hien/api';
import { moneyReturnTexts } from '@hien/domain';
import { StatusBadge, type Tone } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { ReturnBox } from './ReturnBox.tsx';

const toneOf: Readonly<Record<MoneyReturnCase['state'], Tone>> = {
  requested: 'caution',
  processing: 'info',
  failed: 'critical',
  refunded: 'positive',
};

const nameOf = ({ buyer, payment }: MoneyReturnCase) => `${buyer} · ${payment}`;

/** Money that people return: to accounts, and what a gateway has refused. */
export function ReturnQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      tabOf={(id) => text(`admin.return.tab.${id}`)}
      label={text('admin.queue.returns')}
      query={useCall(listMoneyReturns, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{
        waiting: 'admin.return.empty',
        why: 'admin.return.empty.text',
        decided: 'admin.return.none',
      }}
      expanded={(one) => <ReturnBox one={one} />}
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
          id: 'amount',
          header: text('admin.return.amount'),
          cell: ({ amount }) => format.vnd(amount),
          sortBy: ({ amount }) => amount,
          align: 'end',
        },
        {
          id: 'why',
          header: text('admin.return.why'),
          cell: ({ why }) => text(`admin.return.why.${why}`),
          sortBy: ({ why }) => why,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: ({ state: now }) => (
            <StatusBadge tone={toneOf[now]}>
              {moneyReturnTexts.states[now].label[language]}
            </StatusBadge>
          ),
          sortBy: ({ state: now }) => now,
        },
        {
          id: 'due',
          header: text('admin.return.due'),
          cell: ({ due_at }) => format.date(due_at, 'dateTime'),
          sortBy: ({ due_at }) => due_at,
        },
      ]}
    />
  );
}
