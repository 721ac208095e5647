import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import * as s from './ArticleDetailView.css.ts';

/** As large as the article that comes. */
export function ArticleSkeleton() {
  return (
    <Container className={s.page}>
      <div className={s.head}>
        <Skeleton shape="text" width="6rem" />
        <Skeleton shape="block" height="5rem" />
        <SkeletonText lines={2} />
      </div>
      <SkeletonPicture ratio="3:2" />
      <div className={s.columns}>
        <SkeletonText lines={16} />
      </div>
    </Container>
  );
}
