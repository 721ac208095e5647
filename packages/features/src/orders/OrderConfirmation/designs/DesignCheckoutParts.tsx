import { type DesignQuote, quoteDesigns } from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Notice } from '@hien/ui';
import { FormCheckbox, useFormField } from '@hien/ui/form';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { useDebounced } from '../../../shared/search/useDebounced.ts';
import { Agreement } from '../Agreement.tsx';
import { InvoicePart } from '../../../shared/checkout/InvoicePart.tsx';
import { MethodPart } from '../../../shared/checkout/MethodPart.tsx';
import * as s from '../../../shared/checkout/checkout.css.ts';
import { ReferralField } from '../SavingsPart.tsx';
import { PlaceBar } from '../../../shared/checkout/PlaceOrder.tsx';
import { useTransferText } from '../useTransferText.ts';
import { DesignSummary } from './DesignSummary.tsx';
import { JoinOrder } from './JoinOrder.tsx';
import { QuotedDesigns } from './QuotedDesigns.tsx';

interface DesignCheckoutPartsProps {
  first: DesignQuote;
  forMessage: number | undefined;
  /** Null while the price of what the form says is on its way. */
  onShown: (quote: DesignQuote | null) => void;
}

/** The parts of the form, all of them about the same price. */
export function DesignCheckoutParts({ first, forMessage, onShown }: DesignCheckoutPartsProps) {
  const text = useText();
  const language = useLanguage();
  const transferText = useTransferText();
  const { value } = useFormField<string>('referralCode');
  const code = value.trim();
  const settled = useDebounced(code, 300);
  const query = useCall(
    quoteDesigns,
    {
      designIds: first.lines.map(({ designId }) => designId),
      ...(settled === '' ? {} : { referralCode: settled }),
      ...(forMessage === undefined ? {} : { forMessage }),
    },
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
  const quote = query.data ?? first;
  const fresh = query.data !== undefined && !query.isPlaceholderData && settled === code;
  useEffect(() => onShown(fresh ? quote : null), [fresh, quote, onShown]);
  const blocked = quote.lines.filter(({ problem }) => problem !== null).length;
  const refusal = (field: string) =>
    fresh ? quote.refusals.find((one) => one.field === field)?.message : undefined;
  const buyable = blocked < quote.lines.length;
  return (
    <>
      {query.error && !fresh ? (
        <Notice tone="critical">{text('orders.checkout.price.failed')}</Notice>
      ) : null}
      {quote.ownerName === null ? null : (
        <Notice tone="info" title={text('orders.designs.for', { name: quote.ownerName })}>
          {text('orders.designs.for.text')}
        </Notice>
      )}
      {blocked > 0 ? (
        <Notice
          tone="caution"
          action={
            buyable ? null : (
              <ButtonLink href={paths.interiorDesign.to(language)}>
                {text('orders.designs.empty.action')}
              </ButtonLink>
            )
          }
        >
          {text('orders.designs.checkout.blocked', { count: blocked })}
        </Notice>
      ) : null}
      {refusal('total') === undefined ? null : <Notice tone="caution">{refusal('total')}</Notice>}
      <div className={s.columns}>
        <div className={s.parts}>
          <QuotedDesigns lines={quote.lines} />
          {quote.pending.map((order) => (
            <JoinOrder key={order.id} order={order} quote={quote} />
          ))}
          {buyable ? (
            <>
              <MethodPart
                methods={quote.methods}
                total={quote.total}
                transfer={transferText(quote.total)}
              />
              <section className={s.part} aria-labelledby="checkout-referral">
                <Heading level={2} size="h4" id="checkout-referral">
                  {text('orders.checkout.savings')}
                </Heading>
                <ReferralField refused={refusal('referralCode')} accepted={quote.referral} />
              </section>
              <InvoicePart />
              <Agreement>
                <FormCheckbox
                  name="noRefund"
                  hint={text('orders.designs.checkout.no-refund.hint', {
                    times: limits.design.allowedTimes,
                    days: limits.design.validDays,
                  })}
                >
                  {text('orders.designs.checkout.no-refund')}
                </FormCheckbox>
              </Agreement>
            </>
          ) : null}
        </div>
        {buyable ? <DesignSummary total={quote.total} fresh={fresh} /> : null}
      </div>
      {buyable ? <PlaceBar total={quote.total} fresh={fresh} /> : null}
    </>
  );
}
