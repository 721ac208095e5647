import { type StaffOrderLine, listStaffOrders } from '@hien/api';
import { staffTabLabels, staffTabs } from '@hien/domain';
import { Notice, Tabs, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { ItemBadge } from '../../shared/order/ItemBadge.tsx';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import * as s from '../parts/case.css.ts';
import { OrderLineBox } from './OrderLineBox.tsx';
import * as own from './OrderList.css.ts';

type Tab = (typeof staffTabs)[number];

const address = addressOf({ tab: oneOf(staffTabs, 'late'), q: words, page });

const why: Readonly<Record<Tab, MessageId>> = {
  late: 'admin.order.why.late',
  held: 'admin.order.why.held',
  overdue: 'admin.order.why.overdue',
  all: 'admin.order.why.all',
};

const nameOf = ({ order_number, thing }: StaffOrderLine) => `${order_number} · ${thing}`;

/** Lines of all orders: what waits too long, the longest first, and what a search finds; a row unfolds into what staff can do. */
export function OrderList() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const {
    url: { tab, q, page: at },
    go,
  } = useAddress(address);
  const query = useCall(listStaffOrders, { tab, ...(q === '' ? {} : { q }), page: at });
  const table = (
    <div className={s.lines}>
      {query.data?.meta.more === true ? (
        <Notice tone="info">
          {text('admin.order.more', { count: format.integer(query.data.meta.total) })}
        </Notice>
      ) : null}
      <CaseTable
        label={text('admin.queue.orders')}
        query={query}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          q === ''
            ? { title: 'admin.order.empty', text: why[tab] }
            : { title: 'admin.order.none', text: 'admin.order.none.text' }
        }
        expanded={(one) => <OrderLineBox orderId={one.order_id} itemId={one.id} />}
        columns={[
          {
            id: 'number',
            header: text('admin.return.order'),
            cell: ({ order_number, thing, quantity }) => (
              <>
                <span className={own.number}>{order_number}</span>
                <br />
                <Text as="span" size="small" tone="muted">
                  {`${thing} × ${format.integer(quantity)}`}
                </Text>
              </>
            ),
            filterBy: (one) => `${nameOf(one)} ${one.buyer} ${one.shop}`,
            sortBy: ({ order_number }) => order_number,
            always: true,
            onCard: 'title',
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: (one) => <ItemBadge item={one} reader="staff" />,
            sortBy: ({ state }) => state,
          },
          {
            id: 'since',
            header: text('admin.return.since'),
            cell: ({ since }) => format.date(since, 'dateTime'),
            sortBy: ({ since }) => since,
          },
          {
            id: 'buyer',
            header: text('admin.return.buyer'),
            cell: ({ buyer, email, phone }) => (
              <>
                {buyer}
                <br />
                {phone ?? email ?? ''}
              </>
            ),
            sortBy: ({ buyer }) => buyer,
          },
          {
            id: 'shop',
            header: text('admin.shop.name'),
            cell: ({ shop }) => shop,
            sortBy: ({ shop }) => shop,
          },
        ]}
      />
    </div>
  );
  return (
    <>
      <ListSearch
        label={text('admin.order.search')}
        hint={text('admin.order.search.hint')}
        value={q}
        // Whoever looks for an order means it wherever it stands.
        onFind={(next) => go(next === '' ? { q: next } : { q: next, tab: 'all' })}
      />
      <Tabs
        label={text('admin.queue.orders')}
        value={tab}
        onChange={(next) => go({ tab: staffTabs.find((one) => one === next) ?? 'late' })}
        items={staffTabs.map((id) => ({
          id,
          label: staffTabLabels[id][language],
          content: id === tab ? table : null,
        }))}
      />
    </>
  );
}
