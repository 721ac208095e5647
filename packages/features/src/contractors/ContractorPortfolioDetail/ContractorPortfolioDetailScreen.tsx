import { getContractorProject } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';
import { ProjectView } from './ProjectView.tsx';

export const prefetch: Prefetch = async ({ need, notFound, params }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  await need(getContractorProject, { id });
};

/** A project of a company. */
export function Screen() {
  const id = readId(useRouteParams(paths.contractorPortfolioDetail).id);
  return id === undefined ? <ProjectNotFound /> : <ProjectPage key={id} id={id} />;
}

function ProjectPage({ id }: { id: number }) {
  const project = useCall(getContractorProject, { id });
  return (
    <>
      {project.data ? <ProjectHead project={project.data} /> : null}
      <ProjectView project={project} />
    </>
  );
}
