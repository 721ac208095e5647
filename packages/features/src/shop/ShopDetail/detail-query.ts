import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { type Part, as, maxId, page, whole } from '../../shared/address/parts.ts';

/** What of the product page stands in the address: a chosen option and where the reader is in reviews and questions. */
export const detailAddress = addressOf({
  /** Null until one is chosen. */
  option: whole(1, maxId, null),
  /** Only reviews of this many stars; null is all. */
  stars: whole(1, 5, null) as Part<1 | 2 | 3 | 4 | 5 | null>,
  reviewsPage: as('reviews', page),
  questionsPage: as('questions', page),
});

export type DetailQuery = UrlOf<typeof detailAddress>;
