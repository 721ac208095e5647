import { getBanner } from '@hien/api';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { BannerHead } from '../banner/BannerHead.tsx';
import { BannerPageView } from '../banner/BannerPageView.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const id = readId(params.id);
  if (id === undefined) notFound();
  else need(getBanner, { id });
};

/** The page of one banner. */
export function Screen() {
  const id = readId(useRouteParams(paths.bannerDetail).id);
  return id === undefined ? <NotFoundState /> : <KnownBanner id={id} />;
}

function KnownBanner({ id }: { id: number }) {
  const banner = useCall(getBanner, { id });
  return (
    <>
      <BannerHead banner={banner.data} />
      <BannerPageView banner={banner} />
    </>
  );
}
