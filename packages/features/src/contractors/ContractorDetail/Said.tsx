import { type ContractorDetail, listConstructionReviews } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, SkeletonText, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ReviewItem } from '../../shared/contractors/ReviewItem.tsx';
import * as s from './CompanyView.css.ts';

export const saidInput = (contractorId: number) => ({ contractor_id: contractorId, limit: 3 });

/** The latest that customers say, and the way to all of it. */
export function Said({ company }: { company: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const { contractor_id: id, company_name: name } = company;
  const reviews = useCall(listConstructionReviews, saidInput(id));
  const all = paths.contractorReviewCompany.to(language, { id });
  return (
    <section className={s.part} aria-labelledby="said">
      <Heading level={2} size="h4" id="said">
        {text('review.title')}
      </Heading>
      <QueryBoundary
        query={reviews}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <>
            <Text tone="muted">{text('review.none.text')}</Text>
            <div>
              <ButtonLink href={`${all}?write=1`}>{text('review.write')}</ButtonLink>
            </div>
          </>
        }
      >
        {({ items, summary }) => (
          <>
            <ul className={s.said}>
              {items.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} company={name} />
                </li>
              ))}
            </ul>
            <div>
              <ButtonLink href={all}>{text('review.all', { count: summary.count })}</ButtonLink>
            </div>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
