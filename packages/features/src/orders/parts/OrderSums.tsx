import type { Order } from '@hien/api';
import { type PriceLine, PriceBreakdown } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What an order cost, line by line. */
export function OrderSums({ amounts }: Pick<Order, 'amounts'>) {
  const text = useText();
  const { vnd } = useFormat();
  const less = (id: string, label: string, amount: number): PriceLine[] =>
    amount === 0 ? [] : [{ id, label, amount: `−${vnd(amount)}`, kind: 'less' }];
  const lines: PriceLine[] = [
    { id: 'list', label: text('orders.sum.list'), amount: vnd(amounts.list) },
    ...less('discount', text('orders.sum.discount'), amounts.discount),
    ...less('coupon', text('orders.sum.coupon'), amounts.coupon),
    ...less('points', text('orders.sum.points'), amounts.points),
    amounts.delivery === 0
      ? {
          id: 'delivery',
          label: text('orders.sum.delivery'),
          amount: text('orders.sum.free'),
          kind: 'free',
        }
      : { id: 'delivery', label: text('orders.sum.delivery'), amount: vnd(amounts.delivery) },
    ...(amounts.installation === 0
      ? []
      : [
          {
            id: 'installation',
            label: text('orders.sum.installation'),
            amount: vnd(amounts.installation),
          },
        ]),
  ];
  return (
    <PriceBreakdown
      caption={text('orders.sum.title')}
      captionHidden
      columns={{ label: text('orders.sum.column.label'), amount: text('orders.sum.column.amount') }}
      sections={[{ id: 'order', lines }]}
      total={{
        label: text('orders.sum.total'),
        amount: vnd(amounts.total),
        note: text('orders.sum.vat', { amount: vnd(amounts.vat) }),
      }}
    />
  );
}
