import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ClaimSkeleton } from '../parts/ClaimSkeleton.tsx';
import { OrderGate } from '../parts/OrderGate.tsx';
import { readId } from '../../shared/address/parts.ts';
import { OrderShopDetailRefundView } from './OrderShopDetailRefundView.tsx';

/** Asks for a refund or an exchange of a line: `?item=` names it, `?type=exchange` changes the kind. */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.orderShopDetailRefund).id);
  return (
    <>
      <PageHead title={text('orders.refund-page.title')} hidden />
      <OrderGate id={id} skeleton={<ClaimSkeleton />}>
        {(order, access) => <OrderShopDetailRefundView order={order} access={access} />}
      </OrderGate>
    </>
  );
}
