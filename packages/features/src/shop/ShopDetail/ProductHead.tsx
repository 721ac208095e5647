import type { ProductDetail } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { PageHead } from '../../shared/head/PageHead.tsx';

/** What search engines and link previews show of a product. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const [picture] = product.gallery;
  return (
    <PageHead
      title={product.name}
      description={product.summary}
      image={picture && mediaUrl(picture, { width: 1280 })}
    />
  );
}
