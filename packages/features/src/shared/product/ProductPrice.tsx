import type { Prices } from '@hien/api';
import { Price, type PriceProps } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

interface ProductPriceProps {
  prices: Prices;
  size?: PriceProps['size'];
  /** What a chosen option adds, in đồng. */
  extra?: number;
  note?: string;
}

/** What a product costs on the web, and what it cost before (D79: an app-only discount is never applied). */
export function ProductPrice({ prices, size, extra = 0, note }: ProductPriceProps) {
  const text = useText();
  const format = useFormat();
  const dropped = prices.discountWeb !== null && prices.finalPrice < prices.listPrice;
  return (
    <Price
      size={size}
      current={format.vnd(prices.finalPrice + extra)}
      currentLabel={text('price.now')}
      note={note}
      {...(dropped && {
        old: format.vnd(prices.listPrice + extra),
        oldLabel: text('price.was'),
        percent: `−${format.percent(prices.discountWeb?.percent ?? 0)}`,
      })}
    />
  );
}
