import { Container, Skeleton, SkeletonText } from '@hien/ui';
import * as s from './PostForm.css.ts';

/** As large as the form that comes. */
export const PostSkeleton = () => (
  <Container className={s.page}>
    <div className={s.head}>
      <Skeleton shape="text" width="16rem" />
      <Skeleton shape="text" width="22rem" />
    </div>
    <div className={s.columns}>
      <div className={s.story}>
        <Skeleton shape="block" height="4.5rem" />
        <Skeleton shape="block" height="10rem" />
        <Skeleton shape="block" height="22rem" />
      </div>
      <SkeletonText lines={12} />
    </div>
  </Container>
);
