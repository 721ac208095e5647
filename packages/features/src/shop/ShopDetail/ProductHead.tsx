import type { ProductDetail } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { ProductLd } from '../../shared/head/ProductLd.tsx';

/** What search engines and link previews show of a product. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const [picture] = product.gallery;
  return (
    <>
      <PageHead
        title={product.name}
        description={product.summary}
        image={picture && mediaUrl(picture, { width: 1280 })}
      />
      <ProductLd
        name={product.name}
        description={product.summary}
        sku={product.itemNumber}
        brand={product.brand.name}
        pictures={product.gallery}
        price={product.prices.finalPrice}
        isInStock={product.availability === 'on_sale'}
        rating={product.ratingSummary}
      />
    </>
  );
}
