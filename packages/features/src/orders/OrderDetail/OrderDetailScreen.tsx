import { readOrder } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { OrderDetailView } from './OrderDetailView.tsx';

/** One order of the member who is signed in. */
export function Screen() {
  const id = readId(useRouteParams(paths.orderDetail).id);
  return id === undefined ? <NotFoundState /> : <Detail id={id} />;
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
