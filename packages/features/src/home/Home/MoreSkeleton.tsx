import { Section, Skeleton } from '@hien/ui';
import { TileGridSkeleton } from './skeletons.tsx';

/** The first rows of what comes below: enough that nobody sees an end. */
export function MoreSkeleton() {
  return (
    <Section aria-hidden>
      <Skeleton width="16rem" height="2.25rem" />
      <TileGridSkeleton />
    </Section>
  );
}
