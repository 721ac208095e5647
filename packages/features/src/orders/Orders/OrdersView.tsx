import type { OrderList } from '@hien/api';
import { type BuyerTab, buyerTabLabels, buyerTabs } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, SearchBox, Skeleton } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useOpen } from '../../shared/routing/open-routes.ts';
import { OrderPages } from '../parts/OrderPages.tsx';
import { OrderRowCard } from './OrderRowCard.tsx';
import { type OrdersUrl, allOrders } from './orders-url.ts';
import * as s from './OrdersView.css.ts';

interface OrdersViewProps {
  url: OrdersUrl;
  href: (url: OrdersUrl) => string;
  orders: Loadable<OrderList>;
}

export function OrdersView({ url, href, orders }: OrdersViewProps) {
  const text = useText();
  return (
    <MyPageFrame place="orders" title={text('orders.title')} lead={text('orders.lead')}>
      <div className={s.tools}>
        <OrderTabs url={url} href={href} counts={orders.data?.counts} />
        <OrderSearch key={url.q} url={url} href={href} />
      </div>
      <QueryBoundary
        query={orders}
        skeleton={<OrdersSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoOrders url={url} href={href} />}
      >
        {({ items, meta }) => (
          <>
            <ul className={s.list}>
              {items.map((order) => (
                <li key={order.id}>
                  <OrderRowCard order={order} />
                </li>
              ))}
            </ul>
            <OrderPages
              page={meta.page}
              totalPages={meta.totalPages}
              href={(page) => href({ ...url, page })}
            />
          </>
        )}
      </QueryBoundary>
    </MyPageFrame>
  );
}

interface OrderTabsProps {
  url: OrdersUrl;
  href: (url: OrdersUrl) => string;
  counts: OrderList['counts'] | undefined;
}

function OrderTabs({ url, href, counts }: OrderTabsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const label = (tab: BuyerTab) => {
    const count = counts?.[tab] ?? 0;
    const name = buyerTabLabels[tab][language];
    return count === 0 ? name : text('orders.tab', { name, count: integer(count) });
  };
  return (
    <nav aria-label={text('orders.tabs')} className={s.tabs}>
      {buyerTabs.map((tab) => (
        <Chip key={tab} chosen={url.tab === tab} href={href({ ...url, tab, page: 1 })}>
          {label(tab)}
        </Chip>
      ))}
    </nav>
  );
}

function OrderSearch({ url, href }: Omit<OrderTabsProps, 'counts'>) {
  const text = useText();
  const navigate = useNavigate();
  const [q, setQ] = useState(url.q);
  const search = (words: string) => void navigate(href({ ...url, q: words.trim(), page: 1 }));
  return (
    <div className={s.search}>
      <SearchBox
        label={text('orders.search')}
        placeholder={text('orders.search.placeholder')}
        value={q}
        onChange={(words) => {
          setQ(words);
          if (words === '' && url.q !== '') search('');
        }}
        onSubmit={search}
        clearLabel={text('orders.search.clear')}
        submitLabel={text('orders.search.submit')}
      />
    </div>
  );
}

function NoOrders({ url, href }: Omit<OrderTabsProps, 'counts'>) {
  const text = useText();
  const language = useLanguage();
  const shop = useOpen()(paths.shop.to(language));
  if (url.q !== '' || url.tab !== 'all')
    return (
      <EmptyState
        drawing="lamp"
        title={text(url.q === '' ? 'orders.none.tab' : 'orders.none.search')}
        text={text('orders.none.text')}
        action={<ButtonLink href={href(allOrders)}>{text('orders.none.action')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      drawing="chair"
      title={text('orders.empty.title')}
      text={text('orders.empty.text')}
      action={
        shop === undefined ? null : (
          <ButtonLink variant="primary" href={shop}>
            {text('orders.empty.action')}
          </ButtonLink>
        )
      }
    />
  );
}

/** Three orders. */
function OrdersSkeleton() {
  return (
    <div className={s.list} aria-hidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} height="260px" />
      ))}
    </div>
  );
}
