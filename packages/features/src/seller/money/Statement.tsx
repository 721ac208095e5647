import type { SettlementRow } from '@hien/api';
import { type PriceLine, PriceBreakdown } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface StatementProps {
  month: SettlementRow;
  feeBasisPoints: number;
}

/** What a month is made of, and what is paid of it; parts of nothing are left away. */
export function Statement({ month, feeBasisPoints }: StatementProps) {
  const text = useText();
  const { vnd, decimal } = useFormat();
  const line = (id: string, amount: number, label: string, hint?: string): PriceLine[] =>
    amount === 0
      ? []
      : [
          {
            id,
            label,
            amount: vnd(amount),
            kind: amount < 0 ? 'less' : 'plain',
            ...(hint === undefined ? {} : { hint }),
          },
        ];
  return (
    <PriceBreakdown
      caption={text('seller.settlement.statement')}
      columns={{
        label: text('seller.money.column.what'),
        amount: text('seller.bills.column.amount'),
      }}
      sections={[
        {
          id: 'month',
          lines: [
            ...line('sales', month.sales, text('seller.settlement.sales')),
            ...line('reversals', month.reversals, text('seller.settlement.reversals')),
            ...line(
              'delivery',
              month.delivery,
              text('seller.settlement.delivery'),
              text('seller.settlement.delivery.hint'),
            ),
            ...line('discounts', -month.sellerDiscounts, text('seller.settlement.discounts')),
            ...line(
              'fee',
              -month.fee,
              text('seller.settlement.fee'),
              text('seller.settlement.fee.hint', { rate: decimal(feeBasisPoints / 100) }),
            ),
            ...line(
              'vat-withheld',
              month.vatWithheld,
              text('seller.settlement.vat-withheld'),
              text('seller.settlement.withheld.hint'),
            ),
            ...line('pit-withheld', month.pitWithheld, text('seller.settlement.pit-withheld')),
            ...line('penalties', month.penalties, text('seller.settlement.penalties')),
            ...line('adjustments', month.adjustments, text('seller.settlement.adjustments')),
          ],
        },
      ]}
      total={{
        label: text('seller.settlement.payable'),
        amount: vnd(month.payable),
        ...(month.carried === 0
          ? {}
          : { note: text('seller.settlement.carried', { amount: vnd(month.carried) }) }),
      }}
    />
  );
}
