import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import * as s from './shell.css.ts';

/** Stands where a page is about to be: a heading, a few lines, a picture. */
export function PageSkeleton() {
  return (
    <Container className={s.skeleton} aria-busy>
      <Skeleton width="min(24rem, 70%)" height="2.5rem" />
      <SkeletonText lines={2} />
      <SkeletonPicture ratio="16:9" />
    </Container>
  );
}
