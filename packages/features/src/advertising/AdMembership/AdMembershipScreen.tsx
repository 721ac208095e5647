import { listAdCities, listContractors, listLedgerEnds, readMembership } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { adAddress, seenInput } from './ad-address.ts';
import { AdMembershipView } from './AdMembershipView.tsx';

export const prefetch: Prefetch = ({ want, search }) => {
  want(listAdCities);
  want(listContractors, seenInput(adAddress.read(search)));
};

/** What advertising is, what it costs, where places are free, and what it never buys. */
export function Screen() {
  const text = useText();
  const { url, go } = useAddress(adAddress);
  const cities = useCall(listAdCities);
  const seen = useCall(listContractors, seenInput(url));
  const ends = useCall(listLedgerEnds, { city: url.city });
  const { data: profile } = useProfile();
  const mine = useCall(readMembership, undefined, {
    enabled: profile?.roles.includes('contractor') === true,
  });
  return (
    <>
      <PageHead title={text('ad.title')} description={text('ad.description')} />
      <AdMembershipView
        cities={cities}
        seen={seen}
        ends={ends}
        city={url.city}
        onCity={(city) => go({ city })}
        mine={mine.data}
      />
    </>
  );
}
