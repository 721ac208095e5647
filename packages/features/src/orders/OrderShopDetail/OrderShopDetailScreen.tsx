import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { OrderGate } from '../parts/OrderGate.tsx';
import { OrderSkeleton } from '../parts/OrderSkeleton.tsx';
import { OrderView } from '../parts/OrderView.tsx';
import { readId } from '../../shared/address/parts.ts';

/** An order for who comes by the link of a mail, signed in or not (D15). */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.orderShopDetail).id);
  return (
    <>
      <PageHead title={text('orders.title.one')} hidden />
      <OrderGate id={id} skeleton={<OrderSkeleton />}>
        {(order, access) => <OrderView order={order} access={access} />}
      </OrderGate>
    </>
  );
}
