import { readOrder } from '@hien/api';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { DesignOrderPage } from './DesignOrderPage.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';

/** One order of the member who is signed in: of goods, and with `?of=designs` of designs. */
export function Screen() {
  const id = readId(useRouteParams(paths.orderDetail).id);
  const [params] = useSearchParams();
  if (id === undefined) return <NotFoundState />;
  return params.get('of') === 'designs' ? <DesignOrderPage id={id} /> : <Detail id={id} />;
}

function Detail({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const order = useCall(readOrder, { id }, { retry: false });
  const title = order.data
    ? text('orders.detail.title', { number: order.data.number })
    : text('orders.title');
  return (
    <>
      <PageHead title={title} hidden />
      <OrderDetailView order={order} access={{ language, id, link: undefined }} />
    </>
  );
}
