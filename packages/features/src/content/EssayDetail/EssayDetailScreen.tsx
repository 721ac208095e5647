import { getEssay } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { EssayDetailView } from './EssayDetailView.tsx';
import { EssayHead } from './EssayHead.tsx';
import { EssayNotFound } from './EssayNotFound.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const id = readId(params.id);
  if (id === undefined) notFound();
  else need(getEssay, { id });
};

/** One essay to read; the number in the address counts, the name behind it is for people. */
export function Screen() {
  const id = readId(useRouteParams(paths.essayDetail).id);
  return id === undefined ? <EssayNotFound /> : <EssayPage key={id} id={id} />;
}

function EssayPage({ id }: { id: number }) {
  const essay = useCall(getEssay, { id });
  return (
    <>
      {essay.data ? <EssayHead essay={essay.data} /> : null}
      <AreaMessages area="community">
        <EssayDetailView essay={essay} />
      </AreaMessages>
    </>
  );
}
