import { getEssay } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Navigate, useLocation } from 'react-router-dom';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { EssayDetailView } from './EssayDetailView.tsx';
import { EssayHead } from './EssayHead.tsx';
import { EssayNotFound } from './EssayNotFound.tsx';

/** The number in the address counts; another name behind it leads to the essay's own. */
export const prefetch: Prefetch = async ({ language, moved, notFound, need, params }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  const { slug } = await need(getEssay, { id });
  if (slug !== params.slug) moved(paths.essayDetail.to(language, { id, slug }));
};

/** One essay to read. */
export function Screen() {
  const { id: given, slug } = useRouteParams(paths.essayDetail);
  const id = readId(given);
  return id === undefined ? <EssayNotFound /> : <EssayPage key={id} id={id} slug={slug} />;
}

function EssayPage({ id, slug }: { id: number; slug: string }) {
  const language = useLanguage();
  const { search, hash } = useLocation();
  const essay = useCall(getEssay, { id });
  const own = essay.data?.slug ?? slug;
  if (own !== slug)
    return (
      <Navigate
        replace
        to={`${paths.essayDetail.to(language, { id, slug: own })}${search}${hash}`}
      />
    );
  return (
    <>
      {essay.data ? <EssayHead essay={essay.data} /> : null}
      <AreaMessages area="community">
        <EssayDetailView essay={essay} />
      </AreaMessages>
    </>
  );
}
