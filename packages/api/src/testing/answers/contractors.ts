import {
  constructionRemovalMoves,
  constructionReviewStates,
  districtInCity,
  fold,
  ictDate,
  inquiryJobSchema,
  isInForce,
  isOrderOf,
  queryWords,
  systemClock,
} from '@hien/domain';
import { MockFailure } from '../failure.ts';
import {
  constructionRemovals,
  constructionReviews,
  contractorProject,
  decidedConstructionRemovals,
  knownCosts,
  noReviews,
  projectsOf,
  reviewSummary,
  reviewedBuilding,
  workMapOf,
} from '../fixtures/construction.ts';
import { contractor, contractorCards } from '../fixtures/contractors.ts';
import { inboxThread, sentInquiryId } from '../fixtures/inbox.ts';
import { tokens } from '../fixtures/members.ts';
import { ownCompany, ownPortfolio, receivedReviews } from '../fixtures/own-company.ts';
import { decidedReviewEvidence, ownEvidence, reviewEvidence } from '../fixtures/review-evidence.ts';
import { companiesToReview, myConstructionReviews } from '../fixtures/my-construction-reviews.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

function known(id: number): number {
  if (contractor(id, 'vi') === undefined) throw new MockFailure(404);
  return id;
}

/** Whose company the directory's first is. */
export function asCompany(token: string | null): void {
  if (token === null) throw new MockFailure(401);
  if (token === tokens.admin) throw new MockFailure(404);
  if (token !== tokens.partner) throw new MockFailure(403);
}

