import { apply, limits, questionMachine } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { productQuestions, questionTurns } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { written } from '../../support/words.ts';
import { questionRows } from './question-shape.ts';
import { stepOn, tellOfQuestion, threadOf } from './question-thread.ts';
import type { Shop } from '../shop.ts';

/** A further question under one's own, once per key: it waits for an answer again, and the seller is told. */
export function askQuestionAgain(shop: Shop): Handler<'askQuestionAgain'> {
  const limit = memberLimit(shop, 'question', limits.writingPerHour.questions);
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, key } = call.body;
    const content = written(call.body.content);
    const at = shop.now();
    const asking = {
      caller: `user:${userId}`,
      operation: `askQuestionAgain:${id}`,
      key,
      asked: { content },
      at,
    };
    await shop.database.orm.transaction((tx) =>
      once(tx, asking, async () => {
        await limit(tx, userId);
        const [question] = await tx
          .select()
          .from(productQuestions)
          .where(and(eq(productQuestions.id, id), eq(productQuestions.userId, userId)))
          .for('update');
        if (question === undefined) throw new ApiError('NOT_FOUND');
        const { entity } = await threadOf(tx, question);
        const moved = apply(questionMachine, entity, {
          event: 'ask_again',
          by: 'member',
          at,
          payload: { text: content },
        });
        if (!moved.ok) throw new ApiError('CONFLICT');
        await stepOn(tx, id, question.version);
        await tx.insert(questionTurns).values({ questionId: id, content, createdAt: new Date(at) });
        await tellOfQuestion(tx, question, {
          about: 'question.asked',
          to: 'seller',
          version: moved.entity.version,
          at: new Date(at),
        });
        return {};
      }),
    );
    const [shown] = await questionRows(shop.database, call.language, 'where q.id = $1', [id]);
    if (shown === undefined) throw new ApiError('NOT_FOUND');
    return shown;
  };
}
