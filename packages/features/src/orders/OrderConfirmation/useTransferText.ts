import { limits } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Until when a transfer of an order has to arrive, goods as designs. */
export function useTransferText(): (total: number) => string {
  const text = useText();
  const format = useFormat();
  return (total) =>
    text('orders.checkout.transfer.text', {
      amount: format.vnd(total),
      days: limits.paymentDue.orderDays,
    });
}
