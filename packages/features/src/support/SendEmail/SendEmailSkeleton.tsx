import { Skeleton, SkeletonText } from '@hien/ui';
import * as s from './SendEmailView.css.ts';

/** The measures of the form and of the company beside it. */
export function SendEmailSkeleton() {
  return (
    <div className={s.columns} aria-hidden>
      <div className={s.side}>
        <div className={s.mark}>
          <Skeleton width="56px" height="56px" />
          <div className={s.names}>
            <SkeletonText lines={2} />
          </div>
        </div>
        <SkeletonText lines={6} />
      </div>
      <div className={s.main}>
        <Skeleton shape="text" width="40%" height="2.4rem" />
        <SkeletonText lines={2} />
        <div className={s.pair}>
          <Skeleton height="76px" />
          <Skeleton height="76px" />
        </div>
        <Skeleton height="240px" />
        <Skeleton height="136px" />
        <Skeleton width="180px" height="52px" />
      </div>
    </div>
  );
}
