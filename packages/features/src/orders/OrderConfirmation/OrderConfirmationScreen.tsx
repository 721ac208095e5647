import { useSearchParams } from 'react-router-dom';
import { listAddresses, quoteCheckout } from '@hien/api';
import { ids as idsPart, readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { DesignCheckout } from './designs/DesignCheckout.tsx';
import { OrderConfirmationView } from './OrderConfirmationView.tsx';

/** More designs than an order takes at once are left out. */
const designsPart = idsPart(10);

/**
 * The last look before an order is placed. `?designs=3,8` orders ready-made designs, else it is the chosen lines of the
 * cart: where they go, and how they are paid. `&for=12`: in the name of the member who asked for the designs in message 12.
 */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const designIds = designsPart.read(params.get('designs'));
  return (
    <>
      <PageHead
        title={text('orders.checkout.title')}
        description={text('orders.checkout.description')}
        hidden
      />
      {designIds.length > 0 ? (
        <DesignCheckout designIds={designIds} forMessage={readId(params.get('for'))} />
      ) : (
        <Goods lines={params.get('lines')} />
      )}
    </>
  );
}

function Goods({ lines }: { lines: string | null }) {
  const addresses = useCall(listAddresses);
  const lineIds = namedLines(lines);
  // What was chosen in the cart, or the lines that the address names; every later question names these lines.
  const first = useCall(quoteCheckout, lineIds === null ? {} : { lineIds }, {
    staleTime: Infinity,
    gcTime: 0,
  });
  return <OrderConfirmationView addresses={addresses} first={first} />;
}

/** `lines=12,13`: lines of the cart by id; null for anything else. */
function namedLines(words: string | null): number[] | null {
  const ids = (words ?? '').split(',').map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : null;
}
