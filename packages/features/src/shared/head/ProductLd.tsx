import type { Picture } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { JsonLd } from './JsonLd.tsx';
import { OriginContext } from './PageHead.tsx';

interface ProductLdProps {
  name: string;
  description: string;
  /** The number that people read on it. */
  sku: string;
  brand: string;
  pictures: readonly Picture[];
  /** Đồng with VAT, as the page shows it. */
  price: number;
  /** Its last day, `2026-11-30`. */
  priceUntil?: string | null;
  isInStock: boolean;
  rating?: { average: number; count: number };
}

/** What is sold on a page, for search engines: the same price, stock and stars as the page shows. */
export function ProductLd({
  name,
  description,
  sku,
  brand,
  pictures,
  price,
  priceUntil = null,
  isInStock,
  rating,
}: ProductLdProps) {
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name,
        description,
        sku,
        brand: { '@type': 'Brand', name: brand },
        image: pictures.slice(0, 5).map((one) => `${origin}${mediaUrl(one, { width: 1280 })}`),
        url: `${origin}${pathname}`,
        offers: {
          '@type': 'Offer',
          priceCurrency: 'VND',
          price,
          ...(priceUntil === null ? {} : { priceValidUntil: priceUntil }),
          availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
          url: `${origin}${pathname}`,
        },
        // Stars that nobody has given are none.
        ...(rating && rating.count > 0
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: rating.average,
                reviewCount: rating.count,
              },
            }
          : {}),
      }}
    />
  );
}
