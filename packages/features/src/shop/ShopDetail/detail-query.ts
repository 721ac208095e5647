/** What of the product page stands in the address: a chosen option and where the reader is in reviews and questions. */
export interface DetailQuery {
  option: number | null;
  /** Only reviews of this many stars; null is all. */
  stars: 1 | 2 | 3 | 4 | 5 | null;
  reviewsPage: number;
  questionsPage: number;
}

const number = (text: string | null, most: number): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null;

export function readDetailQuery(params: URLSearchParams): DetailQuery {
  return {
    option: number(params.get('option'), 2_147_483_647),
    stars: number(params.get('stars'), 5) as DetailQuery['stars'],
    reviewsPage: number(params.get('reviews'), 10_000) ?? 1,
    questionsPage: number(params.get('questions'), 10_000) ?? 1,
  };
}

/** Only what differs from the page as it opens. */
export function detailQueryToUrl(query: DetailQuery): Record<string, number | undefined> {
  return {
    option: query.option ?? undefined,
    stars: query.stars ?? undefined,
    reviews: query.reviewsPage === 1 ? undefined : query.reviewsPage,
    questions: query.questionsPage === 1 ? undefined : query.questionsPage,
  };
}

/** The id of the address; undefined when it cannot be one, and nobody needs to be asked. */
export function productId(text: string): number | undefined {
  return number(text, 2_147_483_647) ?? undefined;
}