function ownReview(id: number, token: string | null) {
  if (token === null) throw new MockFailure(401);
  const found = myConstructionReviews().find(({ review }) => review.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
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
  | 'listContractors'
  | 'getContractor'
  | 'countContractorContact'
  | 'recordAdEvents'
  | 'sendInboxMessage'
  | 'listContractorProjects'
  | 'getContractorProject'
  | 'listConstructionReviews'
  | 'getCostTruth'
  | 'getWorkMap'
  | 'writeConstructionReview'
  | 'listOwnProjects'
  | 'orderProjects'
  | 'showProject'
  | 'listReceivedConstructionReviews'
  | 'listMyConstructionReviews'
  | 'listCompaniesToReview'
  | 'editConstructionReview'
  | 'withdrawConstructionReview'
  | 'sendReviewEvidence'
  | 'listReviewEvidence'
  | 'decideReviewEvidence'
  | 'replyToConstructionReview'
  | 'requestConstructionRemoval'
  | 'appealConstructionRemoval'
  | 'listConstructionRemovals'
  | 'decideConstructionRemoval'
> = {
  listContractors({ query }) {
    const sort = query.sort ?? 'recommended';
    const words = queryWords(query.q ?? '');
    const isSold = query.city !== undefined && sort === 'recommended' && words.length === 0;
    const refused = query.refused ?? [];
    const found = contractorCards()
      .filter(
        (company) =>
          words.every((word) => fold(company.name).includes(word)) &&
          !isMissing(company.work_cities, query.city) &&
          (query.city === undefined ||
            query.district === undefined ||
            projectsOf(company.id, 'vi').some(
              ({ city, district }) =>
                districtInCity(city, district) ===
                districtInCity(query.city ?? '', query.district ?? ''),
            )) &&
          !isMissing(company.styles, query.style) &&
          !isMissing(company.services, query.service) &&
          !isMissing(company.house_types, query.house_type) &&
          (query.verified !== true ||
            company.facts.some((fact) => isInForce(fact, ictDate(systemClock.now())))) &&
          (query.area === undefined ||
            ((company.area?.from ?? 0) <= query.area &&
              query.area <= (company.area?.to ?? Infinity))) &&
          (query.budget === undefined || (company.budget?.from ?? 0) <= query.budget),
      )
      .map((company) =>
        (isSold && !refused.includes(company.id)) || company.place.by === 'merit'
          ? company
          : {
              ...company,
              place: {
                by: 'merit' as const,
                position: null,
                strongest: 'rating' as const,
                points: { rating: 352, projects: 25, answer: 190, profile: 150 },
              },
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

  recordAdEvents: ({ body }) => ({ data: { accepted: body.events.length } }),

  countContractorContact: ({ body }) => ({
    data: { contractor_id: known(body.contractor_id), type: body.type, count: 12 },
  }),

  sendInboxMessage({ body }) {
    known(body.contractor_id);
    if (body.job !== undefined && !inquiryJobSchema.safeParse(body.job).success)
      throw new MockFailure(400);
    if (body.like !== undefined && inboxThread(body.like, 'vi') === undefined)
      throw new MockFailure(404);
    return { data: { id: sentInquiryId, created_at: '2026-03-06T03:00:00Z' } };
  },

  listContractorProjects({ params, query, language }) {
    const id = known(params.contractor_id);
    return { data: pageOf(projectsOf(id, language), query.page, query.limit ?? 6) };
  },

  getContractorProject({ params, language }) {
    const found = contractorProject(params.id, language);
    if (found === undefined) throw new MockFailure(404);
    return { data: found };
  },

  listConstructionReviews({ params, query }) {
    const isTold = known(params.contractor_id) === 1;
    const sort = query.sort ?? 'newest';
    const found = (isTold ? constructionReviews() : [])
      .filter(
        ({ rating, removed, proven_on: proven }) =>
          (query.stars === undefined || (rating === query.stars && removed === null)) &&
          (query.proven !== true || proven !== null),
      )
      .toSorted((a, b) =>
        sort === 'newest'
          ? 0
          : sort === 'proven'
            ? Number(b.proven_on !== null) - Number(a.proven_on !== null)
            : sort === 'lowest'
              ? a.rating - b.rating
              : b.rating - a.rating,
      );
    const page = pageOf(found, query.page, query.limit ?? 10);
    return { data: { ...page, summary: isTold ? reviewSummary : noReviews } };
  },

  getCostTruth: ({ query }) => ({ data: query.style === 'luxury' ? null : knownCosts }),

  getWorkMap: ({ query }) => ({ data: workMapOf(query.city) }),

  writeConstructionReview({ body, token }) {
    if (token === null) throw new MockFailure(401);
    known(body.contractor_id);
    if (token === tokens.partner) throw new MockFailure(403);
    if (body.building === reviewedBuilding) throw new MockFailure(409);
    if (body.cost_from > body.cost_to)
      throw new MockFailure(422, {
        fields: [{ field: 'cost_to', code: 'VALIDATION' }],
      });
    if (body.images.some((address) => !address.startsWith('/media/uploads/')))
      throw new MockFailure(422, { code: 'PRODUCT_07' });
    return {
      data: {
        id: 799,
        rating: body.rating,
        created_at: '2026-03-06T03:00:00Z',
        edited_at: null,
        proven_on: null,
        removed: null,
        author: 'An N.',
        content: body.review,
        building: body.building,
        district: body.district,
        city: body.city,
        area: body.area,
        style: body.style,
        house_type: body.house_type,
        months: body.period_months,
        cost: { from: body.cost_from, to: body.cost_to },
        pictures: [],
        reply: null,
      },
    };
  },

  listOwnProjects({ token, language }) {
    asCompany(token);
    return { data: ownPortfolio(language) };
  },

  orderProjects({ body: { ids }, token, language }) {
    asCompany(token);
    const { items, ...rest } = ownPortfolio(language);
    if (
      !isOrderOf(
        ids,
        items.map(({ project }) => project.id),
      )
    )
      throw new MockFailure(409);
    const placed = items.toSorted((a, b) => ids.indexOf(a.project.id) - ids.indexOf(b.project.id));
    return { data: { ...rest, items: placed } };
  },

  showProject({ body: { id, shown }, token, language }) {
    asCompany(token);
    const { items, ...rest } = ownPortfolio(language);
    if (!items.some(({ project }) => project.id === id)) throw new MockFailure(404);
    const turned = items.map((one) => (one.project.id === id ? { ...one, shown } : one));
    return { data: { ...rest, items: turned } };
  },

  listReceivedConstructionReviews({ query, token }) {
    asCompany(token);
    const all = receivedReviews();
    const unanswered = all.filter(({ review }) => review.reply === null && review.removed === null);
    const asked = all.filter(({ removal }) => removal !== null);
    const shown = { all, unanswered, asked }[query.show ?? 'all'];
    const counts = { all: all.length, unanswered: unanswered.length, asked: asked.length };
    return { data: { company: ownCompany(), ...pageOf(shown, query.page, query.limit), counts } };
  },

  listMyConstructionReviews({ query, token }) {
    if (token === null) throw new MockFailure(401);
    const all = myConstructionReviews();
    const of = (state: string) => all.filter((one) => one.state === state);
    const page = pageOf(query.state === undefined ? all : of(query.state), query.page, query.limit);
    const [published, asked, removed, withdrawn] = constructionReviewStates.map(
      (state) => of(state).length,
    );
    return {
      data: {
        ...page,
        counts: {
          published: published ?? 0,
          asked: asked ?? 0,
          removed: removed ?? 0,
          withdrawn: withdrawn ?? 0,
        },
      },
    };
  },

  listCompaniesToReview({ query, token }) {
    if (token === null) throw new MockFailure(401);
    return { data: pageOf(companiesToReview(), query.page, query.limit) };
  },

  editConstructionReview({ body, token }) {
    const mine = ownReview(body.id, token);
    if (body.cost_from > body.cost_to)
      throw new MockFailure(422, { fields: [{ field: 'cost_to', code: 'VALIDATION' }] });
    if (mine.edit_refused !== null) throw new MockFailure(409);
    const kept = mine.review.pictures.map(({ name }) => name);
    const isOurs = (address: string) =>
      address.startsWith('/media/uploads/') || kept.some((name) => address.endsWith(name));
    if (!body.images.every(isOurs)) throw new MockFailure(422, { code: 'PRODUCT_07' });
    const { rating, review: content, area, style, house_type } = body;
    return {
      data: {
        ...mine,
        review: {
          ...mine.review,
          rating,
          content,
          area,
          style,
          house_type,
          months: body.period_months,
          cost: { from: body.cost_from, to: body.cost_to },
          edited_at: '2026-03-06T03:00:00Z',
        },
      },
    };
  },

  withdrawConstructionReview({ body, token }) {
    const mine = ownReview(body.id, token);
    if (mine.state === 'withdrawn') return { data: mine };
    if (mine.withdraw_refused !== null) throw new MockFailure(409);
    return {
      data: {
        ...mine,
        state: 'withdrawn',
        evidence: null,
        evidence_refused: 'gone',
        edit_refused: 'gone',
        withdraw_refused: 'gone',
        review: { ...mine.review, removed: { on: '2026-03-06', rule: 'withdrawn' } },
      },
    };
  },

  sendReviewEvidence({ body, token }) {
    const mine = ownReview(body.id, token);
    if (mine.evidence_refused !== null) throw new MockFailure(409);
    if (!body.files.every((address) => address.startsWith('/media/private/')))
      throw new MockFailure(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'files', code: 'PRODUCT_07' }],
      });
    const sent = { kind: body.kind, sent_at: '2026-03-06T03:00:00Z' };
    return {
      data: {
        ...mine,
        evidence: { ...ownEvidence.waiting, ...sent },
        evidence_refused: 'waiting' as const,
      },
    };
  },

  listReviewEvidence({ query, token }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedReviewEvidence : reviewEvidence;
    return { data: pageOf(items, query.page, 20) };
  },

  decideReviewEvidence({ params, body, token }) {
    onlyAdmin(token);
    const found = decidable([...reviewEvidence, ...decidedReviewEvidence], params.id, body);
    const confirms = body.decision === 'approve';
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: confirms ? ('confirmed' as const) : ('refused' as const),
        files: confirms ? found.files : [],
        reason: confirms ? null : body.reason,
        decided: decidedNow,
      },
    };
  },

  replyToConstructionReview({ body, token }) {
    if (token === null) throw new MockFailure(401);
    const review = constructionReviews().find(({ id }) => id === body.id);
    if (token !== tokens.partner) throw new MockFailure(403);
    if (review === undefined) throw new MockFailure(404);
    if (review.removed !== null || review.reply !== null) throw new MockFailure(409);
    return {
      data: { ...review, reply: { content: body.content, created_at: '2026-03-06T03:00:00Z' } },
    };
  },

  requestConstructionRemoval({ body, token }) {
    if (token !== tokens.partner) throw new MockFailure(403);
    const review = constructionReviews().find(({ id }) => id === body.id);
    if (review === undefined || review.removed !== null) throw new MockFailure(404);
    if (review.id === 1) throw new MockFailure(409);
    return { data: { id: body.id, state: 'waiting', rule: body.rule } };
  },

  appealConstructionRemoval({ body, token }) {
    const mine = ownReview(body.id, token);
    if (body.words.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'words', code: 'AUTH_15' }],
      });
    if (mine.removal === null || mine.appeal_until === null) throw new MockFailure(409);
    return {
      data: {
        ...mine,
        removal: { ...mine.removal, state: 'appealed' },
        appeal: {
          words: body.words,
          at: '2026-03-06T03:00:00Z',
          answer: null,
          answered_at: null,
        },
        appeal_until: null,
      },
    };
  },

  listConstructionRemovals({ query, token }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedConstructionRemovals : constructionRemovals;
    return { data: pageOf(items, query.page, 20) };
  },

  decideConstructionRemoval({ params, body, token }) {
    onlyAdmin(token);
    const found = [...constructionRemovals, ...decidedConstructionRemovals].find(
      ({ id }) => id === params.id,
    );
    if (found === undefined) throw new MockFailure(404);
    const state = constructionRemovalMoves[found.state][body.decision];
    if (found.version !== body.expected_version || state === undefined)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    return {
      data: {
        ...found,
        version: found.version + 1,
        state,
        ...(found.state === 'appealed'
          ? { answer: body.reason, answered: decidedNow }
          : { decision: body.reason, decided: decidedNow }),
      },
    };
  },
};
