import type { ProductDetail } from '@hien/api';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { ProductLd } from '../../shared/head/ProductLd.tsx';
import { useCard } from '../../shared/head/useCard.ts';

/** What search engines and link previews show of a product. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const card = useCard('products', product.id, {
    title: product.name,
    picture: product.gallery[0],
    price: product.prices.finalPrice,
  });
  return (
    <>
      <PageHead title={product.name} description={product.summary} card={card} />
      <ProductLd
        name={product.name}
        description={product.summary}
        sku={product.itemNumber}
        brand={product.brand.name}
        pictures={product.gallery}
        price={product.prices.finalPrice}
        priceUntil={product.priceUntil}
        isInStock={product.availability === 'on_sale'}
        rating={product.ratingSummary}
      />
    </>
  );
}
