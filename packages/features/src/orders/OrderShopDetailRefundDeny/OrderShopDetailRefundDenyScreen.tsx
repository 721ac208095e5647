import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ClaimSkeleton } from '../parts/ClaimSkeleton.tsx';
import { OrderGate } from '../parts/OrderGate.tsx';
import { readId } from '../../shared/address/parts.ts';
import { OrderShopDetailRefundDenyView } from './OrderShopDetailRefundDenyView.tsx';

/** What the seller said to a claim that was rejected, and what can be done now (D17). */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.orderShopDetailRefundDeny).id);
  return (
    <>
      <PageHead title={text('orders.deny.title')} hidden />
      <OrderGate id={id} skeleton={<ClaimSkeleton />}>
        {(order, access) => <OrderShopDetailRefundDenyView order={order} access={access} />}
      </OrderGate>
    </>
  );
}
