import type { ConstructionReviewList, ContractorDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  Heading,
  Skeleton,
  SkeletonText,
  Text,
} from '@hien/ui';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { CompanyNotFound } from '../ContractorDetail/CompanyNotFound.tsx';
import { ReviewList } from './ReviewList.tsx';
import type { ReviewsPlace } from './reviews-address.ts';
import { Summary } from './Summary.tsx';
import { WriteReview } from './WriteReview.tsx';
import { head, page } from '../parts/page.css.ts';
import * as s from './ReviewsView.css.ts';

export interface ReviewsAddress {
  url: ReviewsPlace;
  href: (change: Partial<ReviewsPlace>) => string;
  go: (change: Partial<ReviewsPlace>) => void;
  startHref: string;
  isNarrowed: boolean;
}

interface ReviewsViewProps {
  company: Loadable<ContractorDetail>;
  reviews: Loadable<ConstructionReviewList>;
  address: ReviewsAddress;
}

export function ReviewsView({ company, reviews, address }: ReviewsViewProps) {
  return (
    <QueryBoundary
      query={company}
      size="page"
      skeleton={<ReviewsSkeleton />}
      notFound={<CompanyNotFound />}
    >
      {(data) => <Reviews company={data} reviews={reviews} address={address} />}
    </QueryBoundary>
  );
}

/** How a company was judged beside what was said; the form takes the place of the list. */
function Reviews({
  company,
  reviews,
  address,
}: Omit<ReviewsViewProps, 'company'> & { company: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const { company_name: name, contractor_id: id } = company;
  const { url, href, go } = address;
  const { data: profile } = useProfile();
  const isOwner = profile?.id === company.user_id;
  return (
    <Container className={page}>
      <PageHead
        title={text('review.of', { name })}
        description={text('review.lead')}
        pathname={paths.contractorReviewCompany.to(language, { id })}
        hidden={address.isNarrowed || url.write}
      />
      <Breadcrumbs
        label={text('contractor.trail')}
        trail={[
          { label: text('contractor.title'), href: paths.contractor.to(language) },
          { label: name, href: paths.contractorDetail.to(language, { id }) },
        ]}
        current={text('review.title')}
      />
      <header className={head}>
        <Heading level={1} size="h2">
          {text('review.of', { name })}
        </Heading>
        <Text tone="muted" measure>
          {text('review.lead')}
        </Text>
      </header>
      <div className={s.columns}>
        <div className={s.side}>
          <Summary reviews={reviews} address={address} />
          {url.write || isOwner ? null : (
            <ButtonLink variant="primary" fullWidth href={href({ write: true, page: 1 })}>
              {text('review.write')}
            </ButtonLink>
          )}
          <Text size="small" tone="muted">
            {text('review.rules')}
          </Text>
        </div>
        {url.write ? (
          <WriteReview company={company} onDone={() => go({ write: false, page: 1 })} />
        ) : (
          <ReviewList company={company} isOwner={isOwner} reviews={reviews} address={address} />
        )}
      </div>
    </Container>
  );
}

/** As large as the page that comes. */
const ReviewsSkeleton = () => (
  <Container className={page}>
    <Skeleton shape="text" width="12rem" />
    <SkeletonText lines={2} />
    <div className={s.columns}>
      <Skeleton shape="block" height="16rem" />
      <SkeletonText lines={12} />
    </div>
  </Container>
);
