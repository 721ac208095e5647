import { type RbrProjectDetail, getProject, listProjects } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { ProjectLd } from '../parts/HomeLd.tsx';
import { projectAddress } from './project-address.ts';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { RoomByRoomProjectView } from './RoomByRoomProjectView.tsx';

export const prefetch: Prefetch = async ({ need, notFound, params }) => {
  const { items } = await need(listProjects);
  const id = items.find(({ slug }) => slug === params['pro_name'])?.id;
  if (id === undefined) return notFound();
  need(getProject, { id });
};

/** A building project: its homes with their plans. The address has its name, the call its key. */
export function Screen() {
  const { pro_name: slug } = useRouteParams(paths.roomByRoomProject);
  const projects = useCall(listProjects);
  return (
    <QueryBoundary query={projects} size="page" skeleton={<ProjectSkeleton />}>
      {({ items }) => {
        const id = items.find((project) => project.slug === slug)?.id;
        return id === undefined ? <ProjectNotFound /> : <ProjectPage key={id} id={id} />;
      }}
    </QueryBoundary>
  );
}

function ProjectPage({ id }: { id: number }) {
  const project = useCall(getProject, { id });
  const { url, href } = useAddress(projectAddress);
  return (
    <QueryBoundary
      query={project}
      size="page"
      skeleton={<ProjectSkeleton />}
      notFound={<ProjectNotFound />}
    >
      {(data) => (
        <>
          <ProjectLd project={data} />
          <ProjectHead project={data} />
          <RoomByRoomProjectView
            project={data}
            tower={url.tower}
            towerHref={(tower) => href({ tower })}
          />
        </>
      )}
    </QueryBoundary>
  );
}

function ProjectHead({ project }: { project: RbrProjectDetail }) {
  const { id, project_name: title, description, thumbnail: picture } = project;
  const card = useCard('projects', id, { title, picture });
  return <PageHead title={title} description={description} card={card} />;
}
