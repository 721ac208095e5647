import { bestProductsQuery, cartQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
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
