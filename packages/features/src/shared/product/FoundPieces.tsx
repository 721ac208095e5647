import { listProducts, type ProductCard } from '@hien/api';
import { Picture, SkeletonText, Text } from '@hien/ui';
import { useCall } from '../calls/useCall.ts';
import { useText } from '../i18n/useText.ts';
import { QueryBoundary } from '../query/QueryBoundary.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import * as s from './FoundPieces.css.ts';

export interface FoundPiecesProps {
  /** What is looked for; nothing is asked while it is empty. */
  q: string;
  /** The list's name, for screen readers. */
  label: string;
  none: string;
  onChoose: (piece: Pick<ProductCard, 'id' | 'name'>) => void;
}

/** Pieces of the shop by their name, each a press away. */
export function FoundPieces({ q, label, none, onChoose }: FoundPiecesProps) {
  const text = useText();
  const found = useCall(
    listProducts,
    { q, limit: 5 },
    { enabled: q !== '', placeholderData: (before) => before },
  );
  if (q === '') return null;
  return (
    <QueryBoundary query={found} size="section" skeleton={<SkeletonText lines={6} />}>
      {({ products }) =>
        products.length === 0 ? (
          <Text size="small" tone="muted">
            {none}
          </Text>
        ) : (
          <ul className={s.found} aria-label={label}>
            {products.map(({ id, name, picture, prices, availability }) => (
              <li key={id}>
                <button type="button" className={s.piece} onClick={() => onChoose({ id, name })}>
                  <span className={s.thumb}>
                    <Picture picture={picture} ratio="1:1" sizes="56px" alt="" />
                  </span>
                  <span className={s.words}>
                    <span className={s.name}>{name}</span>
                    <ProductPrice prices={prices} size="sm" />
                    {availability === 'sold_out' ? (
                      <span className={s.note}>{text('product.sold-out')}</span>
                    ) : null}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
