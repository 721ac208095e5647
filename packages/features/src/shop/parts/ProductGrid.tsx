import type { ProductCard } from '@hien/api';
import { SkeletonCard } from '@hien/ui';
import { ProductTile } from '../../shared/product/ProductTile.tsx';
import * as s from './ProductGrid.css.ts';

const SIZES = '(min-width: 1280px) 300px, (min-width: 993px) 24vw, (min-width: 768px) 31vw, 46vw';

/** Two in a row on phones, three above. The first rows are fetched at once. */
export function ProductGrid({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className={s.grid}>
      {products.map((product, at) => (
        <li key={product.id} className={s.cell}>
          <ProductTile product={product} sizes={SIZES} level={2} priority={at < 2} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={s.grid}>
      {Array.from({ length: count }, (_, at) => (
        <SkeletonCard key={at} kind="product" />
      ))}
    </div>
  );
}
