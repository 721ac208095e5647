import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { instantSql, objectSql, pictureSql, picturesSql, textSql } from '../../db/json-sql.ts';
import type { Answer } from '../../http/handler.ts';

export type MyReview = Answer<'listMyReviews'>['items'][number];

/** Columns of `product_reviews r`, `products p` and `sellers s` as author and shop both see them. */
export const reviewFields = (language: Language) => ({
  id: 'r.id',
  product: objectSql({
    id: 'p.id',
    name: textSql('p.name', language),
    picture: pictureSql('p.cover', language),
  }),
  rating: 'r.rating',
  content: 'r.content',
  pictures: picturesSql('r.pictures', language),
  optionName: textSql('r.option_name', language),
  helpfulCount: 'r.helpful_count',
  createdAt: instantSql('r.created_at'),
  reply: `case when r.reply is not null then ${objectSql({
    name: 's.name',
    content: 'r.reply',
    createdAt: instantSql('coalesce(r.replied_at, r.created_at)'),
  })} end`,
});

/** Reviews with the product they are about: `rest` names `r`. */
export async function reviewRows(
  database: Database,
  language: Language,
  rest: string,
  values: readonly unknown[],
): Promise<MyReview[]> {
  const rows = await database.rows<{ item: string }>(
    {
      text: `select ${objectSql({ ...reviewFields(language), points: 'r.points' })}::text as item from product_reviews r
        join products p on p.id = r.product_id join sellers s on s.id = p.seller_id ${rest}`,
    },
    values,
  );
  return rows.map(({ item }) => JSON.parse(item) as MyReview);
}
