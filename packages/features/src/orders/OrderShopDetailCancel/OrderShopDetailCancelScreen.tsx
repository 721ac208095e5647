import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ClaimSkeleton } from '../parts/ClaimSkeleton.tsx';
import { OrderGate } from '../parts/OrderGate.tsx';
import { readId } from '../../shared/address/parts.ts';
import { OrderShopDetailCancelView } from './OrderShopDetailCancelView.tsx';

/** Asks to cancel a line that was not sent yet: `?item=` names it. */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.orderShopDetailCancel).id);
  return (
    <>
      <PageHead title={text('orders.cancel.title')} hidden />
      <OrderGate id={id} skeleton={<ClaimSkeleton />}>
        {(order, access) => <OrderShopDetailCancelView order={order} access={access} />}
      </OrderGate>
    </>
  );
}
