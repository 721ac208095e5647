import { getProject } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { toWireHome } from '../leads/home-type.ts';
import { readId } from '../../shared/address/parts.ts';
import { useLead } from '../leads/use-lead.ts';
import { FreeTrialProjectView } from './FreeTrialProjectView.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const id = readId(params['id']);
  if (id === undefined) notFound();
  else need(getProject, { id });
};

/** A design trial for a home in a project that can be furnished room by room (D83). */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.freeTrialProject).id);
  if (id !== undefined) return <TrialOf id={id} />;
  return (
    <>
      <PageHead title={text('state.not-found.title')} hidden />
      <NotFoundState />
    </>
  );
}

function TrialOf({ id }: { id: number }) {
  const text = useText();
  const project = useCall(getProject, { id });
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
