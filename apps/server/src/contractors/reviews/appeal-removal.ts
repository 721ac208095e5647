import { removalAppealRefusals, whyNotAppealRemoval } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { constructionRemovals, constructionReviews } from '../../db/schema/construction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { myReview } from './my-reviews.ts';

/**
 * The writer says why their review was taken away wrongly; the request waits for staff again. The same words again change nothing.
 * @throws {ApiError} NOT_FOUND for another's, CONFLICT where an appeal is not possible any more, with why.
 */
export function appealConstructionRemoval({
  database,
  now,
}: Services): Handler<'appealConstructionRemoval'> {
  return async ({ body: { id, words: typed }, signedIn, language }) => {
    const { userId } = await signedIn();
    const words = written(typed);
    if (words === '') throw refusedField('AUTH_15', language, 'words');
    const at = now();
    await database.orm.transaction(async (tx) => {
      const [mine] = await tx
        .select({ id: constructionReviews.id })
        .from(constructionReviews)
        .where(and(eq(constructionReviews.id, id), eq(constructionReviews.userId, userId)));
      if (mine === undefined) throw new ApiError('NOT_FOUND');
      const [removal] = await tx
        .select()
        .from(constructionRemovals)
        .where(eq(constructionRemovals.reviewId, id))
        .for('update');
      if (removal === undefined)
        throw new ApiError('CONFLICT', { said: removalAppealRefusals['not-removed'][language] });
      if (removal.state === 'appealed' && removal.appeal === words) return;
      const refusal = whyNotAppealRemoval(
        { state: removal.state, removedAt: removal.decidedAt?.getTime() ?? null },
        at,
      );
      if (refusal !== null)
        throw new ApiError('CONFLICT', { said: removalAppealRefusals[refusal][language] });
      await tx
        .update(constructionRemovals)
        .set({
          state: 'appealed',
          version: removal.version + 1,
          appeal: words,
          appealedAt: new Date(at),
        })
        .where(eq(constructionRemovals.id, removal.id));
    });
    return { data: await myReview(database, { id, userId, language, now: at }) };
  };
}
