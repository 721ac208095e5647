import { type Language, type Text, limits, publicName } from '@hien/domain';
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
  const ask = asking(shop);
  return async (call) => {
    const { userId } = await call.signedIn();
    const { productId, ...said } = call.body;
    const [product] = await shop.database.rows(
      { text: `select 1 from products p where p.id = $1 and ${listed}` },
      [productId],
    );
    if (product === undefined) throw new ApiError('PRODUCT_05');
    return ask({ ...said, productId, designId: null }, { userId, language: call.language });
  };
}

/** The same of a design that is sold: its designer answers, or staff where it is the house's own. */
export function askDesignQuestion(shop: Shop): Handler<'askDesignQuestion'> {
  const ask = asking(shop);
  return async (call) => {
    const { userId } = await call.signedIn();
    const { designId, ...said } = call.body;
    const [design] = await shop.database.rows<{ own: boolean }>(
      {
        text: `select owner_id is not distinct from $2::integer as own from designs
          where id = $1 and withdrawn_at is null`,
      },
      [designId, userId],
    );
    if (design === undefined) throw new ApiError('NOT_FOUND');
    if (design.own) throw new ApiError('CONFLICT', { said: own[call.language] });
    return ask(
      { ...said, category: 'item', productId: null, designId },
      { userId, language: call.language },
    );
  };
}

const own: Text = {
  vi: 'Đây là thiết kế của bạn: bạn là người trả lời câu hỏi ở đây.',
  en: 'This design is yours: you are the one who answers here.',
  ko: '본인의 디자인입니다. 이곳의 문의에는 직접 답변하게 됩니다.',
};

type Asked = Pick<
  typeof productQuestions.$inferInsert,
  'productId' | 'designId' | 'category' | 'secret' | 'content'
> & { readonly key: string };

/** Writes a question down and tells who answers. */
function asking(shop: Shop) {
  const limit = memberLimit(shop, 'question', limits.writingPerHour.questions);
  const { database } = shop;
  return async (
    { key, content, ...about }: Asked,
    { userId, language }: { readonly userId: number; readonly language: Language },
  ) => {
    const question = await database.orm.transaction(async (tx) => {
      const [author] = await tx
        .select({ first_name: users.firstName, last_name: users.lastName })
        .from(users)
        .where(eq(users.id, userId));
      const [made] = await tx
        .insert(productQuestions)
        .values({
          ...about,
          userId,
          authorName: publicName(author ?? { first_name: '', last_name: '' }),
          content: written(content),
          requestKey: key,
          createdAt: new Date(shop.now()),
        })
        .onConflictDoNothing({ target: [productQuestions.userId, productQuestions.requestKey] })
        .returning();
      if (made !== undefined) {
        await limit(tx, userId);
        if (made.productId !== null)
          await tx
            .update(products)
            .set({ questionCount: sql`${products.questionCount} + 1` })
            .where(eq(products.id, made.productId));
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
    const [shown] = await questionRows(database, language, 'where q.id = $1', [question.id]);
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
