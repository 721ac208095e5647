import { Skeleton, SkeletonText } from '@hien/ui';
import * as s from './LeadPage.css.ts';

/** As high as a form, until it is known who is here. */
export function LeadFormSkeleton() {
  return (
    <div className={s.waiting} aria-hidden>
      <SkeletonText lines={2} />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height="4.5rem" />
      ))}
    </div>
  );
}
