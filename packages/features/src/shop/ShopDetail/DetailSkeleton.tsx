import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import * as s from './ShopDetailView.css.ts';
import * as box from './BuyBox.css.ts';

/** As large as the product that comes. */
export function DetailSkeleton() {
  return (
    <Container className={s.top}>
      <Skeleton shape="text" width="18rem" />
      <div className={s.columns}>
        <SkeletonPicture ratio="1:1" />
        <div className={box.box}>
          <SkeletonText lines={3} />
          <Skeleton shape="block" height="3.5rem" width="14rem" />
          <SkeletonText lines={4} />
          <Skeleton shape="block" height="3rem" />
          <SkeletonText lines={3} />
        </div>
      </div>
    </Container>
  );
}
