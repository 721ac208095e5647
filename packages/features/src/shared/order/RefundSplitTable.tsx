import type { RefundSplit } from '@hien/api';
import { type PriceLine, PriceBreakdown, Text } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

interface RefundSplitTableProps {
  split: RefundSplit;
  type: 'cancel' | 'refund' | 'exchange';
  caption: string;
}

/** What a refund is made of (2.9): goods, what the coupon and points paid, delivery, the way back, and the money. */
export function RefundSplitTable({ split, type, caption }: RefundSplitTableProps) {
  const text = useText();
  const { vnd } = useFormat();
  // No money was collected, or a fee would be taken from it: a price of goods would be a sum that nobody paid.
  if (split.money === 0 && split.returnFee === 0 && type !== 'exchange')
    return (
      <Text size="small">
        {text('orders.refund.to.none')}{' '}
        {split.points > 0 ? text('orders.split.points-alone', { points: vnd(split.points) }) : null}
      </Text>
    );
  const less = (amount: number) => (amount === 0 ? vnd(0) : `−${vnd(amount)}`);
  // Of an exchange nothing but fees moves: the goods are on the list of what is given again, not paid.
  const exchange = type === 'exchange';
  const pointsPaid = exchange
    ? 0
    : Math.max(
        0,
        split.goods - split.couponShare - (split.money - split.deliveryFee + split.returnFee),
      );
  const lines: PriceLine[] = exchange
    ? [
        {
          id: 'goods',
          label: text('orders.split.exchange'),
          hint: text('orders.split.exchange.hint'),
          amount: vnd(0),
        },
      ]
    : [{ id: 'goods', label: text('orders.split.goods'), amount: vnd(split.goods) }];
  if (!exchange && split.couponShare > 0)
    lines.push({
      id: 'coupon',
      label: text('orders.split.coupon'),
      hint: text('orders.split.coupon.hint'),
      amount: less(split.couponShare),
      kind: 'less',
    });
  if (pointsPaid > 0)
    lines.push({
      id: 'points',
      label: text('orders.split.points-paid'),
      hint: text('orders.split.points.hint', { points: vnd(split.points) }),
      amount: less(pointsPaid),
      kind: 'less',
    });
  if (split.deliveryFee > 0)
    lines.push({
      id: 'delivery',
      label: text('orders.split.delivery'),
      amount: vnd(split.deliveryFee),
    });
  if (split.returnFee > 0)
    lines.push({
      id: 'return',
      label: text('orders.split.return'),
      hint: text('orders.split.return.hint'),
      amount: less(split.returnFee),
      kind: 'less',
    });
  return (
    <PriceBreakdown
      caption={caption}
      columns={{ label: text('orders.sum.column.label'), amount: text('orders.sum.column.amount') }}
      sections={[{ id: 'split', lines }]}
      total={{
        label: text('orders.split.money'),
        amount: vnd(split.money),
        ...(split.points > 0
          ? { note: text('orders.split.points-back', { points: vnd(split.points) }) }
          : {}),
      }}
    />
  );
}
