import { type ShopChangeCase, decideShopChange, listShopChanges } from '@hien/api';
import { Notice, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopDataDifference } from '../../shared/shops/ShopDataDifference.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { shopChangeStatus } from '../../shared/status/shop-change-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { ShopChangeAccounts } from './ShopChangeAccounts.tsx';
import { WrittenText } from './WrittenText.tsx';

const nameOf = ({ shop }: ShopChangeCase) => shop;

/** Data that shops want to have shown, beside what is in use: who waits longest comes first. */
export function ShopChangeQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  const fieldsOf = ({ changed }: ShopChangeCase) =>
    changed.map((field) => text(`shop-data.${field}`)).join(', ');
  return (
    <DecisionQueue
      label={text('admin.queue.shop-changes')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listShopChanges, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting'}
      decide={decideShopChange}
      facts={(one) => <Facts one={one} />}
      columns={[
        {
          id: 'shop',
          header: text('admin.review.shop'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'fields',
          header: text('admin.shop-change.fields'),
          cell: fieldsOf,
          filterBy: fieldsOf,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={shopChangeStatus} code={one.state} />,
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

function Facts({ one }: { one: ShopChangeCase }) {
  const text = useText();
  const { date } = useFormat();
  const { id, before, after, changed, note, reason, decided, verified_at } = one;
  return (
    <>
      {one.holder_matches ? null : (
        <Notice tone="caution" title={text('admin.seller.holder.differs')}>
          {note || text('admin.seller.holder.no-note')}
        </Notice>
      )}
      {reason === null || decided === null ? null : (
        <WrittenText by={{ name: decided.by, at: decided.at }} words={reason} />
      )}
      <ShopDataDifference before={before} after={after} fields={changed} />
      {changed.includes('bank') ? <ShopChangeAccounts id={id} /> : null}
      {note === '' || !one.holder_matches ? null : (
        <Notice tone="info" title={text('admin.shop-change.note')}>
          {note}
        </Notice>
      )}
      {verified_at === null ? null : (
        <Text size="small" tone="muted">
          {text('admin.shop-change.verified', { date: date(verified_at, 'date') })}
        </Text>
      )}
    </>
  );
}
