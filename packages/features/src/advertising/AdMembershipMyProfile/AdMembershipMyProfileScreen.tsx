import { getContractor, listAdCities, readMembership } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NoSuchPlan } from '../parts/NoSuchPlan.tsx';
import { AdMembershipMyProfileView } from './AdMembershipMyProfileView.tsx';
import { isAdKind, type AdKind } from './ad-kind.ts';

/** The company's own card as a kind of place shows it: `basic`, `gold` or `premium`. */
export function Screen() {
  const { membershipType } = useRouteParams(paths.adMembershipMyProfile);
  return isAdKind(membershipType) ? <Profile kind={membershipType} /> : <NoSuchPlan />;
}

function Profile({ kind }: { kind: AdKind }) {
  const text = useText();
  const overview = useCall(readMembership);
  const cities = useCall(listAdCities);
  const { company } = overview.data ?? {};
  const profile = useCall(
    getContractor,
    { contractor_id: company?.id ?? 0 },
    { enabled: company?.approved === true },
  );
  return (
    <>
      <PageHead
        title={text('ad.profile.title')}
        description={text('ad.profile.description')}
        hidden
      />
      <AreaMessages area="contractors">
        <AdMembershipMyProfileView
          kind={kind}
          overview={overview}
          profile={profile}
          cities={cities}
        />
      </AreaMessages>
    </>
  );
}
