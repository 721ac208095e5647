import {
  type Address,
  type CheckoutQuote,
  isApiError,
  keyOf,
  placeOrder,
  quoteCheckout,
} from '@hien/api';
import { checkoutSchema } from '@hien/domain';
import { FormKept } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { failureOf } from '../../shared/forms/failure.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { WayInSheet } from '../../shared/delivery-fit/WayInSheet.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AddressDialog } from '../../shared/my-page/AddressDialog.tsx';
import { CheckoutParts } from './CheckoutParts.tsx';
import { askOf, firstValues, keptValues, linesOf } from './checkout-values.ts';
import * as s from '../../shared/checkout/checkout.css.ts';

interface CheckoutFormProps {
  book: { items: readonly Address[]; max: number };
  first: CheckoutQuote;
}

/** For a reload, and for the way to the cart and back. */
const store = draftStore('checkout', 'tab');

/** What the buyer looks at while pressing: the price must be this one. */
export type Shown = { lineIds: readonly number[]; quote: CheckoutQuote | null };

/** The whole checkout as one form. What the server refuses stands at its field, and nothing typed is lost. */
export function CheckoutForm({ book, first }: CheckoutFormProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const place = useSend(placeOrder);
  const [initial] = useState(() =>
    keptValues(store.read(), firstValues(book.items, first), book.items, first),
  );
  const [shown, setShown] = useState<Shown>({ lineIds: linesOf(first), quote: null });
  /** The total that was refused because it had changed. */
  const [before, setBefore] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const [measuring, setMeasuring] = useState(false);
  const form = (
    <Form
      schema={checkoutSchema}
      initialValues={initial}
      className={s.form}
      // Kept by itself, with what the address book and the quote still have.
      draft={null}
      onSubmit={async (values) => {
        if (shown.quote === null) return { message: text('orders.checkout.price.waiting') };
        const ask = askOf(values, linesOf(first));
        const order = {
          lineIds: [...shown.lineIds],
          addressId: values.addressId,
          method: values.method,
          messages: Object.entries(values.messages)
            .filter(([, words]) => words !== '')
            .map(([seller, words]) => ({ sellerId: Number(seller), text: words })),
          installation: values.installation,
          couponId: values.couponId,
          points: values.points,
          referralCode: values.referralCode,
          redBill: values.redBill,
          over18: values.over18,
          terms: values.terms,
          expectedTotal: shown.quote.totals.total,
        };
        try {
          const placed = await place.send(order);
          store.clear();
          void navigate(
            placed.paid
              ? paths.paymentSuccess.to(language, { type: 'shop' }, { group: placed.groupId })
              : paths.payment.to(language, {
                  type: 'shop',
                  id: placed.groupId,
                  payType: placed.method,
                }),
            { replace: true },
          );
          return undefined;
        } catch (error) {
          const queryKey = keyOf(quoteCheckout, language, ask);
          const now = quoteOfConflict(error);
          if (now !== null) {
            queryClient.setQueryData(queryKey, now);
            setBefore(shown.quote.totals.total);
            return { message: text('orders.checkout.price.changed') };
          }
          // Lines that cannot be bought any more are told in their own place.
          if (isApiError(error) && error.fields.some(({ field }) => field.startsWith('lines.'))) {
            await queryClient.invalidateQueries({ queryKey });
            return { message: text('orders.checkout.lines.gone') };
          }
          return failureOf(error, text);
        }
      }}
    >
      <FormKept store={store} />
      <CheckoutParts
        book={book}
        first={first}
        before={before}
        onShown={setShown}
        onNewAddress={() => setAdding(true)}
        onMeasure={() => setMeasuring(true)}
      />
    </Form>
  );
  return (
    <>
      {form}
      <Suspense>
        {adding ? (
          <AreaMessages area="my-page">
            <AddressDialog edited="new" onClose={() => setAdding(false)} />
          </AreaMessages>
        ) : null}
      </Suspense>
      {measuring ? <WayInSheet open onOpenChange={setMeasuring} /> : null}
    </>
  );
}

/** The price as it is now, when the order was refused because it had changed. */
function quoteOfConflict(error: unknown): CheckoutQuote | null {
  return isApiError(error) && error.status === 409 && isQuote(error.current) ? error.current : null;
}

const isQuote = (value: unknown): value is CheckoutQuote =>
  typeof value === 'object' && value !== null && 'totals' in value && 'sellers' in value;
