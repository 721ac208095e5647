import type { Database } from '../../db/database.ts';
import { instantSql, objectSql } from '../../db/json-sql.ts';
import { itemsOf, pageMeta } from '../../db/page.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { productQuestionFields, questionTables } from '../../shop/questions/question-shape.ts';
import { answeredSql, askedSql, waitsSql } from '../../shop/questions/question-thread.ts';
import { itemsOfCaller } from './found-items.ts';

const day = 86_400_000;
/** Answers of the last days that say how fast a shop is; fewer than `least` say nothing. */
const window = { days: 90, least: 5 } as const;

/** Hours that half of those waited at most who were answered; null when too few were. */
async function answerHours(
  database: Database,
  { where, values }: Awaited<ReturnType<typeof itemsOfCaller>>,
  now: number,
): Promise<number | null> {
  const since = `$${values.length + 1}::timestamptz`;
  const [row] = await database.rows<{ answers: number; hours: number | null }>(
    {
      text: `select count(*)::int as answers,
          percentile_cont(0.5) within group (order by extract(epoch from w.answered_at - w.created_at)) / 3600 as hours
        from (
          select q.created_at, q.answered_at from ${questionTables} where ${where} and q.answered_at >= ${since}
          union all
          select t.created_at, t.answered_at from question_turns t join product_questions q on q.id = t.question_id
            join products p on p.id = q.product_id where ${where} and t.answered_at >= ${since}
        ) w`,
    },
    [...values, new Date(now - window.days * day).toISOString()],
  );
  return row === undefined || row.hours === null || row.answers < window.least
    ? null
    : Math.round(row.hours * 10) / 10;
}

/** What is asked about the items of the caller's shop: the longest wait first, or the newest answer. */
export function listShopQuestions({ database, now }: Services): Handler<'listShopQuestions'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20, tab = 'unanswered', q = '' } = call.query;
    const found = await itemsOfCaller(database.orm, userId, q);
    const { where, values } = found;
    const [counted] = await database.rows<{ unanswered: number; answered: number }>(
      {
        text: `select count(*) filter (where ${waitsSql})::int as unanswered,
          count(*) filter (where not ${waitsSql})::int as answered from ${questionTables} where ${where} and q.removed_at is null`,
      },
      values,
    );
    const counts = counted ?? { unanswered: 0, answered: 0 };
    const waiting = tab === 'unanswered';
    const shape = objectSql({
      ...productQuestionFields(call.language),
      author: 'q.author_name',
      waitsSince: waiting ? instantSql(askedSql) : 'null',
    });
    const items = await itemsOf(
      database,
      {
        text: `select ${shape}::text as item from ${questionTables}
          where ${where} and q.removed_at is null and ${waiting ? '' : 'not '}${waitsSql}
          order by ${waiting ? `${askedSql}, q.id` : `${answeredSql} desc nulls last, q.id desc`}
          limit $${values.length + 1} offset $${values.length + 2}`,
      },
      [...values, limit, (page - 1) * limit],
    );
    return new JsonText(
      `{"items":[${items.join(',')}],"meta":${JSON.stringify(pageMeta(page, limit, counts[tab]))},"counts":${JSON.stringify(counts)},"answerHours":${JSON.stringify(await answerHours(database, found, now()))}}`,
    );
  };
}
