import { bannerPageQuery, bannersQuery } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { BannerHead } from '../banner/BannerHead.tsx';
import { BannerPageView } from '../banner/BannerPageView.tsx';

export const prefetchBannerShopDetail: Prefetch = (queryClient, { language }) => [
  queryClient.fetchQuery(bannersQuery(language, 'shop-top')).then(async ([first]) => {
    if (first) await queryClient.prefetchQuery(bannerPageQuery(language, first.id));
  }),
];

/** The page of the campaign that runs in the shop now. */
export function BannerShopDetailScreen() {
  const text = useText();
  const language = useLanguage();
  const running = useQuery(bannersQuery(language, 'shop-top'));
  const id = running.data?.[0]?.id;
  const banner = useQuery({ ...bannerPageQuery(language, id ?? 0), enabled: id !== undefined });
  if (running.data && id === undefined)
    return (
      <>
        <PageHead title={text('banner.none.title')} description={text('banner.none.text')} hidden />
        <EmptyState
          size="page"
          level={1}
          title={text('banner.none.title')}
          text={text('banner.none.text')}
          action={<ButtonLink href={paths.shop.to(language)}>{text('state.shop')}</ButtonLink>}
        />
      </>
    );
  return (
    <>
      <BannerHead banner={banner.data} />
      <BannerPageView
        banner={
          running.error && !running.data
            ? { ...banner, error: running.error, refetch: running.refetch }
            : banner
        }
      />
    </>
  );
}
