import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Summary } from '../../../shared/checkout/Summary.tsx';
import { useText } from '../../../shared/i18n/useText.ts';

interface DesignSummaryProps {
  /** Whole đồng. */
  total: number;
  /** False while the price of what the form says is on its way. */
  fresh: boolean;
}

/** Designs in one sum. */
export function DesignSummary({ total, fresh }: DesignSummaryProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Summary
      lines={[
        { id: 'designs', label: text('orders.designs.checkout.sum'), amount: format.vnd(total) },
      ]}
      total={total}
      note={text('orders.designs.checkout.vat')}
      fresh={fresh}
    />
  );
}
