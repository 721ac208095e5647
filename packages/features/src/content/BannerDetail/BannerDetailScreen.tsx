import { bannerPageQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { nothingThere, type Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { BannerHead } from '../banner/BannerHead.tsx';
import { BannerPageView } from '../banner/BannerPageView.tsx';

const idOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

export const prefetchBannerDetail: Prefetch = (queryClient, { language, params }) => {
  const id = idOf(params.id);
  return [
    id === undefined ? nothingThere() : queryClient.fetchQuery(bannerPageQuery(language, id)),
  ];
};

/** The page of one banner. */
export function BannerDetailScreen() {
  const id = idOf(useRouteParams(paths.bannerDetail).id);
  return id === undefined ? <NotFoundState /> : <KnownBanner id={id} />;
}

function KnownBanner({ id }: { id: number }) {
  const banner = useQuery(bannerPageQuery(useLanguage(), id));
  return (
    <>
      <BannerHead banner={banner.data} />
      <BannerPageView banner={banner} />
    </>
  );
}
