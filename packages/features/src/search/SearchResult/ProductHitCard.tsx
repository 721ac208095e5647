import type { ProductHit } from '@hien/api';
import { Price, ProductCard } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Marked } from './Marked.tsx';
import { SaveButton } from '../../shared/product/SaveButton.tsx';
import { ProductRating } from '../../shared/product/ProductRating.tsx';

/** A product among the results, its name marked. */
export function ProductHitCard({ product, priority }: { product: ProductHit; priority: boolean }) {
  const text = useText();
  const format = useFormat();
  const dropped = product.final_price < product.list_price;
  return (
    <ProductCard
      href={paths.shopDetail.to(useLanguage(), { id: product.id })}
      title={product.title}
      titleLang={product.title_language ?? undefined}
      marked={<Marked text={product.title} ranges={product.highlights} />}
      brand={product.brand_name}
      picture={product.picture}
      priority={priority}
      price={
        <Price
          size="sm"
          current={format.vnd(product.final_price)}
          currentLabel={text('price.now')}
          {...(dropped && { old: format.vnd(product.list_price), oldLabel: text('price.was') })}
        />
      }
      rating={
        product.rating.count > 0 ? <ProductRating rating={product.rating} size="sm" /> : undefined
      }
      action={<SaveButton productId={product.id} name={product.title} />}
      soldOut={product.availability === 'sold_out' ? text('product.sold-out') : undefined}
    />
  );
}
