import { addressesQuery, businessQuery, profileQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AddressBook } from './AddressBook.tsx';
import { MyPageView } from './MyPageView.tsx';

/** My page; `?tab=addresses` are the addresses (D48). */
export function MyPageScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const profile = useQuery(profileQuery());
  const addresses = useQuery(addressesQuery());
  const business = useQuery(businessQuery());
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
        <MyPageView profile={profile} addresses={addresses} business={business} />
      )}
    </>
  );
}
