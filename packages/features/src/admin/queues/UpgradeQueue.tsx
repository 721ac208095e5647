import { type UpgradeCase, decideUpgrade, listUpgradeCases } from '@hien/api';
import { businessKindLabels } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { upgradeStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { UpgradeFacts } from './UpgradeFacts.tsx';

const nameOf = ({ sent }: UpgradeCase) => sent.company_name;

/** Members who want to be business members, and business members whose details change. */
export function UpgradeQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.upgrades')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listUpgradeCases, { state, page })}
      nameOf={nameOf}
      isWaiting={({ waits_for }) => waits_for !== null}
      decide={decideUpgrade}
      facts={(one) => <UpgradeFacts one={one} />}
      columns={[
        {
          id: 'company',
          header: text('admin.column.company'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'kind',
          header: text('admin.column.kind'),
          cell: ({ sent }) => businessKindLabels[sent.type][language],
          sortBy: ({ sent }) => sent.type,
        },
        {
          id: 'what',
          header: text('admin.column.waits'),
          cell: ({ waits_for, state: its }) =>
            waits_for === null ? (
              <CodeBadge status={upgradeStatus} code={its} />
            ) : (
              text(`admin.waits.${waits_for}`)
            ),
        },
        {
          id: 'city',
          header: text('admin.column.city'),
          cell: ({ sent }) => sent.city,
          filterBy: ({ sent }) => sent.city,
          sortBy: ({ sent }) => sent.city,
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
