import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import * as s from './Selector.css.ts';

/** As large as the home that comes. */
export function SelectorSkeleton() {
  return (
    <Container className={s.page}>
      <Skeleton shape="text" width="14rem" />
      <div className={s.head}>
        <Skeleton shape="block" height="2.5rem" width="18rem" />
        <Skeleton shape="text" width="12rem" />
      </div>
      <div className={s.columns}>
        <div className={s.picture}>
          <SkeletonPicture ratio="4:3" />
        </div>
        <div className={s.pieces}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="12rem" />
          <SkeletonText lines={2} />
        </div>
        <div className={s.plan}>
          <SkeletonPicture ratio="1:1" />
        </div>
      </div>
    </Container>
  );
}
