import type { AdCity, MembershipOverview } from '@hien/api';
import type { AdPlan } from '@hien/domain';
import { Container, Heading, Skeleton, Text } from '@hien/ui';
import * as s from '../../shared/checkout/checkout.css.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Problem } from '../parts/Problem.tsx';
import { usePlan } from '../parts/usePlan.ts';
import { TakenDownNotice } from '../parts/TakenDownNotice.tsx';
import { WaitingOrder } from '../parts/WaitingOrder.tsx';
import { withOffers } from '../parts/with-offers.ts';
import { AdCheckoutForm } from './AdCheckoutForm.tsx';

interface AdMembershipOrderConfirmationViewProps {
  plan: AdPlan;
  overview: Loadable<MembershipOverview>;
  cities: Loadable<{ items: readonly AdCity[] }>;
}

export function AdMembershipOrderConfirmationView({
  plan,
  overview,
  cities,
}: AdMembershipOrderConfirmationViewProps) {
  const text = useText();
  const nameOf = usePlan();
  const offer = overview.data?.offers.find((one) => one.plan === plan);
  const company = overview.data?.company;
  return (
    <Container className={s.page}>
      <div className={s.head}>
        <Heading level={1}>
          {text(offer?.kind === 'upgrade' ? 'ad.checkout.upgrade' : 'ad.checkout.purchase', {
            plan: nameOf(plan),
          })}
        </Heading>
        {company ? (
          <Text tone="muted">{text('ad.checkout.company', { company: company.name })}</Text>
        ) : null}
      </div>
      {/* Where nothing can be bought, that says why. */}
      {overview.data?.takenDown && overview.data.waiting !== null ? <TakenDownNotice /> : null}
      <QueryBoundary query={overview} size="page" skeleton={<CheckoutSkeleton />}>
        {(data) =>
          data.waiting !== null ? (
            <WaitingOrder order={data.waiting} />
          ) : offer === undefined ? null : offer.problem === null ? (
            <QueryBoundary query={cities} skeleton={<CheckoutSkeleton />}>
              {({ items }) => (
                <AdCheckoutForm
                  overview={data}
                  offer={offer}
                  home={data.company?.city ?? ''}
                  cities={withOffers(items, data.waits)}
                />
              )}
            </QueryBoundary>
          ) : (
            <Problem problem={offer.problem} />
          )
        }
      </QueryBoundary>
    </Container>
  );
}

const CheckoutSkeleton = () => (
  <div className={s.columns}>
    <div className={s.parts}>
      <Skeleton width="100%" height="12rem" />
      <Skeleton width="100%" height="22rem" />
    </div>
    <Skeleton width="100%" height="14rem" />
  </div>
);
