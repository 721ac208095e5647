import { getBanner, listBanners } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { BannerHead } from '../banner/BannerHead.tsx';
import { BannerPageView } from '../banner/BannerPageView.tsx';

export const prefetch: Prefetch = async ({ want, need }) => {
  const [first] = (await need(listBanners, { position: 'shop-top' })).items;
  if (first) want(getBanner, { id: first.id });
};

/** The page of the campaign that runs in the shop now. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const running = useCall(listBanners, { position: 'shop-top' }, { select: ({ items }) => items });
  const id = running.data?.[0]?.id;
  const banner = useCall(getBanner, { id: id ?? 0 }, { enabled: id !== undefined });
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
