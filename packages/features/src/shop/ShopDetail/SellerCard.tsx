import type { Seller } from '@hien/api';
import { Avatar, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProductRating } from '../../shared/product/ProductRating.tsx';
import * as s from './SellerCard.css.ts';

/** Who sells it, with what the law asks for: name, registration number, address (Law 19/2023). */
export function SellerCard({ seller }: { seller: Seller }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.card}>
      <Avatar name={seller.name} shape="square" size="lg" decorative />
      <div className={s.lines}>
        <Text weight="strong">{seller.name}</Text>
        <ProductRating rating={seller.rating} />
        <Text size="small" tone="muted">
          {text('shop.detail.seller.registration', { number: seller.registrationNumber })}
        </Text>
        <Text size="small" tone="muted">
          {seller.address}
        </Text>
        <Text size="small" tone="muted">
          {seller.verifiedAt === null
            ? text('shop.detail.seller.unverified')
            : text('shop.detail.seller.verified', { date: format.date(seller.verifiedAt) })}
        </Text>
        {seller.representative ? (
          <Text size="small" tone="muted">
            {text('shop.detail.seller.representative', { name: seller.representative })}
          </Text>
        ) : null}
        <Text size="small" tone="muted">
          {text('shop.detail.seller.since', { date: format.date(seller.since, 'month') })} ·{' '}
          {text('shop.detail.seller.products', { count: seller.productCount })}
        </Text>
      </div>
    </div>
  );
}
