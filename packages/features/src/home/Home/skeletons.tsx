import { Skeleton, SkeletonCard, SkeletonPicture, SkeletonText } from '@hien/ui';
import * as s from './skeletons.css.ts';

/** Six product tiles, as wide and high as those that come. */
export function TileGridSkeleton() {
  return (
    <div className={s.tiles}>
      {repeat(6, (at) => (
        <SkeletonCard key={at} kind="product" />
      ))}
    </div>
  );
}

export function CardRowSkeleton({
  kind,
  count,
}: {
  kind: 'design' | 'share' | 'product';
  count: number;
}) {
  return (
    <div className={s.row}>
      {repeat(count, (at) => (
        <SkeletonCard key={at} kind={kind} />
      ))}
    </div>
  );
}

/** A large picture beside a list. */
export function LeadSkeleton() {
  return (
    <div className={s.lead}>
      <SkeletonPicture ratio="4:3" />
      <div className={s.list}>
        {repeat(4, (at) => (
          <div key={at} className={s.line}>
            <Skeleton width="88px" height="88px" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </div>
  );
}

function repeat<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
