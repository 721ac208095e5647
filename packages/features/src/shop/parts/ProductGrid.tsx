import type { ProductCard } from '@hien/api';
import { SkeletonCard } from '@hien/ui';
import { Suspense } from 'react';
import { ProductTile } from '../../shared/product/ProductTile.tsx';
import { SaveButton } from '../../shared/product/SaveButton.tsx';
import * as s from './ProductGrid.css.ts';

const SIZES = {
  list: '(min-width: 1280px) 300px, (min-width: 993px) 24vw, (min-width: 768px) 31vw, 46vw',
  also: '(min-width: 1280px) 230px, (min-width: 993px) 18vw, (min-width: 768px) 31vw, 46vw',
};

interface ProductGridProps {
  products: readonly ProductCard[];
  /** `list` is the page's own list, `also` a band of neighbours below something else. */
  look?: keyof typeof s.grid;
  /** Of the titles in the page's outline. */
  level?: 2 | 3;
}

/** Two in a row on phones; above, three of a list and five of a band. The list's first row is fetched at once. */
export function ProductGrid({
  products,
  look = 'list',
  level = look === 'list' ? 2 : 3,
}: ProductGridProps) {
  return (
    <ul className={s.grid[look]}>
      {products.map((product, at) => (
        <li key={product.id} className={s.cell}>
          {/* A boundary of its own: the server's HTML is hydrated tile by tile, not the whole list in one long task. */}
          <Suspense>
            <ProductTile
              product={product}
              sizes={SIZES[look]}
              level={level}
              priority={look === 'list' && at < 2}
              action={<SaveButton productId={product.id} name={product.name} />}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({
  count = 12,
  look = 'list',
}: {
  count?: number;
  look?: ProductGridProps['look'];
}) {
  return (
    <div className={s.grid[look]}>
      {Array.from({ length: count }, (_, at) => (
        <SkeletonCard key={at} kind="product" />
      ))}
    </div>
  );
}
