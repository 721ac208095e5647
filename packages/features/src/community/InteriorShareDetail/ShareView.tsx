import type { ShareDetail } from '@hien/api';
import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Home } from './Home.tsx';
import { ShareNotFound } from './ShareNotFound.tsx';
import * as s from './ShareView.css.ts';

export function ShareView({ share }: { share: Loadable<ShareDetail> }) {
  return (
    <QueryBoundary
      query={share}
      size="page"
      skeleton={<HomeSkeleton />}
      notFound={<ShareNotFound />}
    >
      {(data) => <Home share={data} />}
    </QueryBoundary>
  );
}

/** As large as the home that comes. */
const HomeSkeleton = () => (
  <Container className={s.page}>
    <div className={s.head}>
      <Skeleton shape="text" width="12rem" />
      <Skeleton shape="block" height="5rem" />
      <SkeletonText lines={2} />
    </div>
    <div className={s.columns}>
      <SkeletonPicture ratio="4:3" />
      <SkeletonText lines={12} />
    </div>
  </Container>
);
