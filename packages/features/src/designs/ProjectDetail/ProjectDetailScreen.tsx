import { getBuiltProject, getFinishedHome, listBuiltProjects } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { BuiltHead } from '../../shared/built/BuiltHead.tsx';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ProjectDetailView, ProjectNotFound } from './ProjectDetailView.tsx';

export const prefetch: Prefetch = async ({ need, want, notFound, moved, params, language }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  try {
    const { design } = await need(getBuiltProject, { id });
    want(listBuiltProjects, { design_id: design.id, limit: 7 });
  } catch {
    // Built homes share their numbers: this one may have been furnished room by room.
    await want(getFinishedHome, { id });
    moved(paths.roomByRoomShowcase.to(language, { id }));
  }
};

/** A home that was built after a design. */
export function Screen() {
  const id = readId(useRouteParams(paths.projectDetail).id);
  return id === undefined ? <ProjectNotFound /> : <ProjectPage key={id} id={id} />;
}

function ProjectPage({ id }: { id: number }) {
  const language = useLanguage();
  const project = useCall(getBuiltProject, { id });
  return (
    <>
      {project.data ? (
        <BuiltHead
          built={project.data}
          kind="built-homes"
          pathname={paths.projectDetail.to(language, { id })}
        />
      ) : null}
      <ProjectDetailView project={project} />
    </>
  );
}
