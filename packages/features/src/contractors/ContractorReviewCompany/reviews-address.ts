import type { Input } from '@hien/api';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { type Part, flag, oneOf, page, whole } from '../../shared/address/parts.ts';

export const reviewSorts = ['newest', 'proven', 'highest', 'lowest'] as const;

export const reviewsAddress = addressOf({
  /** Only reviews of this many stars; null is all. */
  stars: whole(1, 5, null) as Part<1 | 2 | 3 | 4 | 5 | null>,
  /** Only reviews with papers. */
  proven: flag,
  sort: oneOf(reviewSorts, 'newest'),
  page,
  /** The form is open. */
  write: flag,
});

export type ReviewsPlace = UrlOf<typeof reviewsAddress>;

export const reviewsInput = (
  contractorId: number,
  place: ReviewsPlace,
): Input<'listConstructionReviews'> => ({
  contractor_id: contractorId,
  stars: place.stars ?? undefined,
  proven: place.proven ? true : undefined,
  sort: place.sort,
  page: place.page,
  limit: 10,
});
