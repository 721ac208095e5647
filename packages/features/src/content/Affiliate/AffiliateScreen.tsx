import { figuresQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { AffiliateView } from './AffiliateView.tsx';

export const prefetchAffiliate: Prefetch = (queryClient) => [
  queryClient.prefetchQuery(figuresQuery()),
];

/** Why a shop would sell here, and the way to the application. */
export function AffiliateScreen() {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('affiliate.title')}
        description={text('affiliate.lead')}
        image="/media/banners/banner-campaign-3.avif"
      />
      <AffiliateView figures={useQuery(figuresQuery())} />
    </>
  );
}
