import type { MembershipOverview } from '@hien/api';
import { sponsoredLabel } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  Badge,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Link,
  SkeletonText,
  Text,
} from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { usePlan } from '../parts/usePlan.ts';
import { WaitingOrder } from '../parts/WaitingOrder.tsx';
import * as s from './AdMembershipContractorMembershipSuccessView.css.ts';

export function AdMembershipContractorMembershipSuccessView({
  overview,
}: {
  overview: Loadable<MembershipOverview>;
}) {
  return (
    <Container className={s.page}>
      <QueryBoundary query={overview} size="page" skeleton={<SkeletonText lines={8} />}>
        {(data) => (
          <div className={s.stack}>
            <Outcome overview={data} />
          </div>
        )}
      </QueryBoundary>
    </Container>
  );
}

function Outcome({ overview }: { overview: MembershipOverview }) {
  const text = useText();
  const language = useLanguage();
  const { company, membership, waiting } = overview;
  if (waiting !== null)
    return (
      <>
        <div className={s.head}>
          <Heading level={1}>{text('ad.success.waiting.title')}</Heading>
          <Text tone="muted" measure>
            {text('ad.success.waiting.text')}
          </Text>
        </div>
        <WaitingOrder order={waiting} />
      </>
    );
  if (company === null || membership === null || membership.state === 'expired')
    return (
      <EmptyState
        size="page"
        level={1}
        drawing="door"
        title={text('ad.success.none.title')}
        text={text('ad.success.none.text')}
        action={
          <ButtonLink variant="primary" href={paths.adMembership.to(language)}>
            {text('ad.go.plans')}
          </ButtonLink>
        }
      />
    );
  return <Standing company={company} membership={membership} />;
}

type StandingProps = {
  company: NonNullable<MembershipOverview['company']>;
  membership: NonNullable<MembershipOverview['membership']>;
};

/** Each city with the place in it, as large as what was bought. */
function Standing({ company, membership: { plan, places } }: StandingProps) {
  const text = useText();
  const language = useLanguage();
  const nameOf = usePlan();
  return (
    <>
      <div className={s.head}>
        <Heading level={1}>{text('ad.success.title')}</Heading>
        <Text size="lead" tone="muted" measure>
          {text('ad.success.text', { company: company.name, plan: nameOf(plan) })}
        </Text>
      </div>
      <ul className={s.places}>
        {places.map(({ city, position }) => (
          <li key={city} className={s.place}>
            <Badge tone="paid">{sponsoredLabel[language]}</Badge>
            <span className={s.position}>{position}</span>
            <Text weight="strong">{city}</Text>
            <Link href={paths.contractor.to(language, { city })}>
              {text('ad.mine.directory', { city })}
            </Link>
          </li>
        ))}
      </ul>
      <section className={s.next} aria-labelledby="next">
        <Heading level={2} size="h4" id="next">
          {text('ad.success.next')}
        </Heading>
        <ul className={s.links}>
          <li>
            <Link href={paths.contractorDetail.to(language, { id: company.id })}>
              {text('ad.success.next.page')}
            </Link>
          </li>
          <li>
            <Link href={paths.contractorReviewCompany.to(language, { id: company.id })}>
              {text('ad.success.next.reviews')}
            </Link>
          </li>
          <li>
            <Link href={paths.inbox.to(language)}>{text('ad.success.next.inbox')}</Link>
          </li>
        </ul>
      </section>
      <div>
        <ButtonLink variant="primary" href={paths.membership.to(language)}>
          {text('ad.go.mine')}
        </ButtonLink>
      </div>
    </>
  );
}
