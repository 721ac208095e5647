import { evidenceRefusalTexts, whyNotProve } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { constructionEvidence, constructionReviews } from '../../db/schema/construction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { refusedField } from '../../http/refusals.ts';
import { claimUploads, isOwnPrivate } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import { myReview } from './my-reviews.ts';

/** A contract or an invoice for one's own review; two presses at once wait for each other at the review's row. */
export function sendReviewEvidence({ database, now }: Services): Handler<'sendReviewEvidence'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { id, kind, files, key } = body;
    const at = now();
    await retried(database.orm, async (tx) => {
      const [review] = await tx
        .select({ removedOn: constructionReviews.removedOn })
        .from(constructionReviews)
        .where(and(eq(constructionReviews.id, id), eq(constructionReviews.userId, userId)))
        .for('update');
      if (review === undefined) throw new ApiError('NOT_FOUND');
      const [before] = await tx
        .select()
        .from(constructionEvidence)
        .where(eq(constructionEvidence.reviewId, id))
        .for('update');
      if (before?.requestKey === key) return;
      const refusal = whyNotProve(
        review.removedOn === null ? 'published' : 'removed',
        before ?? null,
      );
      if (refusal !== null)
        throw new ApiError('CONFLICT', { said: evidenceRefusalTexts[refusal][language] });
      const sentAt = new Date(at);
      if (!(await claimed(tx, files, userId, sentAt)))
        throw refusedField('PRODUCT_07', language, 'files');
      const sent = { kind, files, requestKey: key, sentAt };
      await (before === undefined
        ? tx.insert(constructionEvidence).values({ ...sent, reviewId: id })
        : tx
            .update(constructionEvidence)
            .set({
              ...sent,
              state: 'waiting',
              version: before.version + 1,
              tries: before.tries + 1,
              reason: null,
              decidedBy: null,
              decidedAt: null,
            })
            .where(eq(constructionEvidence.id, before.id)));
    });
    return { data: await myReview(database, { id, userId, language, now: at }) };
  };
}

/** An address that anybody could name is not enough: staff are led to what it holds. */
async function claimed(tx: Orm, files: readonly string[], userId: number, at: Date) {
  for (const file of files) if (!(await isOwnPrivate(tx, file, userId))) return false;
  return claimUploads(tx, files, { userId, at });
}
