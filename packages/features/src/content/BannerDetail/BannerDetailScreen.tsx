import { getBanner } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { BannerHead } from '../banner/BannerHead.tsx';
import { BannerPageView } from '../banner/BannerPageView.tsx';

const idOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const id = idOf(params.id);
  if (id === undefined) notFound();
  else need(getBanner, { id });
};

/** The page of one banner. */
export function Screen() {
  const id = idOf(useRouteParams(paths.bannerDetail).id);
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
