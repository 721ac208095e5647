import type { ProductCard } from '@hien/api';
import { ProductTile } from './ProductTile.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as s from './ProductTiles.css.ts';

const SIZES = '(min-width: 1280px) 300px, (min-width: 993px) 24vw, (min-width: 768px) 31vw, 46vw';

interface ProductTilesProps {
  products: readonly ProductCard[];
  level?: 2 | 3;
}

/** Products as cards with their hearts, on pages outside the shop; the hearts' words are the shop's. */
export function ProductTiles({ products, level = 2 }: ProductTilesProps) {
  return (
    <ul className={s.grid}>
      {products.map((product) => (
        <li key={product.id} className={s.cell}>
          <ProductTile
            product={product}
            sizes={SIZES}
            level={level}
            action={<SaveButton productId={product.id} name={product.name} />}
          />
        </li>
      ))}
    </ul>
  );
}
