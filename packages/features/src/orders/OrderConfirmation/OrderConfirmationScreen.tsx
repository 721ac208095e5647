import { useSearchParams } from 'react-router-dom';
import { listAddresses, quoteCheckout } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { OrderConfirmationView } from './OrderConfirmationView.tsx';

/** The last look before an order is placed: the chosen lines of the cart, where they go, and how they are paid. */
export function Screen() {
  const text = useText();
  const addresses = useCall(listAddresses);
  const [params] = useSearchParams();
  const lineIds = namedLines(params.get('lines'));
  // What was chosen in the cart, or the lines that the address names; every later question names these lines.
  const first = useCall(quoteCheckout, lineIds === null ? {} : { lineIds }, {
    staleTime: Infinity,
    gcTime: 0,
  });
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

/** `lines=12,13`: lines of the cart by id; null for anything else. */
function namedLines(words: string | null): number[] | null {
  const ids = (words ?? '').split(',').map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : null;
}
