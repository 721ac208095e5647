import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { decidedRemovals, reviewRemovals } from '../fixtures/shop/review-removals.ts';
import { reviewsOf } from '../fixtures/shop/reviews.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** What sellers ask to have removed, and what staff decide. */
export const reviewRemovalAnswers: Answers<
  'requestReviewRemoval' | 'listReviewRemovals' | 'decideReviewRemoval'
> = {
  requestReviewRemoval({ body, language, token }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    if (!reviewsOf(language).some(({ id }) => id === body.id)) throw new MockFailure(404);
    return { id: body.id, state: 'deletion_requested', reason: body.reason };
  },

  listReviewRemovals({ query, language, token }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedRemovals(language) : reviewRemovals(language);
    return { data: pageOf(items, query.page, 20) };
  },

  decideReviewRemoval({ params, body, language, token }) {
    onlyAdmin(token);
    const found = [...reviewRemovals(language), ...decidedRemovals(language)].find(
      ({ id }) => id === params.id,
    );
    if (found === undefined) throw new MockFailure(404);
    if (found.version !== body.expected_version || found.decided !== null)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (body.reason.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'reason', code: 'AUTH_15' }],
      });
    return {
      data: {
        ...found,
        version: 1,
        state: body.decision === 'delete' ? 'deleted' : 'visible',
        decision: body.reason,
        decided: decidedNow,
      },
    };
  },
};
