import type { useFormat } from '../../shared/i18n/useFormat.ts';
import type { useText } from '../../shared/i18n/useText.ts';
import type { ShopQuery } from './shop-query.ts';

/** The price range in words: `Từ 500.000 đ`, `Đến 2.000.000 đ`, `500.000 đ – 2.000.000 đ`; undefined when open. */
export function priceWords(
  { priceFrom, priceTo }: Pick<ShopQuery, 'priceFrom' | 'priceTo'>,
  text: ReturnType<typeof useText>,
  format: ReturnType<typeof useFormat>,
): string | undefined {
  if (priceFrom !== null && priceTo !== null)
    return text('shop.filter.price.between', {
      from: format.vnd(priceFrom),
      to: format.vnd(priceTo),
    });
  if (priceFrom !== null) return text('shop.filter.price.above', { from: format.vnd(priceFrom) });
  if (priceTo !== null) return text('shop.filter.price.below', { to: format.vnd(priceTo) });
  return undefined;
}
