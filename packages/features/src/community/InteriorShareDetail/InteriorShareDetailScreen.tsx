import { getInteriorShare, send, viewInteriorShare } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { ShareHead } from './ShareHead.tsx';
import { ShareView } from './ShareView.tsx';

/** An address that the home had before leads to today's. */
export const prefetch: Prefetch = async ({ language, moved, need, params: { slug = '' } }) => {
  const share = await need(getInteriorShare, { slug });
  if (share.slug !== slug) moved(paths.interiorShareDetail.to(language, { slug: share.slug }));
};

/** One shared home. */
export function Screen() {
  const { slug } = useRouteParams(paths.interiorShareDetail);
  return <SharePage key={slug} slug={slug} />;
}

function SharePage({ slug }: { slug: string }) {
  const language = useLanguage();
  const { search, hash } = useLocation();
  const share = useCall(getInteriorShare, { slug });
  const today = share.data?.slug ?? slug;
  useSeen(today === slug ? share.data?.id : undefined);
  if (today !== slug)
    return (
      <Navigate
        replace
        to={{ pathname: paths.interiorShareDetail.to(language, { slug: today }), search, hash }}
      />
    );
  return (
    <>
      {share.data ? <ShareHead share={share.data} /> : null}
      <ShareView share={share} />
    </>
  );
}

/** Tells that a home is before somebody's eyes. Nobody who reads hears of it: what is not counted is not missed. */
function useSeen(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) void send(viewInteriorShare, { id }, { keepalive: true }).catch(() => {});
  }, [id]);
}
