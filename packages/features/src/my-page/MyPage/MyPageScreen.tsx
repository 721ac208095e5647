import {
  getBusiness,
  getPoints,
  listAddresses,
  listOrders,
  listOwnedDesigns,
  listSavedRooms,
} from '@hien/api';
import { useSearchParams } from 'react-router-dom';
import { page } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AddressBook } from './AddressBook.tsx';
import { MyPageView } from './MyPageView.tsx';
import { OwnedDesigns } from './OwnedDesigns.tsx';
import { SavedRooms } from './SavedRooms.tsx';
import { useSession } from '../../shared/session/useSession.ts';

const titles = {
  overview: 'my-page.overview.title',
  addresses: 'my-page.addresses.title',
  rooms: 'my-page.rooms.title',
  designs: 'my-page.designs.title',
} as const;

/** My page; `?tab=addresses` are the addresses (D48), `?tab=rooms` the homes that were furnished and kept, `?tab=designs` what was bought. */
export function Screen() {
  const text = useText();
  const [search] = useSearchParams();
  const profile = useProfile();
  const addresses = useCall(listAddresses);
  const business = useCall(getBusiness);
  const enabled = useSession().tokenCommerce !== null;
  const points = useCall(getPoints, {}, { enabled });
  // For its counts alone.
  const orders = useCall(listOrders, { limit: 1 }, { enabled });
  const asked = search.get('tab');
  const tab =
    asked === 'addresses' || asked === 'rooms' || asked === 'designs' ? asked : 'overview';
  const rooms = useCall(listSavedRooms, {}, { enabled: tab === 'rooms' });
  const designs = useCall(
    listOwnedDesigns,
    { page: page.read(search.get('page')) },
    { enabled: tab === 'designs' },
  );
  return (
    <>
      <PageHead
        title={text(titles[tab])}
        description={text('my-page.overview.description')}
        hidden
      />
      {tab === 'addresses' ? <AddressBook addresses={addresses} /> : null}
      {tab === 'rooms' ? <SavedRooms saved={rooms} /> : null}
      {tab === 'designs' ? <OwnedDesigns owned={designs} /> : null}
      {tab === 'overview' ? (
        <MyPageView
          profile={profile}
          addresses={addresses}
          business={business}
          points={points}
          orders={orders}
        />
      ) : null}
    </>
  );
}
