import { listInteriorShares } from '@hien/api';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useGrown } from '../../shared/lists/grown/useGrown.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { pageOf, shareAddress, sharesHref, sharesInput } from './share-place.ts';
import { SharesView } from './SharesView.tsx';

export const prefetchShares: Prefetch = ({ notFound, want, params, search }) => {
  const page = pageOf(params);
  if (page === undefined) return notFound();
  want(listInteriorShares, sharesInput(shareAddress.read(search), page));
};

/** The shared homes: the page stands in the path, what narrows them behind it. */
export function SharesPage({ params }: { params: Readonly<Record<string, string>> }) {
  const page = pageOf(params);
  return page === undefined ? <NotFoundState /> : <Shares page={page} />;
}

function Shares({ page }: { page: number }) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const place = shareAddress.read(params);
  const shares = useGrown(listInteriorShares, (one) => sharesInput(place, one), page);
  return (
    <>
      <PageHead
        title={text('share.title')}
        description={text('share.lead')}
        hidden={shareAddress.isNarrowed(place)}
      />
      <SharesView
        {...shares}
        place={place}
        href={(change, to) => sharesHref(language, { ...place, ...change }, to)}
        onSearch={(q) =>
          void navigate(sharesHref(language, { ...place, q }), { preventScrollReset: true })
        }
      />
    </>
  );
}
