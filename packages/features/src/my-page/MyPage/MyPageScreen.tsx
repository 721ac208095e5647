import { getBusiness, getPoints, listAddresses, listOrders, sessionAtom } from '@hien/api';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AddressBook } from './AddressBook.tsx';
import { MyPageView } from './MyPageView.tsx';

/** My page; `?tab=addresses` are the addresses (D48). */
export function Screen() {
  const text = useText();
  const [search] = useSearchParams();
  const profile = useProfile();
  const addresses = useCall(listAddresses);
  const business = useCall(getBusiness);
  const enabled = useAtomValue(sessionAtom).tokenCommerce !== null;
  const points = useCall(getPoints, {}, { enabled });
  // For its counts alone.
  const orders = useCall(listOrders, { limit: 1 }, { enabled });
  const atAddresses = search.get('tab') === 'addresses';
  return (
    <>
      <PageHead
        title={text(atAddresses ? 'my-page.addresses.title' : 'my-page.overview.title')}
        description={text('my-page.overview.description')}
        hidden
      />
      {atAddresses ? (
        <AddressBook addresses={addresses} />
      ) : (
        <MyPageView
          profile={profile}
          addresses={addresses}
          business={business}
          points={points}
          orders={orders}
        />
      )}
    </>
  );
}
