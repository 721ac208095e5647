import type { Address, CheckoutQuote } from '@hien/api';
import { Notice } from '@hien/ui';
import { useEffect } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { AddressPart } from './AddressPart.tsx';
import { Agreement } from './Agreement.tsx';
import type { Shown } from './CheckoutForm.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PlaceBar } from '../../shared/checkout/PlaceOrder.tsx';
import { InvoicePart } from '../../shared/checkout/InvoicePart.tsx';
import { MethodPart } from '../../shared/checkout/MethodPart.tsx';
import * as s from '../../shared/checkout/checkout.css.ts';
import { NotComingIn } from '../../shared/delivery-fit/NotComingIn.tsx';
import { SavingsPart } from './SavingsPart.tsx';
import { SellerPart } from './SellerPart.tsx';
import { linesOf } from './checkout-values.ts';
import { useQuote } from './useQuote.ts';
import { useTransferText } from './useTransferText.ts';

interface CheckoutPartsProps {
  book: { items: readonly Address[]; max: number };
  first: CheckoutQuote;
  before: number | null;
  onShown: (shown: Shown) => void;
  onNewAddress: () => void;
  /** The way into the home is to be measured again: outside of this form, for it is one of its own. */
  onMeasure: () => void;
}

/** The parts of the form, all of them about the same price. */
export function CheckoutParts({
  book,
  first,
  before,
  onShown,
  onNewAddress,
  onMeasure,
}: CheckoutPartsProps) {
  const text = useText();
  const format = useFormat();
  const transferText = useTransferText();
  const { quote, fresh, query } = useQuote(first);
  useEffect(
    () => onShown({ lineIds: linesOf(quote), quote: fresh ? quote : null }),
    [quote, fresh, onShown],
  );
  const refusal = (field: string) =>
    fresh ? quote.refusals.find((one) => one.field === field)?.message : undefined;
  return (
    <>
      {query.error && !fresh ? (
        <Notice tone="critical">{text('orders.checkout.price.failed')}</Notice>
      ) : null}
      {before !== null && fresh && before !== quote.totals.total ? (
        <Notice tone="caution" title={text('orders.checkout.price.changed')}>
          {text('orders.checkout.price.changed.detail', {
            before: format.vnd(before),
            now: format.vnd(quote.totals.total),
          })}
        </Notice>
      ) : null}
      {refusal('total') === undefined ? null : <Notice tone="caution">{refusal('total')}</Notice>}
      {quote.blocked.length > 0 ? (
        <Notice
          tone="caution"
          title={text('orders.checkout.blocked', { count: quote.blocked.length })}
        >
          {quote.blocked.map(({ id, name, message }) => (
            <p key={id}>
              {name}: {message}
            </p>
          ))}
        </Notice>
      ) : null}
      <NotComingIn lines={quote.sellers.flatMap((seller) => seller.lines)} onMeasure={onMeasure} />
      <div className={s.columns}>
        <div className={s.parts}>
          <AddressPart book={book} refused={refusal('addressId')} onNew={onNewAddress} />
          {quote.sellers.map((seller) => (
            <SellerPart key={seller.seller.id} seller={seller} />
          ))}
          <SavingsPart
            quote={quote}
            couponRefused={refusal('couponId')}
            pointsRefused={refusal('points')}
            referralRefused={refusal('referralCode')}
          />
          <MethodPart
            methods={quote.methods}
            total={quote.totals.total}
            transfer={transferText(quote.totals.total)}
          />
          <InvoicePart />
          <Agreement />
        </div>
        <CheckoutSummary quote={quote} fresh={fresh} />
      </div>
      <PlaceBar total={quote.totals.total} fresh={fresh} />
    </>
  );
}
