import {
  type ConstructionReviewList,
  type ContractorDetail,
  type ReceivedConstructionReview,
  listReceivedConstructionReviews,
} from '@hien/api';
import { ButtonLink, EmptyState, SkeletonText } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Choice } from '../../shared/lists/Choice.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { ReviewItem } from '../../shared/contractors/ReviewItem.tsx';
import { CompanyActs } from '../parts/CompanyActs.tsx';
import { RemovalNotice } from '../parts/RemovalNotice.tsx';
import { reviewSorts } from './reviews-address.ts';
import type { ReviewsAddress } from './ReviewsView.tsx';
import * as s from './ReviewsView.css.ts';

interface ReviewListProps {
  company: ContractorDetail;
  /** The company itself reads. */
  isOwner: boolean;
  reviews: Loadable<ConstructionReviewList>;
  address: ReviewsAddress;
}

/** What was said, page by page; the company itself answers in its place. */
export function ReviewList({ company, isOwner, reviews, address }: ReviewListProps) {
  const text = useText();
  const { url, href, startHref, isNarrowed } = address;
  // What it asked staff for is its own business: the list that everybody reads does not know it.
  const asked = useCall(
    listReceivedConstructionReviews,
    { show: 'asked', limit: 60 },
    { enabled: isOwner },
  );
  const removalOf = (id: number) =>
    asked.data?.items.find(({ review }) => review.id === id)?.removal ?? null;
  const total = reviews.data?.meta.total;
  const isBare = total === 0 && !isNarrowed;
  return (
    <div className={s.list}>
      {isBare ? null : (
        <ListBar found={total === undefined ? undefined : text('review.found', { count: total })}>
          <Choice
            label={text('contractor.sort')}
            value={url.sort}
            options={reviewSorts.map((value) => ({ value, label: text(`review.sort.${value}`) }))}
            href={(sort) => href({ sort: sort ?? 'newest', page: 1 })}
          />
        </ListBar>
      )}
      <PagedList
        query={reviews}
        label={text('review.pages')}
        skeleton={<SkeletonText lines={12} />}
        href={href}
        isNarrowed={isNarrowed}
        startHref={startHref}
        empty={
          <EmptyState
            title={text('review.none.title')}
            text={text('review.none.text')}
            action={
              <ButtonLink variant="primary" href={href({ write: true })}>
                {text('review.write')}
              </ButtonLink>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={s.items}>
            {items.map((review) => (
              <li key={review.id} className={s.item}>
                <ReviewItem review={review} company={company.company_name} />
                {/* Once it is known what was asked for: nobody asks twice, and no notice pushes a button away. */}
                {isOwner && !asked.isPending ? (
                  <OwnersPart review={review} removal={removalOf(review.id)} />
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

/** What the company asked for already, and what it can still do. */
function OwnersPart({ review, removal }: ReceivedConstructionReview) {
  return (
    <>
      {removal === null ? null : <RemovalNotice removal={removal} />}
      <CompanyActs review={review} isAsked={removal !== null} />
    </>
  );
}
