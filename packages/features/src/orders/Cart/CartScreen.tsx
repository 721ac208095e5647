import { bestProductsQuery, cartQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartSeen } from '../../shared/cart/add-once.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CartView } from './CartView.tsx';
import { useCartActions } from './useCartActions.ts';

/** What the member means to buy. */
export function CartScreen() {
  const text = useText();
  const language = useLanguage();
  const cart = useQuery(cartQuery(language));
  const empty = cart.data?.sellers.length === 0 && cart.data.later.length === 0;
  const best = useQuery({ ...bestProductsQuery(language, 6), enabled: empty });
  const seen = cart.isSuccess && !cart.isFetching;
  useEffect(() => {
    if (seen) cartSeen();
  }, [seen]);
  return (
    <>
      <PageHead
        title={text('orders.cart.title')}
        description={text('orders.cart.description')}
        hidden
      />
      <CartView cart={cart} best={best} actions={useCartActions()} />
    </>
  );
}
