import type { InteriorShare } from '@hien/api';
import { SkeletonCard } from '@hien/ui';
import { HomeCard } from './HomeCard.tsx';
import * as s from './HomeWall.css.ts';

interface HomeWallProps {
  shares: readonly InteriorShare[];
  /** How many of the first have to be there at once. */
  first?: number;
}

/** Shared homes side by side. */
export function HomeWall({ shares, first = 0 }: HomeWallProps) {
  return (
    <ul className={s.wall}>
      {shares.map((share, at) => (
        <li key={share.id} data-listed>
          <HomeCard share={share} priority={at < first} />
        </li>
      ))}
    </ul>
  );
}

export function HomeWallSkeleton({ count }: { count: number }) {
  return (
    <div className={s.wall}>
      {Array.from({ length: count }, (_, at) => (
        <SkeletonCard key={at} kind="share" />
      ))}
    </div>
  );
}
