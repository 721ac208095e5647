import { listAdCities, readMembership } from '@hien/api';
import { isAdPlan } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
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

function NoSuchPlan() {
  const text = useText();
  return (
    <>
      <PageHead title={text('ad.unknown.title')} hidden />
      <EmptyState
        size="page"
        level={1}
        drawing="door"
        title={text('ad.unknown.title')}
        text={text('ad.unknown.text')}
        action={
          <ButtonLink variant="primary" href={paths.adMembership.to(useLanguage())}>
            {text('ad.go.plans')}
          </ButtonLink>
        }
      />
    </>
  );
}
