import { listOrders } from '@hien/api';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { splitLanguage } from '../../routes/match.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { OrdersView } from './OrdersView.tsx';
import { ordersHref, readOrdersUrl } from './orders-url.ts';

/** My orders: `order` and `order/{status}`. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const status = paths.orderByStatus.match(splitLanguage(pathname)?.path ?? '')?.status;
  const url = readOrdersUrl(status, params);
  const orders = useCall(listOrders, {
    status: url.tab,
    page: url.page,
    ...(url.q === '' ? {} : { q: url.q }),
  });
  return (
    <>
      <PageHead title={text('orders.title')} hidden />
      <OrdersView url={url} href={(next) => ordersHref(language, next)} orders={orders} />
    </>
  );
}
