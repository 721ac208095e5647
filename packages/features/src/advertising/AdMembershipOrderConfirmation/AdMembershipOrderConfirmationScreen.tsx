import { listAdCities, readMembership } from '@hien/api';
import { isAdPlan } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NoSuchPlan } from '../parts/NoSuchPlan.tsx';
import { usePlan } from '../parts/usePlan.ts';
import { AdMembershipOrderConfirmationView } from './AdMembershipOrderConfirmationView.tsx';

/** The last look before a plan is ordered. */
export function Screen() {
  const { membershipType } = useRouteParams(paths.adMembershipOrderConfirmation);
  return isAdPlan(membershipType) ? (
    <Checkout key={membershipType} plan={membershipType} />
  ) : (
    <NoSuchPlan />
  );
}

function Checkout({ plan }: { plan: 'basic' | 'gold' }) {
  const text = useText();
  const nameOf = usePlan();
  const overview = useCall(readMembership);
  const cities = useCall(listAdCities);
  return (
    <>
      <PageHead
        title={text('ad.checkout.purchase', { plan: nameOf(plan) })}
        description={text('ad.checkout.description')}
        hidden
      />
      <AreaMessages area="orders">
        <AdMembershipOrderConfirmationView plan={plan} overview={overview} cities={cities} />
      </AreaMessages>
    </>
  );
}
