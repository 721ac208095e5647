import type { OrderList } from '@hien/api';
import { type BuyerTab, buyerTabLabels, buyerTabs } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Skeleton } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { OrderKinds } from './OrderKinds.tsx';
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
  const navigate = useNavigate();
  return (
    <MyPageFrame section="orders" title={text('orders.title')} lead={text('orders.lead')}>
      <div className={s.tools}>
        <OrderKinds kind="goods" />
        <OrderTabs url={url} href={href} counts={orders.data?.counts} />
        <div className={s.search}>
          <ListSearch
            label={text('orders.search')}
            placeholder={text('orders.search.placeholder')}
            q={url.q}
            onSearch={(q) => void navigate(href({ ...url, q, page: 1 }))}
          />
        </div>
      </div>
      <PagedList
        query={orders}
        label={text('orders.page.label')}
        skeleton={<OrdersSkeleton />}
        href={(change) => href({ ...url, ...change })}
        empty={<NoOrders url={url} href={href} />}
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((order) => (
              <li key={order.id}>
                <OrderRowCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
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

function NoOrders({ url, href }: Omit<OrderTabsProps, 'counts'>) {
  const text = useText();
  const language = useLanguage();
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
        <ButtonLink variant="primary" href={paths.shop.to(language)}>
          {text('orders.empty.action')}
        </ButtonLink>
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
