import { SkeletonCard } from '@hien/ui';
import { grid } from '../../shared/product/ProductTiles.css.ts';

export function PiecesSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, at) => (
        <SkeletonCard key={at} kind="product" />
      ))}
    </div>
  );
}
