import type { CheckoutQuote } from '@hien/api';
import type { PriceLine } from '@hien/ui';
import { Summary } from '../../shared/checkout/Summary.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

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
  const lines: readonly PriceLine[] = [
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
            totals.delivery === 0 ? text('orders.checkout.sum.free') : format.vnd(totals.delivery),
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
  ];
  return (
    <Summary
      lines={lines}
      total={totals.total}
      note={text('orders.checkout.sum.vat', { vat: format.vnd(totals.vat) })}
      fresh={fresh}
    />
  );
}
