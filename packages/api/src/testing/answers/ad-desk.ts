import { MockFailure } from '../failure.ts';
import {
  adMembershipCases,
  adMembershipFigures,
  adTakings,
  auctionSummaries,
} from '../fixtures/ad-desk.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** Advertising as staff see it. */
export const adDeskAnswers: Answers<
  | 'listAdMemberships'
  | 'readAdMembershipFigures'
  | 'decideAdMembership'
  | 'listAuctions'
  | 'readAdTakings'
> = {
  listAdMemberships({ query, token }) {
    onlyAdmin(token);
    const found = adMembershipCases.filter(({ company }) =>
      company.toLowerCase().includes((query.q ?? '').toLowerCase()),
    );
    return { data: pageOf(found, query.page, 20) };
  },

  readAdMembershipFigures({ params, token }) {
    onlyAdmin(token);
    if (adMembershipCases.every(({ id }) => id !== params.id)) throw new MockFailure(404);
    return { data: adMembershipFigures() };
  },

  decideAdMembership({ params, body: { action, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = adMembershipCases.find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    if (found.version !== expected_version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    const suspended = action === 'suspend';
    if (found.suspended === suspended || found.state === 'expired')
      throw new MockFailure(409, { body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        suspended,
        acts: [
          { ...decidedNow, act: suspended ? 'suspended' : 'restored', text: reason },
          ...found.acts,
        ],
      },
    };
  },

  listAuctions({ query, token }) {
    onlyAdmin(token);
    return { data: pageOf(auctionSummaries, query.page, 20) };
  },

  readAdTakings({ query, token }) {
    onlyAdmin(token);
    return { data: adTakings(query.month) };
  },
};
