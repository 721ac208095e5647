import { listOrders } from '@hien/api';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { splitLanguage } from '../../routes/match.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DesignOrders } from './designs/DesignOrders.tsx';
import { designTab } from './designs/designs-url.ts';
import { OrdersView } from './OrdersView.tsx';
import { ordersHref, readOrdersUrl } from './orders-url.ts';

/** My orders: `order` and `order/{status}`; `order/design-pending` and its tabs are of ready-made designs. */
export function Screen() {
  const text = useText();
  const { pathname } = useLocation();
  const status = paths.orderByStatus.match(splitLanguage(pathname)?.path ?? '')?.status;
  const designs = designTab(status);
  return (
    <>
      <PageHead title={text('orders.title')} hidden />
      {designs === undefined ? <Goods status={status} /> : <DesignOrders tab={designs} />}
    </>
  );
}

function Goods({ status }: { status: string | undefined }) {
  const language = useLanguage();
  const [params] = useSearchParams();
  const url = readOrdersUrl(status, params);
  const orders = useCall(listOrders, {
    status: url.tab,
    page: url.page,
    ...(url.q === '' ? {} : { q: url.q }),
  });
  return <OrdersView url={url} href={(next) => ordersHref(language, next)} orders={orders} />;
}
