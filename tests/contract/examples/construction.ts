import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const review = {
  contractor_id: 1,
  rating: 5,
  phone: '0912345678',
  building: 'Chung cư Gió Đông',
  district: 'Tân Bình',
  city: 'Thành phố Hồ Chí Minh',
  area: 68,
  style: 'modern',
  house_type: '2-bedroom',
  period_months: 2.5,
  cost_from: 320_000_000,
  cost_to: 350_000_000,
  review: 'Đúng hẹn, dọn sạch mỗi chiều.',
  images: [] as string[],
  key: 'review-7d1c2b90',
} as const;

const change = {
  rating: 3,
  area: 62,
  style: 'modern',
  house_type: '2-bedroom',
  period_months: 2,
  cost_from: 300_000_000,
  cost_to: 320_000_000,
  review: 'Đúng hẹn, nhưng keo bếp chưa gọn.',
  images: [] as string[],
} as const;

const ask = { rule: 'not-a-customer', words: 'Không phải khách của chúng tôi.' } as const;
const evidence = { kind: 'contract' as const, key: 'evidence-example' };
const keep = {
  decision: 'keep',
  reason: 'Người viết đã gửi hợp đồng.',
  expected_version: 0,
} as const;

export const constructionExamples = [
  example('listContractorProjects', {
    title: 'what a company has built',
    given: ({ contractorId }) => ({ params: { contractor_id: contractorId } }),
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { cost } of items) expect(cost.from).toBeLessThanOrEqual(cost.to);
    },
  }),
  example('listContractorProjects', {
    title: 'of nobody',
    given: { params: { contractor_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getContractorProject', {
    title: 'a project and its company',
    given: { params: { id: 1 } },
    holds: ({ data }, { contractorId }) => expect(data.company.id).toBe(contractorId),
  }),
  example('getContractorProject', {
    title: 'one nobody built',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listConstructionReviews', {
    title: 'the summary adds up, and gravestones tell nothing',
    given: ({ contractorId }) => ({
      params: { contractor_id: contractorId },
      query: { limit: 60 },
    }),
    holds: ({ data: { items, summary } }) => {
      expect(summary.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(summary.count);
      expect(items.length).toBeGreaterThan(0);
      for (const { removed, content, author } of items)
        expect([content === null, author === null]).toEqual([removed !== null, removed !== null]);
    },
  }),
  example('listConstructionReviews', {
    title: 'those with two stars that count',
    given: ({ contractorId }) => ({ params: { contractor_id: contractorId }, query: { stars: 2 } }),
    holds: ({ data: { items } }) => {
      for (const { rating, removed } of items) expect([rating, removed]).toEqual([2, null]);
    },
  }),
  example('listConstructionReviews', {
    title: 'the lowest first',
    given: ({ contractorId }) => ({
      params: { contractor_id: contractorId },
      query: { sort: 'lowest' as const },
    }),
    holds: ({ data: { items } }) => {
      const stars = items.map(({ rating }) => rating);
      expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    },
  }),
  example('listConstructionReviews', {
    title: 'those with papers first',
    given: ({ contractorId }) => ({
      params: { contractor_id: contractorId },
      query: { sort: 'proven' as const },
    }),
    holds: ({ data: { items } }) => {
      const proven = items.map(({ proven_on: on }) => on !== null);
      expect(proven).toEqual(proven.toSorted((a, b) => Number(b) - Number(a)));
    },
  }),
  example('listConstructionReviews', {
    title: 'of nobody',
    given: { params: { contractor_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getCostTruth', {
    title: 'of all homes',
    holds: ({ data }) => {
      expect(data?.n).toBeGreaterThanOrEqual(5);
      expect(data?.companies).toBeGreaterThanOrEqual(3);
      expect(data?.lower).toBeLessThanOrEqual(data?.upper ?? 0);
    },
  }),
  example('getWorkMap', {
    title: 'of all cities',
    holds: ({ data: { cities, districts, elsewhere } }) => {
      expect(cities.length).toBeGreaterThan(1);
      const counts = cities.map(({ projects }) => projects);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(districts).toEqual([]);
      expect(elsewhere).toBe(0);
    },
  }),
  example('getWorkMap', {
    title: 'of the districts of a city',
    given: { query: { city: 'Thành phố Hồ Chí Minh' } },
    holds: ({ data: { cities, districts, elsewhere } }) => {
      const here = cities.find(({ city }) => city === 'Thành phố Hồ Chí Minh');
      const named = districts.reduce((sum, { projects }) => sum + projects, 0);
      expect(named + elsewhere).toBe(here?.projects);
    },
  }),
  example('writeConstructionReview', {
    title: 'a customer says what it cost',
    given: { as: 'member', body: { ...review, contractor_id: 2 } },
    status: 201,
    holds: ({ data }) => {
      expect(data.content).toBe(review.review);
      expect(data.author).not.toContain('Nguyễn');
    },
  }),
  example('writeConstructionReview', {
    title: 'of nobody',
    given: { as: 'member', body: { ...review, contractor_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('writeConstructionReview', {
    title: 'of one’s own company',
    given: ({ contractorId }) => ({
      as: 'builder',
      body: { ...review, contractor_id: contractorId, key: 'review-our-own-1' },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('writeConstructionReview', {
    title: 'costs the wrong way round',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { ...review, contractor_id: contractorId, cost_from: 2, cost_to: 1 },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('writeConstructionReview', {
    title: 'a home without an area',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { ...review, contractor_id: contractorId, area: 0 },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('writeConstructionReview', {
    title: 'words of blanks are AUTH_15',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { ...review, contractor_id: contractorId, review: ' \n ' },
    }),
    status: 400,
    code: 'AUTH_15',
  }),
  example('listOwnProjects', {
    title: 'all projects of one’s company',
    given: { as: 'builder' },
    holds: ({ data: { company, items } }, { contractorId }) => {
      expect(company.contractor_id).toBe(contractorId);
      expect(items.length).toBeGreaterThan(1);
    },
  }),
  example('listOwnProjects', {
    title: 'customers keep no company',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listOwnProjects', {
    title: 'staff have none of their own',
    given: { as: 'admin' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('orderProjects', {
    title: 'the last comes first',
    given: ({ ownProjectIds: ids }) => ({ as: 'builder', body: { ids: ids.toReversed() } }),
    holds: ({ data: { items } }, { ownProjectIds: ids }) =>
      expect(items.map(({ project }) => project.id)).toEqual(ids.toReversed()),
  }),
  example('orderProjects', {
    title: 'one of them is missing',
    given: ({ ownProjectIds: ids }) => ({ as: 'builder', body: { ids: ids.slice(1) } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('orderProjects', {
    title: 'customers order nothing',
    given: ({ ownProjectIds: ids }) => ({ as: 'member', body: { ids: [...ids] } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('orderProjects', {
    title: 'staff have no company',
    given: ({ ownProjectIds: ids }) => ({ as: 'admin', body: { ids: [...ids] } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('showProject', {
    title: 'a project is hidden',
    given: ({ ownProjectIds: ids }) => ({
      as: 'builder',
      body: { id: ids.at(-1) ?? 0, shown: false },
    }),
    holds: ({ data: { items } }, { ownProjectIds: ids }) =>
      expect(items.find(({ project }) => project.id === ids.at(-1))?.shown).toBe(false),
  }),
  example('showProject', {
    title: 'of another company',
    given: { as: 'builder', body: { id: nobodysId, shown: false } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('showProject', {
    title: 'customers hide nothing',
    given: ({ ownProjectIds: [id = 0] }) => ({ as: 'member', body: { id, shown: false } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listReceivedConstructionReviews', {
    title: 'what customers say of one’s company',
    given: { as: 'builder' },
    holds: ({ data: { company, items, meta, counts } }, { contractorId }) => {
      expect(company.contractor_id).toBe(contractorId);
      expect([meta.total, items.length > 0]).toEqual([counts.all, true]);
    },
  }),
  example('listReceivedConstructionReviews', {
    title: 'those that wait for an answer',
    given: { as: 'builder', query: { show: 'unanswered' as const } },
    holds: ({ data: { items } }) => {
      for (const { review } of items) expect([review.reply, review.removed]).toEqual([null, null]);
    },
  }),
  example('listReceivedConstructionReviews', {
    title: 'customers receive none',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listMyConstructionReviews', {
    title: 'what the member wrote, with what became of it',
    given: { as: 'member' },
    holds: ({ data: { items, meta, counts } }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(meta.total);
      for (const { review, state } of items) {
        expect(review.content).not.toBeNull();
        expect(review.removed !== null).toBe(state === 'removed' || state === 'withdrawn');
      }
    },
  }),
  example('listMyConstructionReviews', {
    title: 'those that stand',
    given: { as: 'member', query: { state: 'published' as const } },
    holds: ({ data: { items, meta, counts } }) => {
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['published']));
      expect(meta.total).toBe(counts.published);
    },
  }),
  example('listMyConstructionReviews', {
    title: 'of nobody',
    status: 401,
  }),
  example('listCompaniesToReview', {
    title: 'companies the member wrote to',
    given: { as: 'member' },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      const companies = items.map(({ company }) => company.contractor_id);
      expect(new Set(companies).size).toBe(companies.length);
    },
  }),
  example('editConstructionReview', {
    title: 'other stars and words',
    given: ({ ownConstruction: { open: id } }) => ({ as: 'member', body: { ...change, id } }),
    holds: ({ data }) => {
      expect(data.review).toMatchObject({ rating: 3, content: change.review, area: 62 });
      expect(data.review.edited_at).not.toBeNull();
    },
  }),
  example('editConstructionReview', {
    title: 'costs the wrong way round',
    given: ({ ownConstruction: { open: id } }) => ({
      as: 'member',
      body: { ...change, id, cost_from: 2, cost_to: 1 },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('editConstructionReview', {
    title: 'under the company’s answer',
    given: ({ ownConstruction: { answered: id } }) => ({ as: 'member', body: { ...change, id } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('editConstructionReview', {
    title: 'a picture that is not there',
    given: ({ ownConstruction: { open: id } }) => ({
      as: 'member',
      body: { ...change, id, rating: 2, images: ['/media/rooms/nowhere.webp'] },
    }),
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('editConstructionReview', {
    title: 'of somebody else',
    given: { as: 'member', body: { ...change, id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawConstructionReview', {
    title: 'its gravestone stays',
    given: ({ ownConstruction: { other: id } }) => ({ as: 'member', body: { id } }),
    holds: ({ data }) => {
      expect(data.state).toBe('withdrawn');
      expect(data.review.removed?.rule).toBe('withdrawn');
    },
  }),
  example('withdrawConstructionReview', {
    title: 'of somebody else',
    given: { as: 'member', body: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('sendReviewEvidence', {
    title: 'a contract waits for staff',
    given: ({ ownConstruction: { proving: id }, cv }) => ({
      as: 'member',
      body: { ...evidence, id, files: [cv] },
    }),
    holds: ({ data }) => {
      expect(data.evidence).toMatchObject({ state: 'waiting', kind: 'contract' });
      expect(data.evidence_refused).toBe('waiting');
    },
  }),
  example('sendReviewEvidence', {
    title: 'a file that everybody could name',
    given: ({ ownConstruction: { open: id } }) => ({
      as: 'member',
      body: { ...evidence, id, key: 'evidence-open-file', files: ['/media/rooms/nowhere.webp'] },
    }),
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('sendReviewEvidence', {
    title: 'of somebody else',
    given: ({ cv }) => ({ as: 'member', body: { ...evidence, id: nobodysId, files: [cv] } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listReviewEvidence', {
    title: 'what waits, with its files',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { state, files } of items)
        expect([state, files.length > 0]).toEqual(['waiting', true]);
    },
  }),
  example('listReviewEvidence', {
    title: 'members see nobody’s papers',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideReviewEvidence', {
    title: 'a refusal needs a reason',
    given: ({ evidenceIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { decision: 'reject' as const, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideReviewEvidence', {
    title: 'what was looked at must still be so',
    given: ({ evidenceIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { decision: 'approve' as const, reason: '', expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideReviewEvidence', {
    title: 'a review gets its badge',
    given: ({ evidenceIds: [id] }) => ({
      as: 'admin',
      params: { id },
      body: { decision: 'approve' as const, reason: '', expected_version: 0 },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'confirmed', version: 1 }),
  }),
  example('decideReviewEvidence', {
    title: 'refused papers are gone',
    given: ({ evidenceIds: [, id] }) => ({
      as: 'admin',
      params: { id },
      body: { decision: 'reject' as const, reason: 'Không có tên công ty.', expected_version: 0 },
    }),
    holds: ({ data }) => expect([data.state, data.files]).toEqual(['refused', []]),
  }),
  example('decideReviewEvidence', {
    title: 'there are no such papers',
    given: {
      as: 'admin',
      params: { id: nobodysId },
      body: { decision: 'approve' as const, reason: '', expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideReviewEvidence', {
    title: 'members decide nothing',
    given: ({ evidenceIds: [id] }) => ({
      as: 'member',
      params: { id },
      body: { decision: 'approve' as const, reason: '', expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('replyToConstructionReview', {
    title: 'the company answers',
    given: ({ constructionReviewId }) => ({
      as: 'builder',
      body: { id: constructionReviewId, content: 'Cảm ơn anh chị.' },
    }),
    holds: ({ data }) => expect(data.reply?.content).toBe('Cảm ơn anh chị.'),
  }),
  example('replyToConstructionReview', {
    title: 'a review that is not there',
    given: { as: 'builder', body: { id: nobodysId, content: 'Cảm ơn.' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('replyToConstructionReview', {
    title: 'a customer answers nothing',
    given: ({ constructionReviewId }) => ({
      as: 'member',
      body: { id: constructionReviewId, content: 'Cảm ơn.' },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('requestConstructionRemoval', {
    title: 'waits for staff',
    given: ({ constructionRemoval: { reviewId: id } }) => ({ as: 'builder', body: { ...ask, id } }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'waiting', rule: 'not-a-customer' }),
  }),
  example('requestConstructionRemoval', {
    title: 'is for companies',
    given: ({ constructionRemoval: { reviewId: id } }) => ({ as: 'member', body: { ...ask, id } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('requestConstructionRemoval', {
    title: 'of a review that is not there',
    given: { as: 'builder', body: { ...ask, id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listConstructionRemovals', {
    title: 'what waits, with the company’s words',
    given: { as: 'admin' },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { state, words, appeal } of items) {
        expect(words.length).toBeGreaterThan(0);
        expect(state).toBe(appeal === null ? 'waiting' : 'appealed');
      }
      const appeals = items.map(({ appeal }) => appeal !== null);
      expect(appeals).toEqual(appeals.toSorted((a, b) => Number(b) - Number(a)));
    },
  }),
  example('listConstructionRemovals', {
    title: 'companies see no requests of others',
    given: { as: 'builder' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideConstructionRemoval', {
    title: 'needs a reason',
    given: ({ constructionRemoval: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: { ...keep, reason: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideConstructionRemoval', {
    title: 'what was looked at must still be so',
    given: ({ constructionRemoval: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: { ...keep, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideConstructionRemoval', {
    title: 'a review stays',
    given: ({ constructionRemoval: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: keep,
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'kept', version: 1, decision: keep.reason }),
  }),
  example('decideConstructionRemoval', {
    title: 'a review goes',
    given: ({ constructionRemoval: { ids } }) => ({
      as: 'admin',
      params: { id: ids[1] },
      body: { ...keep, decision: 'remove' as const },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ state: 'removed', version: 1 }),
  }),
  example('decideConstructionRemoval', {
    title: 'what nobody appealed against does not come back',
    given: ({ constructionRemoval: { ids } }) => ({
      as: 'admin',
      params: { id: ids[0] },
      body: { ...keep, decision: 'restore' as const, expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideConstructionRemoval', {
    title: 'an appeal was right',
    given: ({ constructionRemoval: { appealed } }) => ({
      as: 'admin',
      params: { id: appealed },
      body: { ...keep, decision: 'restore' as const, expected_version: 2 },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'restored', version: 3, answer: keep.reason }),
  }),
  example('appealConstructionRemoval', {
    title: 'words of blanks are AUTH_15',
    given: ({ ownConstruction: { removed: id } }) => ({ as: 'member', body: { id, words: ' ' } }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('appealConstructionRemoval', {
    title: 'waits for somebody else of staff',
    given: ({ ownConstruction: { removed: id } }) => ({
      as: 'member',
      body: { id, words: 'Tôi kể đúng việc đã xảy ra.' },
    }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'removed', appeal_until: null });
      expect(data.removal?.state).toBe('appealed');
      expect(data.appeal?.words).toBe('Tôi kể đúng việc đã xảy ra.');
    },
  }),
  example('appealConstructionRemoval', {
    title: 'against nothing',
    given: ({ ownConstruction: { answered: id } }) => ({
      as: 'member',
      body: { id, words: 'Tôi kể đúng việc đã xảy ra.' },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('appealConstructionRemoval', {
    title: 'of somebody else',
    given: { as: 'member', body: { id: nobodysId, words: 'Tôi kể đúng việc đã xảy ra.' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideConstructionRemoval', {
    title: 'there is no such request',
    given: { as: 'admin', params: { id: nobodysId }, body: keep },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideConstructionRemoval', {
    title: 'companies decide nothing',
    given: ({ constructionRemoval: { ids } }) => ({
      as: 'builder',
      params: { id: ids[0] },
      body: keep,
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
];
