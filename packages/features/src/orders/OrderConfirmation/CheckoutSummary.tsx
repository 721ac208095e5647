import type { CheckoutQuote } from '@hien/api';
import { PriceBreakdown, type PriceLine } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PlaceButton } from '../../shared/checkout/PlaceOrder.tsx';
import * as s from '../../shared/checkout/checkout.css.ts';

interface CheckoutSummaryProps {
  quote: CheckoutQuote;
  /** False while the price of what the form says is on its way. */
  fresh: boolean;
}

/** The price, part by part, beside the form; the server's figures and nothing else. */
export function CheckoutSummary({ quote, fresh }: CheckoutSummaryProps) {
  const text = useText();
  const format = useFormat();
  const { totals } = quote;
  const known = quote.sellers.some(({ delivery }) => delivery !== null);
  const less = (id: string, label: string, amount: number): PriceLine[] =>
    amount === 0 ? [] : [{ id, label, amount: `−${format.vnd(amount)}`, kind: 'less' }];
  return (
    <aside className={s.summary} aria-label={text('orders.checkout.summary')} aria-busy={!fresh}>
      <PriceBreakdown
        caption={text('orders.checkout.summary')}
        columns={{
          label: text('orders.cart.summary.part'),
          amount: text('orders.cart.summary.amount'),
        }}
        sections={[
          {
            id: 'all',
            lines: [
              {
                id: 'goods',
                label: text('orders.checkout.sum.goods'),
                amount: format.vnd(totals.list + totals.options),
              },
              ...less('discount', text('orders.cart.discount'), totals.discount),
              ...less('coupon', text('orders.checkout.coupon'), totals.coupon),
              ...less('points', text('orders.checkout.points'), totals.points),
              known
                ? {
                    id: 'delivery',
                    label: text('orders.checkout.sum.delivery'),
                    amount:
                      totals.delivery === 0
                        ? text('orders.checkout.sum.free')
                        : format.vnd(totals.delivery),
                    kind: totals.delivery === 0 ? 'free' : 'plain',
                  }
                : {
                    id: 'delivery',
                    label: text('orders.checkout.sum.delivery'),
                    amount: text('orders.checkout.sum.later'),
                  },
              ...(totals.installation > 0
                ? [
                    {
                      id: 'installation',
                      label: text('orders.checkout.installation'),
                      amount: format.vnd(totals.installation),
                    },
                  ]
                : []),
            ],
          },
        ]}
        total={{
          label: text('orders.checkout.sum.total'),
          amount: format.vnd(totals.total),
          note: fresh
            ? text('orders.checkout.sum.vat', { vat: format.vnd(totals.vat) })
            : text('orders.checkout.sum.waiting'),
        }}
      />
      <div className={s.press}>
        <PlaceButton />
      </div>
    </aside>
  );
}
