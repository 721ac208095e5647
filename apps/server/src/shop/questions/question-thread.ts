import type { Question } from '@hien/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { instantSql, objectSql } from '../../db/json-sql.ts';
import { productQuestions, products, questionTurns, sellers } from '../../db/schema/shop.ts';
import { designs } from '../../db/schema/designs.ts';
import { writeNotice } from '../../notices/write-notice.ts';

export type QuestionRow = typeof productQuestions.$inferSelect;
type Turn = typeof questionTurns.$inferSelect;

/** Whether the newest words of the member wait for an answer; of `product_questions q`. */
export const waitsSql = `coalesce((select t.answer is null from question_turns t
  where t.question_id = q.id order by t.id desc limit 1), q.answer is null)`;

/** When the newest words of the member were written, and the newest answer; of `product_questions q`. */
export const askedSql = `coalesce((select max(t.created_at) from question_turns t where t.question_id = q.id), q.created_at)`;
export const answeredSql = `coalesce((select max(t.answered_at) from question_turns t where t.question_id = q.id), q.answered_at)`;

/** Who answers, of `sellers s` or else `designs d`. */
export const answererSql = 'coalesce(s.name, d.designer_name)';

/** What was asked further under `product_questions q`, the newest last; empty words when `open` is false. */
export const furtherSql = (open = 'true'): string =>
  `coalesce((select json_agg(${objectSql({
    content: `case when ${open} then t.content else '' end`,
    createdAt: instantSql('t.created_at'),
    answer: `case when t.answer is not null then ${objectSql({
      name: answererSql,
      content: `case when ${open} then t.answer else '' end`,
      createdAt: instantSql('coalesce(t.answered_at, t.created_at)'),
    })} end`,
  })} order by t.id) from (select * from question_turns where question_id = q.id order by id desc limit 100) t), '[]')`;

/** A question as its machine sees it, and its newest further question. The question's row is locked by the caller. */
export async function threadOf(
  tx: Orm,
  question: QuestionRow,
): Promise<{ readonly last: Turn | null; readonly entity: Question }> {
  const turns = await tx
    .select()
    .from(questionTurns)
    .where(eq(questionTurns.questionId, question.id))
    .orderBy(asc(questionTurns.id));
  const all = [question, ...turns];
  const last = turns.at(-1) ?? null;
  const { answer, answeredAt, createdAt } = last ?? question;
  return {
    last,
    entity: {
      state: answer === null ? 'unanswered' : 'answered',
      version: question.version,
      changedAt: (answeredAt ?? createdAt).getTime(),
      messages: all.length + all.filter((one) => one.answer !== null).length,
    },
  };
}

/** News of a question in somebody's inbox, with the name of what it is about. A design of the house has no designer to be told. */
export async function tellOfQuestion(
  tx: Orm,
  { id, productId, designId }: Pick<QuestionRow, 'id' | 'productId' | 'designId'>,
  {
    about,
    to,
    userId,
    version,
    at,
  }: {
    readonly about: 'question.answered' | 'question.asked';
    readonly to: 'member' | 'seller';
    /** Whoever sells it when left out. */
    readonly userId?: number;
    readonly version: number;
    readonly at: Date;
  },
): Promise<void> {
  const [found] =
    productId === null
      ? await tx
          .select({ name: designs.name, seller: designs.ownerId })
          .from(designs)
          .where(eq(designs.id, designId ?? 0))
      : await tx
          .select({ name: products.name, seller: sellers.userId })
          .from(products)
          .innerJoin(sellers, eq(sellers.id, products.sellerId))
          .where(eq(products.id, productId));
  if (found === undefined) return;
  await writeNotice(tx, {
    userId: userId ?? found.seller,
    about: productId === null ? `design-${about}` : about,
    to,
    name: found.name,
    key: `${about}:${id}:${version}`,
    at,
  });
}

/** One step on: whoever looked at the question as it was before is told so. Null when somebody was first. */
export async function stepOn(tx: Orm, id: number, version: number): Promise<QuestionRow | null> {
  const [row] = await tx
    .update(productQuestions)
    .set({ version: version + 1 })
    .where(and(eq(productQuestions.id, id), eq(productQuestions.version, version)))
    .returning();
  return row ?? null;
}
