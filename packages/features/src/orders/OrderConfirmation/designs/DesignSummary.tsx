import { PriceBreakdown } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { PlaceButton } from '../../../shared/checkout/PlaceOrder.tsx';
import * as s from '../../../shared/checkout/checkout.css.ts';

interface DesignSummaryProps {
  /** Whole đồng. */
  total: number;
  /** False while the price of what the form says is on its way. */
  fresh: boolean;
}

/** The price beside the form; the server's figure and nothing else. */
export function DesignSummary({ total, fresh }: DesignSummaryProps) {
  const text = useText();
  const format = useFormat();
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
                id: 'designs',
                label: text('orders.designs.checkout.sum'),
                amount: format.vnd(total),
              },
            ],
          },
        ]}
        total={{
          label: text('orders.checkout.sum.total'),
          amount: format.vnd(total),
          note: text(fresh ? 'orders.designs.checkout.vat' : 'orders.checkout.sum.waiting'),
        }}
      />
      <div className={s.press}>
        <PlaceButton />
      </div>
    </aside>
  );
}
