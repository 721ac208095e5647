import { projectQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Prefetch, nothingThere } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { toWireHome } from '../leads/home-type.ts';
import { idOf } from '../leads/id-of.ts';
import { useLead } from '../leads/use-lead.ts';
import { FreeTrialProjectView } from './FreeTrialProjectView.tsx';

export const prefetchFreeTrialProject: Prefetch = (queryClient, { language, params }) => {
  const id = idOf(params['id']);
  return [id === null ? nothingThere() : queryClient.fetchQuery(projectQuery(language, id))];
};

/** A design trial for a home in a project that can be furnished room by room (D83). */
export function FreeTrialProjectScreen() {
  const text = useText();
  const id = idOf(useRouteParams(paths.freeTrialProject).id);
  if (id !== null) return <TrialOf id={id} />;
  return (
    <>
      <PageHead title={text('state.not-found.title')} hidden />
      <NotFoundState />
    </>
  );
}

function TrialOf({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const project = useQuery(projectQuery(language, id));
  const lead = useLead('trial_project', id);
  return (
    <>
      <PageHead
        title={text('trial.title', { project: project.data?.project_name ?? '' })}
        description={text('trial.description')}
      />
      <FreeTrialProjectView
        project={project}
        lead={lead}
        onSubmit={(values) =>
          lead.send({ kind: 'trial_project', project_id: id, ...toWireHome(values) })
        }
      />
    </>
  );
}
