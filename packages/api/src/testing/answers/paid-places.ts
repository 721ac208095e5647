import { adCaseMoves } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { contractorCards } from '../fixtures/contractors.ts';
import { tokens } from '../fixtures/members.ts';
import { adCases, adTakenDown, decidedAdCases } from '../fixtures/paid-places.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { asCompany } from './contractors.ts';
import { type Answers, pageOf } from './answerer.ts';

const hasNoWords = (field: string): MockFailure =>
  new MockFailure(422, { code: 'AUTH_15', fields: [{ field, code: 'AUTH_15' }] });

/** What a visitor does about bought places. */
export const paidPlaceAnswers: Answers<
  'listRefusedPlaces' | 'refusePlace' | 'reportAd' | 'appealAd' | 'listAdCases' | 'decideAd'
> = {
  listRefusedPlaces({ token }) {
    if (token === null) throw new MockFailure(401);
    return { data: { items: [] } };
  },

  refusePlace({ body: { contractor_id: id, refused }, token }) {
    if (token === null) throw new MockFailure(401);
    const found = contractorCards().find((company) => company.id === id);
    if (!refused) return { data: { items: [] } };
    if (found === undefined) throw new MockFailure(404);
    return { data: { items: [{ id, name: found.name }] } };
  },

  reportAd({ body: { contractor_id: id, city, reason, words }, token }) {
    if (reason === 'other' && words.trim() === '') throw hasNoWords('words');
    const found = contractorCards().find((company) => company.id === id);
    // The first is the builder's own.
    if (id === 1 && token === tokens.partner) throw new MockFailure(409);
    if (found?.place.by !== 'payment' || !found.work_cities.includes(city))
      throw new MockFailure(404);
    return {
      data: {
        contractor_id: id,
        reason,
        reported_at: '2026-03-06T03:00:00Z',
        due_at: '2026-03-07T03:00:00Z',
      },
    };
  },

  appealAd({ body: { id, words }, token }) {
    asCompany(token);
    if (id !== 5) throw new MockFailure(404);
    if (words.trim() === '') throw hasNoWords('words');
    return {
      data: adTakenDown({
        state: 'appealed',
        appeal: words,
        appealed_at: '2026-03-06T03:00:00Z',
        appeal_until: null,
      }),
    };
  },

  listAdCases({ query, token }) {
    onlyAdmin(token);
    return { data: pageOf(query.state === 'decided' ? decidedAdCases : adCases, query.page, 20) };
  },

  decideAd({ params, body: { decision, rule, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = [...adCases, ...decidedAdCases].find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    const state = adCaseMoves[found.state][decision];
    if (found.version !== expected_version || state === undefined)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (decision !== 'stands' && reason.trim() === '') throw hasNoWords('reason');
    if (decision === 'take-down' && rule === null)
      throw new MockFailure(422, { fields: [{ field: 'rule', code: 'VALIDATION' }] });
    const after = { ...found, version: found.version + 1 };
    return {
      data:
        decision === 'restore' || decision === 'uphold'
          ? { ...after, state, answer: reason, restored: decidedNow }
          : {
              ...after,
              state,
              rule: decision === 'stands' ? null : rule,
              words: reason.trim() || null,
              decided: decidedNow,
            },
    };
  },
};
