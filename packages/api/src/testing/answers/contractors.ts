import { fold, queryWords } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { contractor, contractorCards } from '../fixtures/contractors.ts';
import { type Answers, pageOf } from './answerer.ts';

function known(id: number): number {
  if (contractor(id, 'vi') === undefined) throw new MockFailure(404);
  return id;
}

const orders = {
  recommended: () => 0,
  rating: (a: { rating: number }, b: { rating: number }) => b.rating - a.rating,
  projects: (a: { verified_projects: number }, b: { verified_projects: number }) =>
    b.verified_projects - a.verified_projects,
};

const isMissing = <Word>(words: readonly Word[], wanted: Word | undefined): boolean =>
  wanted !== undefined && !words.includes(wanted);

export const contractorsAnswers: Answers<
  'listContractors' | 'getContractor' | 'countContractorContact' | 'sendInboxMessage'
> = {
  listContractors({ query }) {
    const sort = query.sort ?? 'recommended';
    const words = queryWords(query.q ?? '');
    const isSold = query.city !== undefined && sort === 'recommended' && words.length === 0;
    const found = contractorCards()
      .filter(
        (company) =>
          words.every((word) => fold(company.name).includes(word)) &&
          !isMissing(company.work_cities, query.city) &&
          !isMissing(company.styles, query.style) &&
          !isMissing(company.services, query.service) &&
          !isMissing(company.house_types, query.house_type) &&
          (query.verified !== true || company.facts.length > 0) &&
          (query.area === undefined ||
            ((company.area?.from ?? 0) <= query.area &&
              query.area <= (company.area?.to ?? Infinity))) &&
          (query.budget === undefined || (company.budget?.from ?? 0) <= query.budget),
      )
      .map((company) =>
        isSold || company.place.by === 'merit'
          ? company
          : {
              ...company,
              place: { by: 'merit' as const, position: null, strongest: 'rating' as const },
            },
      )
      .toSorted((a, b) => (a.place.position ?? Infinity) - (b.place.position ?? Infinity) || 0)
      .toSorted(orders[sort]);
    return { data: pageOf(found, query.page, query.limit ?? 12) };
  },

  getContractor({ params, language }) {
    const found = contractor(params.contractor_id, language);
    if (found === undefined) throw new MockFailure(404);
    return { data: found };
  },

  countContractorContact: ({ body }) => ({
    data: { contractor_id: known(body.contractor_id), type: body.type, count: 12 },
  }),

  sendInboxMessage({ body }) {
    known(body.contractor_id);
    return { data: { id: 9001, created_at: '2026-03-06T03:00:00Z' } };
  },
};
