import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { instantSql, objectSql, pictureSql, textSql } from '../../db/json-sql.ts';
import type { Answer } from '../../http/handler.ts';
import { furtherSql, waitsSql } from './question-thread.ts';

export type MyQuestion = Answer<'listMyQuestions'>['items'][number];

/** Columns of `product_questions q`, `products p` and `sellers s` as whoever may read all of it sees them. */
export const questionFields = (language: Language) => ({
  id: 'q.id',
  product: objectSql({
    id: 'p.id',
    name: textSql('p.name', language),
    picture: pictureSql('p.cover', language),
  }),
  category: 'q.category',
  secret: 'q.secret',
  content: 'q.content',
  state: `case when ${waitsSql} then 'unanswered' else 'answered' end`,
  version: 'q.version',
  createdAt: instantSql('q.created_at'),
  answer: `case when q.answer is not null then ${objectSql({
    name: 's.name',
    content: 'q.answer',
    createdAt: instantSql('coalesce(q.answered_at, q.created_at)'),
  })} end`,
  further: furtherSql(),
});

/** Questions with the product they are about: `where` and `order` name `q`. */
export async function questionRows(
  database: Database,
  language: Language,
  rest: string,
  values: readonly unknown[],
): Promise<MyQuestion[]> {
  const rows = await database.rows<{ item: string }>(
    {
      text: `select ${objectSql(questionFields(language))}::text as item from product_questions q
        join products p on p.id = q.product_id join sellers s on s.id = p.seller_id ${rest}`,
    },
    values,
  );
  return rows.map(({ item }) => JSON.parse(item) as MyQuestion);
}
