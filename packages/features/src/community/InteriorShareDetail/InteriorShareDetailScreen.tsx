import { getInteriorShare } from '@hien/api';
import { paths } from '@hien/domain/routes';
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
