import { mayNot } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { instantSql, objectSql } from '../../db/json-sql.ts';
import { itemsOf, pageMeta } from '../../db/page.ts';
import { productQuestions } from '../../db/schema/shop.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Shop } from '../shop.ts';
import { questionFields, questionTables } from './question-shape.ts';
import { answeredSql, askedSql, waitsSql } from './question-thread.ts';

/**
 * What is asked about designs, for whoever answers: of one's own a design partner's, of the house's designs staff's. Staff see what
 * partners answered too. The longest wait first, or the newest answer.
 */
export function listDesignQuestionCases({ database }: Shop): Handler<'listDesignQuestionCases'> {
  return async (call) => {
    const { userId, capabilities } = await call.signedIn();
    const { page = 1, limit = 20, state = 'unanswered' } = call.query;
    const isStaff = mayNot('question.answer', capabilities) === null;
    const waiting = state === 'unanswered';
    const mine = 'd.owner_id = $1';
    const scope = isStaff ? `(${mine} or d.owner_id is null)` : mine;
    const seen = isStaff ? 'd.id is not null and $1::integer is not null' : mine;
    const [counted] = await database.rows<{ unanswered: number; answered: number }>(
      {
        text: `select count(*) filter (where ${scope} and ${waitsSql})::int as unanswered,
          count(*) filter (where not ${waitsSql})::int as answered
          from ${questionTables} where q.design_id is not null and q.removed_at is null and ${seen}`,
      },
      [userId],
    );
    const counts = counted ?? { unanswered: 0, answered: 0 };
    const shape = objectSql({
      ...questionFields(call.language),
      author: 'q.author_name',
      waitsSince: waiting ? instantSql(askedSql) : 'null',
    });
    const items = await itemsOf(
      database,
      {
        text: `select ${shape}::text as item from ${questionTables}
          where q.design_id is not null and q.removed_at is null and ${waiting ? `${scope} and ${waitsSql}` : `${seen} and not ${waitsSql}`}
          order by ${waiting ? `${askedSql}, q.id` : `${answeredSql} desc nulls last, q.id desc`}
          limit $2 offset $3`,
      },
      [userId, limit, (page - 1) * limit],
    );
    return new JsonText(
      `{"items":[${items.join(',')}],"meta":${JSON.stringify(pageMeta(page, limit, counts[state]))},"counts":${JSON.stringify(counts)}}`,
    );
  };
}

/** What waits for staff, for their overview. */
export const designQuestionQueue = {
  table: productQuestions,
  waiting: sql`${productQuestions.designId} in (select id from designs where owner_id is null) and ${productQuestions.removedAt} is null
    and coalesce((select t.answer is null from question_turns t where t.question_id = ${productQuestions.id}
      order by t.id desc limit 1), ${productQuestions.answer} is null)`,
  since: productQuestions.createdAt,
};
