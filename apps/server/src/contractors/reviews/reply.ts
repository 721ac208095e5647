import type { Text } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { constructionReviews } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { reviewText } from './write-construction-review.ts';

const answered: Text = {
  vi: 'Bạn đã trả lời đánh giá này rồi.',
  en: 'You have answered this review already.',
  ko: '이미 이 후기에 답변하셨습니다.',
};
const removed: Text = {
  vi: 'Đánh giá này đã được gỡ.',
  en: 'This review was taken away.',
  ko: '이 후기는 삭제되었습니다.',
};

/** The company's one answer; the same words once more change nothing. */
export function replyToConstructionReview({
  database,
  now,
}: Services): Handler<'replyToConstructionReview'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const content = written(body.content);
    await database.orm.transaction(async (tx) => {
      const [review] = await tx
        .select({
          reply: constructionReviews.reply,
          removedOn: constructionReviews.removedOn,
          owner: contractors.userId,
        })
        .from(constructionReviews)
        .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
        .where(eq(constructionReviews.id, body.id))
        .for('update');
      if (review === undefined || review.owner !== userId) throw new ApiError('NOT_FOUND');
      if (review.removedOn !== null) throw new ApiError('CONFLICT', { said: removed[language] });
      if (review.reply === content) return;
      if (review.reply !== null) throw new ApiError('CONFLICT', { said: answered[language] });
      await tx
        .update(constructionReviews)
        .set({ reply: content, repliedAt: new Date(now()) })
        .where(eq(constructionReviews.id, body.id));
    });
    return new JsonText(`{"data":${await reviewText(database, body.id, language)}}`);
  };
}
