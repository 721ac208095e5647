import type { BuiltProject } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { BuiltHomes } from '../../shared/built/BuiltHomes.tsx';
import { BuiltPage, BuiltSkeleton } from '../../shared/built/BuiltPage.tsx';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { AfterDesign } from './AfterDesign.tsx';

export function ProjectDetailView({ project }: { project: Loadable<BuiltProject> }) {
  return (
    <QueryBoundary
      query={project}
      size="page"
      skeleton={<BuiltSkeleton />}
      notFound={<ProjectNotFound />}
    >
      {(data) => <Built project={data} />}
    </QueryBoundary>
  );
}

function Built({ project }: { project: BuiltProject }) {
  const text = useText();
  const language = useLanguage();
  const { id, design } = project;
  return (
    <>
      <BuiltPage
        built={project}
        trail={[
          { label: text('designs.title'), href: paths.interiorDesign.to(language) },
          {
            label: design.title,
            href: paths.interiorDesignDetail.to(language, { id: design.id }),
          },
        ]}
        after={<AfterDesign design={design} />}
      />
      <BuiltHomes
        of={{ design_id: design.id }}
        title={text('designs.built.others', { design: design.title })}
        except={id}
      />
    </>
  );
}

export function ProjectNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('built.not-found.title')} hidden />
      <NotFoundState title={text('built.not-found.title')} text={text('built.not-found.text')} />
    </>
  );
}
