import type { AdCity, MembershipOverview } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Inline, Skeleton, SkeletonText, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Problem } from '../parts/Problem.tsx';
import { TakenDown } from '../parts/TakenDown.tsx';
import { WaitingOrder } from '../parts/WaitingOrder.tsx';
import { PlaceLines } from './PlaceLines.tsx';
import { Plan } from './Plan.tsx';
import { Receipts } from './Receipts.tsx';
import { withOffers } from '../parts/with-offers.ts';
import * as s from './MembershipView.css.ts';

interface MembershipViewProps {
  overview: Loadable<MembershipOverview>;
  cities: Loadable<{ items: readonly AdCity[] }>;
}

export function MembershipView({ overview, cities }: MembershipViewProps) {
  const text = useText();
  return (
    <MyPageFrame section="membership" title={text('ad.mine.title')} lead={text('ad.mine.lead')}>
      <QueryBoundary query={overview} skeleton={<PlanSkeleton />}>
        {(data) => (
          <div className={s.stack}>
            {data.company === null ? null : <Text weight="strong">{data.company.name}</Text>}
            {data.takenDown === null ? null : <TakenDown down={data.takenDown} />}
            {data.waiting === null ? null : <WaitingOrder order={data.waiting} />}
            <Held overview={data} cities={withOffers(cities.data?.items ?? [], data.waits)} />
            {data.company?.approved === true ? (
              <PlaceLines overview={data} cities={cities.data?.items ?? []} />
            ) : null}
            {data.orders.length === 0 ? null : <Receipts orders={data.orders} />}
          </div>
        )}
      </QueryBoundary>
    </MyPageFrame>
  );
}

interface HeldProps {
  overview: MembershipOverview;
  cities: readonly AdCity[];
}

function Held({ overview, cities }: HeldProps) {
  const text = useText();
  const language = useLanguage();
  const { company, membership, waiting, offers } = overview;
  const [first] = offers;
  if (membership !== null)
    return (
      <Plan key={membership.version} membership={membership} offers={offers} cities={cities} />
    );
  if (waiting !== null) return null;
  if (company === null || !company.approved)
    return <Problem problem={first?.problem ?? 'no-company'} />;
  return (
    <EmptyState
      size="section"
      level={2}
      drawing="door"
      title={text('ad.mine.none.title')}
      text={text('ad.mine.none.text')}
      action={
        <Inline gap={3} justify="center">
          <ButtonLink variant="primary" href={paths.adMembership.to(language)}>
            {text('ad.go.plans')}
          </ButtonLink>
          <ButtonLink href={paths.myAuctionResult.to(language)}>
            {text('ad.mine.none.auction')}
          </ButtonLink>
        </Inline>
      }
    />
  );
}

const PlanSkeleton = () => (
  <div className={s.stack}>
    <Skeleton width="100%" height="16rem" />
    <SkeletonText lines={4} />
  </div>
);
