import { PriceBreakdown, type PriceLine } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { PlaceButton } from './PlaceOrder.tsx';
import * as s from './checkout.css.ts';

interface SummaryProps {
  lines: readonly PriceLine[];
  /** Whole đồng; the server's figure and nothing else. */
  total: number;
  /** What is said of the total, such as the VAT in it. */
  note: string;
  /** False while the price of what the form says is on its way. */
  fresh?: boolean;
  /** What is pressed, where that is no order of goods. */
  press?: string;
}

/** The price beside the form of a checkout, with its button where there is room. */
export function Summary({ lines, total, note, fresh = true, press }: SummaryProps) {
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
        sections={[{ id: 'all', lines }]}
        total={{
          label: text('orders.checkout.sum.total'),
          amount: format.vnd(total),
          note: fresh ? note : text('orders.checkout.sum.waiting'),
        }}
      />
      <div className={s.press}>
        <PlaceButton label={press} />
      </div>
    </aside>
  );
}
