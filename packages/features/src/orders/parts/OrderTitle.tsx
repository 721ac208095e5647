import { useText } from '../../shared/i18n/useText.ts';
import { together } from '../../shared/together.css.ts';

/** “Đơn SO20260302-000750”. */
export function OrderTitle({ number }: { number: string }) {
  const [before, after] = useText()('orders.detail.title', { number }).split(number);
  return (
    <span>
      {before}
      <span className={together}>{number}</span>
      {after}
    </span>
  );
}
