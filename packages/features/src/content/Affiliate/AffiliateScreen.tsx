import { getFigures } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { Island } from '../../shared/async/Island.tsx';
import { lazyIsland } from '../../shared/async/lazy-island.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { AffiliateView } from './AffiliateView.tsx';
import { InvitationSkeleton } from './invitation/InvitationSkeleton.tsx';
import { invitationAddress } from './invitation/invitation-address.ts';

const invitation = lazyIsland(
  'packages/features/src/content/Affiliate/invitation/InvitationPage.tsx',
  async () => (await import('./invitation/InvitationPage.tsx')).InvitationPage,
);

export const prefetch: Prefetch = ({ want, search }) => {
  if (invitationAddress.read(search).invitation === undefined) want(getFigures);
};

const nothing = {};

/** Why a shop would sell here, and the way to the application; or what the mail of a shop asks. */
export function Screen() {
  return useAddress(invitationAddress).url.invitation === undefined ? (
    <Affiliate />
  ) : (
    <Island island={invitation} props={nothing} fallback={<InvitationSkeleton />} />
  );
}

function Affiliate() {
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
