import { listAddresses, quoteCheckout } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { OrderConfirmationView } from './OrderConfirmationView.tsx';

/** The last look before an order is placed: the chosen lines of the cart, where they go, and how they are paid. */
export function Screen() {
  const text = useText();
  const addresses = useCall(listAddresses);
  // What was chosen in the cart; every later question names these lines.
  const first = useCall(quoteCheckout, {}, { staleTime: Infinity, gcTime: 0 });
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
