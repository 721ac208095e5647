import { addressesQuery, quoteQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { OrderConfirmationView } from './OrderConfirmationView.tsx';

/** The last look before an order is placed: the chosen lines of the cart, where they go, and how they are paid. */
export function OrderConfirmationScreen() {
  const text = useText();
  const language = useLanguage();
  const addresses = useQuery(addressesQuery());
  // What was chosen in the cart; every later question names these lines.
  const first = useQuery({ ...quoteQuery(language, {}), staleTime: Infinity });
  return (
    <>
      <PageHead
        title={text('orders.checkout.title')}
        description={text('orders.checkout.description')}
        hidden
      />
      <OrderConfirmationView addresses={addresses} first={first} />
    </>
  );
}
