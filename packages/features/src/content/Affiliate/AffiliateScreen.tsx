import { getFigures } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { AffiliateView } from './AffiliateView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(getFigures);
};

/** Why a shop would sell here, and the way to the application. */
export function Screen() {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('affiliate.title')}
        description={text('affiliate.lead')}
        image="/media/banners/banner-campaign-3.avif"
      />
      <AffiliateView figures={useCall(getFigures)} />
    </>
  );
}
