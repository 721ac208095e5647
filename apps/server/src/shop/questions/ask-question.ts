import { limits, publicName } from '@hien/domain';
import { and, eq, sql } from 'drizzle-orm';
import { pageMeta } from '../../db/page.ts';
import { users } from '../../db/schema/account.ts';
import { productQuestions, products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { written } from '../../support/words.ts';
import { listed } from '../products/card-sql.ts';
import { questionRows } from './question-shape.ts';
import { tellOfQuestion, waitsSql } from './question-thread.ts';
import type { Shop } from '../shop.ts';

/** A new question about a product; the same key again answers the one that is there. */
export function askQuestion(shop: Shop): Handler<'askQuestion'> {
  const limit = memberLimit(shop, 'question', limits.writingPerHour.questions);
  return async (call) => {
    const { userId } = await call.signedIn();
    const { productId, category, content, secret, key } = call.body;
    const { database } = shop;
    const [product] = await database.rows(
      { text: `select 1 from products p where p.id = $1 and ${listed}` },
      [productId],
    );
    if (product === undefined) throw new ApiError('PRODUCT_05');
    const question = await database.orm.transaction(async (tx) => {
      const [author] = await tx
        .select({ first_name: users.firstName, last_name: users.lastName })
        .from(users)
        .where(eq(users.id, userId));
      const [made] = await tx
        .insert(productQuestions)
        .values({
          productId,
          userId,
          authorName: publicName(author ?? { first_name: '', last_name: '' }),
          category,
          secret,
          content: written(content),
          requestKey: key,
          createdAt: new Date(shop.now()),
        })
        .onConflictDoNothing({ target: [productQuestions.userId, productQuestions.requestKey] })
        .returning();
      if (made !== undefined) {
        await limit(tx, userId);
        await tx
          .update(products)
          .set({ questionCount: sql`${products.questionCount} + 1` })
          .where(eq(products.id, productId));
        await tellOfQuestion(tx, made, {
          about: 'question.asked',
          to: 'seller',
          version: 0,
          at: made.createdAt,
        });
        return made;
      }
      const [before] = await tx
        .select()
        .from(productQuestions)
        .where(and(eq(productQuestions.userId, userId), eq(productQuestions.requestKey, key)));
      return before;
    });
    if (question === undefined) throw new ApiError('INTERNAL');
    const [shown] = await questionRows(database, call.language, 'where q.id = $1', [question.id]);
    return {
      id: question.id,
      author: { name: question.authorName, avatar: null },
      category: question.category,
      secret: question.secret,
      content: question.content,
      createdAt: question.createdAt.toISOString(),
      answer: shown?.answer ?? null,
      further: shown?.further ?? [],
    };
  };
}

/** The member's own questions, the newest first. */
export function listMyQuestions(shop: Shop): Handler<'listMyQuestions'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 10, state } = call.query;
    const open = { answered: `not ${waitsSql}`, unanswered: waitsSql };
    const where = `where q.user_id = $1${state === undefined ? '' : ` and ${open[state]}`}`;
    const [counted] = await shop.database.rows<{ total: number }>(
      { text: `select count(*)::int as total from product_questions q ${where}` },
      [userId],
    );
    const total = counted?.total ?? 0;
    const items = await questionRows(
      shop.database,
      call.language,
      `${where} order by q.created_at desc, q.id desc limit $2 offset $3`,
      [userId, limit, (page - 1) * limit],
    );
    return { items, meta: pageMeta(page, limit, total) };
  };
}
