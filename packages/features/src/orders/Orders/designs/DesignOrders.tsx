import { type DesignOrderList, listDesignOrders } from '@hien/api';
import { originTabs, type OriginTab } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Chip, EmptyState, Skeleton } from '@hien/ui';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { PagedList } from '../../../shared/lists/PagedList.tsx';
import { MyPageFrame } from '../../../shared/my-page/MyPageFrame.tsx';
import { OrderKinds } from '../OrderKinds.tsx';
import * as s from '../OrdersView.css.ts';
import { DesignOrderCard } from './DesignOrderCard.tsx';
import { designsHref, readDesignsUrl } from './designs-url.ts';

/** Orders of ready-made designs in three tabs: to pay, bought, let go. */
export function DesignOrders({ tab }: { tab: OriginTab }) {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const url = readDesignsUrl(tab, params);
  const orders = useCall(listDesignOrders, { tab, page: url.page });
  return (
    <MyPageFrame
      section="orders"
      title={text('orders.designs.title')}
      lead={text('orders.designs.lead')}
    >
      <div className={s.tools}>
        <OrderKinds kind="designs" />
        <DesignTabs tab={tab} counts={orders.data?.counts} />
      </div>
      <PagedList
        query={orders}
        label={text('orders.designs.page')}
        skeleton={<DesignsSkeleton />}
        href={(change) => designsHref(language, { ...url, ...change })}
        empty={<NoDesigns tab={tab} />}
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((order) => (
              <li key={order.id}>
                <DesignOrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </MyPageFrame>
  );
}

function DesignTabs({
  tab,
  counts,
}: {
  tab: OriginTab;
  counts: DesignOrderList['counts'] | undefined;
}) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  return (
    <nav aria-label={text('orders.designs.tabs')} className={s.tabs}>
      {originTabs.map((one) => {
        const name = text(`orders.designs.tab.${one}`);
        const count = counts?.[one] ?? 0;
        return (
          <Chip key={one} chosen={one === tab} href={designsHref(language, { tab: one, page: 1 })}>
            {count === 0 ? name : text('orders.tab', { name, count: integer(count) })}
          </Chip>
        );
      })}
    </nav>
  );
}

function NoDesigns({ tab }: { tab: OriginTab }) {
  const text = useText();
  return (
    <EmptyState
      drawing="door"
      title={text(`orders.designs.empty.${tab}`)}
      text={text('orders.designs.empty.text')}
      action={
        <ButtonLink variant="primary" href={paths.interiorDesign.to(useLanguage())}>
          {text('orders.designs.empty.action')}
        </ButtonLink>
      }
    />
  );
}

/** Two orders. */
function DesignsSkeleton() {
  return (
    <div className={s.list} aria-hidden>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} height="260px" />
      ))}
    </div>
  );
}
