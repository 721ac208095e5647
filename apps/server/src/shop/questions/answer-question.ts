import { apply, mayNot, questionMachine } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { designs } from '../../db/schema/designs.ts';
import { productQuestions, products, questionTurns, sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { isOfShop } from '../../own-shop.ts';
import { written } from '../../support/words.ts';
import { questionRows } from './question-shape.ts';
import { stepOn, tellOfQuestion, threadOf } from './question-thread.ts';
import type { Shop } from '../shop.ts';
import { noteAct } from '../../shop-log.ts';

/** The answer of whoever sells it, or of staff. Who asked finds a notice in the inbox. */
export function answerQuestion(shop: Shop): Handler<'answerQuestion'> {
  return async (call) => {
    const { userId, capabilities } = await call.signedIn();
    const { id, version } = call.body;
    const content = written(call.body.content);
    const at = new Date(shop.now());
    await shop.database.orm.transaction(async (tx) => {
      const [found] = await tx
        .select({
          question: productQuestions,
          ownShop: isOfShop(userId),
          sellerId: sellers.id,
          designer: designs.ownerId,
        })
        .from(productQuestions)
        .leftJoin(products, eq(products.id, productQuestions.productId))
        .leftJoin(sellers, eq(sellers.id, products.sellerId))
        .leftJoin(designs, eq(designs.id, productQuestions.designId))
        .where(eq(productQuestions.id, id))
        .for('update', { of: productQuestions });
      const ownShop = found?.sellerId != null && found.ownShop;
      const owner = found?.designer === userId;
      // Nobody learns which questions exist in other shops.
      if (
        found === undefined ||
        mayNot('question.answer', capabilities, { ownShop, owner }) !== null
      )
        throw new ApiError('NOT_FOUND');
      const { question, sellerId } = found;
      const { last, entity } = await threadOf(tx, question);
      // The same answer sent once more, after a lost reply.
      if ((last ?? question).answer === content && question.version === version + 1) return;
      const moved = apply(questionMachine, entity, {
        event: 'answer',
        by: ownShop || owner ? 'seller' : 'admin',
        at: at.getTime(),
        payload: { text: content },
      });
      if (!moved.ok || (await stepOn(tx, id, version)) === null) throw new ApiError('CONFLICT');
      const said = { answer: content, answeredAt: at };
      await (last === null
        ? tx.update(productQuestions).set(said).where(eq(productQuestions.id, id))
        : tx.update(questionTurns).set(said).where(eq(questionTurns.id, last.id)));
      if (ownShop && sellerId !== null)
        await noteAct(tx, {
          sellerId,
          userId,
          act: 'question.answer',
          subject: 'question',
          id,
          at,
        });
      if (question.userId !== null)
        await tellOfQuestion(tx, question, {
          about: 'question.answered',
          to: 'member',
          userId: question.userId,
          version: version + 1,
          at,
        });
    });
    const [answered] = await questionRows(shop.database, call.language, 'where q.id = $1', [id]);
    if (answered === undefined) throw new ApiError('NOT_FOUND');
    return answered;
  };
}
