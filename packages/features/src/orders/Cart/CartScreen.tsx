import { listBestProducts, readCart } from '@hien/api';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { cartSeen } from '../../shared/cart/add-once.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { CartView } from './CartView.tsx';
import { DesignCartPage } from './designs/DesignCartPage.tsx';
import { useCartActions } from './useCartActions.ts';

/** What the member means to buy: goods, and with `?of=designs` designs. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  return (
    <>
      <PageHead
        title={text('orders.cart.title')}
        description={text('orders.cart.description')}
        hidden
      />
      {params.get('of') === 'designs' ? <DesignCartPage /> : <Goods />}
    </>
  );
}

function Goods() {
  const cart = useCall(readCart, {}, { refetchOnWindowFocus: 'always' });
  const empty = cart.data?.sellers.length === 0 && cart.data.later.length === 0;
  const best = useCall(
    listBestProducts,
    { limit: 6 },
    { enabled: empty, select: ({ products }) => products },
  );
  const seen = cart.isSuccess && !cart.isFetching;
  useEffect(() => {
    if (seen) cartSeen();
  }, [seen]);
  return <CartView cart={cart} best={best} actions={useCartActions()} />;
}
