import { getContractor, listConstructionReviews } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { CompanyNotFound } from '../ContractorDetail/CompanyNotFound.tsx';
import { OfToday } from '../parts/OfToday.tsx';
import { reviewsAddress, reviewsInput } from './reviews-address.ts';
import { ReviewsView } from './ReviewsView.tsx';

export const prefetch: Prefetch = async ({
  need,
  want,
  notFound,
  moved,
  params,
  search,
  language,
}) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  want(listConstructionReviews, reviewsInput(id, reviewsAddress.read(search)));
  const { contractor_id: today } = await need(getContractor, { contractor_id: id });
  if (today !== id) moved(paths.contractorReviewCompany.to(language, { id: today }));
};

/** What customers say of a company; reading is public, writing asks for a sign-in (D86). */
export function Screen() {
  const id = readId(useRouteParams(paths.contractorReviewCompany).id);
  return id === undefined ? <CompanyNotFound /> : <ReviewsPage key={id} id={id} />;
}

function ReviewsPage({ id }: { id: number }) {
  const language = useLanguage();
  const address = useAddress(reviewsAddress);
  const company = useCall(getContractor, { contractor_id: id });
  const reviews = useCall(listConstructionReviews, reviewsInput(id, address.url), {
    placeholderData: keepPreviousData,
  });
  return (
    <OfToday
      id={id}
      company={company.data}
      to={(today) => paths.contractorReviewCompany.to(language, { id: today })}
    >
      <ReviewsView company={company} reviews={reviews} address={address} />
    </OfToday>
  );
}
