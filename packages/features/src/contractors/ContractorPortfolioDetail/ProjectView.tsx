import type { ProjectDetail } from '@hien/api';
import { Container, Skeleton, SkeletonPicture, SkeletonText } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Project } from './Project.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { page } from '../parts/page.css.ts';
import * as s from './ProjectView.css.ts';

export function ProjectView({ project }: { project: Loadable<ProjectDetail> }) {
  return (
    <QueryBoundary
      query={project}
      size="page"
      skeleton={<ProjectSkeleton />}
      notFound={<ProjectNotFound />}
    >
      {(data) => <Project project={data} />}
    </QueryBoundary>
  );
}

/** As large as the project that comes. */
const ProjectSkeleton = () => (
  <Container className={page}>
    <Skeleton shape="text" width="16rem" />
    <SkeletonText lines={2} />
    <div className={s.columns}>
      <SkeletonPicture ratio="3:2" />
      <SkeletonText lines={10} />
    </div>
  </Container>
);
