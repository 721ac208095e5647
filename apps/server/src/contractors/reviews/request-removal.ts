import type { Text } from '@hien/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { constructionRemovals, constructionReviews } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';

const asked: Text = {
  vi: 'Bạn đã đề nghị gỡ đánh giá này rồi.',
  en: 'You have asked to remove this review already.',
  ko: '이미 이 후기의 삭제를 요청하셨습니다.',
};

/** The company asks staff to take a review away, once; it stands until they decide. The same request again is the same. */
export function requestConstructionRemoval({
  database,
  now,
}: Services): Handler<'requestConstructionRemoval'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { id, rule } = body;
    const words = written(body.words);
    return database.orm.transaction(async (tx) => {
      const [found] = await tx
        .select({ owner: contractors.userId })
        .from(constructionReviews)
        .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
        .where(and(eq(constructionReviews.id, id), isNull(constructionReviews.removedOn)))
        .for('update', { of: constructionReviews });
      if (found?.owner !== userId) throw new ApiError('NOT_FOUND');
      const [before] = await tx
        .select()
        .from(constructionRemovals)
        .where(eq(constructionRemovals.reviewId, id));
      if (before === undefined)
        await tx
          .insert(constructionRemovals)
          .values({ reviewId: id, rule, words, requestedAt: new Date(now()) });
      else if (before.state !== 'waiting' || before.rule !== rule)
        throw new ApiError('CONFLICT', { said: asked[language] });
      return { data: { id, state: 'waiting', rule } };
    });
  };
}
