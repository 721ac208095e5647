import { type ReceivedConstructionReview, listReceivedConstructionReviews } from '@hien/api';
import { Chip, EmptyState, SkeletonText } from '@hien/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { ReviewItem } from '../../shared/contractors/ReviewItem.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { CompanyActs } from '../parts/CompanyActs.tsx';
import { CompanyLine } from './CompanyLine.tsx';
import { RemovalNotice } from '../parts/RemovalNotice.tsx';
import { NoCompany, isOutsider } from '../parts/NoCompany.tsx';
import * as s from './PortfolioReviewManagement.css.ts';

const shows = ['unanswered', 'asked'] as const;
const address = addressOf({ show: oneOf(shows), page });

/** What customers said of the company: answered once each, and taken away by staff alone. */
export function ReceivedReviews() {
  const text = useText();
  const { integer } = useFormat();
  const { url, href, startHref, isNarrowed } = useAddress(address);
  const reviews = useCall(
    listReceivedConstructionReviews,
    { show: url.show ?? undefined, page: url.page, limit: 10 },
    { enabled: useSignedIn(), placeholderData: keepPreviousData },
  );
  if (isOutsider(reviews.error)) return <NoCompany />;
  const counts = reviews.data?.counts;
  return (
    <div className={s.stack}>
      {reviews.data ? <CompanyLine company={reviews.data.company} /> : null}
      {counts && counts.all > 0 ? (
        <nav aria-label={text('company.reviews.show')} className={s.sections}>
          {[undefined, ...shows].map((show) => (
            <Chip key={show ?? 'all'} chosen={show === url.show} href={href({ show, page: 1 })}>
              {text(`company.reviews.show.${show ?? 'all'}`, {
                count: integer(counts[show ?? 'all']),
              })}
            </Chip>
          ))}
        </nav>
      ) : null}
      <PagedList
        query={reviews}
        size="page"
        label={text('review.pages')}
        skeleton={<SkeletonText lines={12} />}
        href={href}
        isNarrowed={isNarrowed}
        startHref={startHref}
        empty={
          <EmptyState
            size="section"
            level={2}
            title={text('company.reviews.empty.title')}
            text={text('company.reviews.empty.text')}
          />
        }
      >
        {({ items, company }) => (
          <ul className={s.projects}>
            {items.map((one) => (
              <li key={one.review.id} className={s.project}>
                <Received one={one} company={company.company_name} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Received({
  one: { review, removal },
  company,
}: {
  one: ReceivedConstructionReview;
  company: string;
}) {
  return (
    <div className={s.stack}>
      <ReviewItem review={review} company={company} />
      {removal === null ? null : <RemovalNotice removal={removal} />}
      <CompanyActs review={review} isAsked={removal !== null} />
    </div>
  );
}
