import type { BannerPage } from '@hien/api';
import { PageHead } from '../../shared/head/PageHead.tsx';

/** Title and description of a banner's page. */
export function BannerHead({ banner }: { banner: BannerPage | undefined }) {
  return banner ? (
    <PageHead title={banner.title} description={banner.subtitle ?? banner.content.slice(0, 160)} />
  ) : null;
}
