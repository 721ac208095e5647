import { apply, mayNot, questionMachine } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import { notices } from '../db/schema/orders.ts';
import { productQuestions, products, sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { written } from '../support/words.ts';
import { questionRows } from './question-shape.ts';
import type { Shop } from './shop.ts';

/** The seller's answer, or staff's. Who asked finds a notice in the inbox. */
export function answerQuestion(shop: Shop): Handler<'answerQuestion'> {
  return async (call) => {
    const { userId, capabilities } = await call.signedIn();
    const { id, version } = call.body;
    const content = written(call.body.content);
    const at = new Date(shop.now());
    await shop.database.orm.transaction(async (tx) => {
      const [found] = await tx
        .select({ question: productQuestions, name: products.name, sellerUser: sellers.userId })
        .from(productQuestions)
        .innerJoin(products, eq(products.id, productQuestions.productId))
        .innerJoin(sellers, eq(sellers.id, products.sellerId))
        .where(eq(productQuestions.id, id));
      const ownShop = found?.sellerUser === userId;
      // Nobody learns which questions exist in other shops.
      if (found === undefined || mayNot('question.answer', capabilities, { ownShop }) !== null)
        throw new ApiError('NOT_FOUND');
      const { question } = found;
      // The same answer sent once more, after a lost reply.
      if (question.answer === content && question.version === version + 1) return;
      const moved = apply(
        questionMachine,
        {
          state: question.answer === null ? 'unanswered' : 'answered',
          version: question.version,
          changedAt: (question.answeredAt ?? question.createdAt).getTime(),
          messages: 1,
        },
        {
          event: 'answer',
          by: ownShop ? 'seller' : 'admin',
          at: at.getTime(),
          payload: { text: content },
        },
      );
      if (!moved.ok) throw new ApiError('CONFLICT');
      const changed = await tx
        .update(productQuestions)
        .set({ answer: content, answeredAt: at, version: sql`${productQuestions.version} + 1` })
        .where(and(eq(productQuestions.id, id), eq(productQuestions.version, version)))
        .returning({ id: productQuestions.id });
      if (changed.length === 0) throw new ApiError('CONFLICT');
      if (question.userId === null) return;
      await tx
        .insert(notices)
        .values({
          userId: question.userId,
          about: 'question.answered',
          to: 'member',
          values: { productId: question.productId, name: found.name.vi },
          key: `question.answered:${id}:${version + 1}`,
          at,
        })
        .onConflictDoNothing();
    });
    const [answered] = await questionRows(shop.database, call.language, 'where q.id = $1', [id]);
    if (answered === undefined) throw new ApiError('NOT_FOUND');
    return answered;
  };
}
