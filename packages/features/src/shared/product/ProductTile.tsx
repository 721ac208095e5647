import type { ProductCard as Product } from '@hien/api';
import { Badge, ProductCard } from '@hien/ui';
import type { ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { ProductRating } from './ProductRating.tsx';

interface ProductTileProps {
  product: Product;
  /** Among the first pictures of the page: fetched early. */
  priority?: boolean;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  level?: 2 | 3 | 4;
  /** A button over the picture, such as `SaveButton`. */
  action?: ReactNode;
}

/** A product of the contract as a card of ui, wherever products are listed. */
export function ProductTile({ product, priority, sizes, level, action }: ProductTileProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <ProductCard
      href={paths.shopDetail.to(language, { id: product.id })}
      title={product.name}
      titleLang={product.nameLanguage ?? undefined}
      brand={product.brand.name}
      picture={product.picture}
      alternate={product.hoverPicture}
      price={<ProductPrice prices={product.prices} size="sm" />}
      rating={
        product.rating.count > 0 ? <ProductRating rating={product.rating} size="sm" /> : undefined
      }
      badges={<ProductBadges product={product} />}
      soldOut={product.availability === 'sold_out' ? text('product.sold-out') : undefined}
      options={
        product.optionCount > 1
          ? text('product.options', { count: product.optionCount })
          : undefined
      }
      priority={priority}
      sizes={sizes}
      level={level}
      action={action}
    />
  );
}

/** At most two: what changes the decision most comes first. */
function ProductBadges({ product }: { product: Product }) {
  const text = useText();
  const words = [
    product.isNew ? text('product.new') : null,
    product.madeToOrder ? text('product.made-to-order') : null,
    product.promotionIcons.includes('free-shipping') ? text('product.free-shipping') : null,
  ].filter((word) => word !== null);
  if (words.length === 0) return null;
  return words.slice(0, 2).map((word) => <Badge key={word}>{word}</Badge>);
}
