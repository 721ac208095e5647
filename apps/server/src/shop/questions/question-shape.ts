import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { instantSql, objectSql, pictureSql, textSql } from '../../db/json-sql.ts';
import type { Answer } from '../../http/handler.ts';
import { answererSql, furtherSql, waitsSql } from './question-thread.ts';

export type MyQuestion = Answer<'listMyQuestions'>['items'][number];

/** What questions are about, and who answers: a product and its shop, or a design and its designer. */
export const questionTables = `product_questions q
  left join products p on p.id = q.product_id left join sellers s on s.id = p.seller_id
  left join designs d on d.id = q.design_id`;

const briefSql = (row: string, language: Language): string =>
  `case when ${row}.id is not null then ${objectSql({
    id: `${row}.id`,
    name: textSql(`${row}.name`, language),
    picture: pictureSql(`${row}.cover`, language),
  })} end`;

/** Columns of a product's question, from `questionTables`, as whoever may read all of it sees them. */
export const productQuestionFields = (language: Language) => ({
  id: 'q.id',
  product: briefSql('p', language),
  category: 'q.category',
  secret: 'q.secret',
  content: 'q.content',
  state: `case when ${waitsSql} then 'unanswered' else 'answered' end`,
  version: 'q.version',
  createdAt: instantSql('q.created_at'),
  answer: `case when q.answer is not null then ${objectSql({
    name: answererSql,
    content: 'q.answer',
    createdAt: instantSql('coalesce(q.answered_at, q.created_at)'),
  })} end`,
  further: furtherSql(),
});

/** The same, of a product or of a design. */
export const questionFields = (language: Language) => ({
  ...productQuestionFields(language),
  design: briefSql('d', language),
});

/** Questions with what they are about: `where` and `order` name `q`. */
export async function questionRows(
  database: Database,
  language: Language,
  rest: string,
  values: readonly unknown[],
): Promise<MyQuestion[]> {
  const rows = await database.rows<{ item: string }>(
    {
      text: `select ${objectSql(questionFields(language))}::text as item from ${questionTables} ${rest}`,
    },
    values,
  );
  return rows.map(({ item }) => JSON.parse(item) as MyQuestion);
}
