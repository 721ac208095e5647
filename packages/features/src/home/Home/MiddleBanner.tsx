import type { Banner as BannerData } from '@hien/api';
import { Banner, ButtonLink, Container } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Loadable } from '../../shared/query/loadable.ts';

/** One campaign in the middle of the page. Without a banner, without an answer, it is simply not there. */
export function MiddleBanner({ query }: { query: Loadable<readonly BannerData[]> }) {
  const banner = query.data?.[0];
  return banner ? <Campaign banner={banner} /> : null;
}

function Campaign({ banner }: { banner: BannerData }) {
  const href = `/${useLanguage()}${banner.href}`;
  return (
    <Container>
      <Banner
        title={banner.title}
        text={banner.subtitle}
        picture={banner.picture}
        sizes="(min-width: 1280px) 1280px, 100vw"
        action={banner.action ? <ButtonLink href={href}>{banner.action}</ButtonLink> : null}
      />
    </Container>
  );
}
