import type { Language } from '@hien/domain';
import { instantSql, objectSql, picturesSql } from '../../db/json-sql.ts';

/** A review as everybody reads it; `t` is the row. A removed one has lost what its writer said, for all but its writer. */
export function reviewItem(
  language: Language,
  reader: 'everybody' | 'writer' = 'everybody',
): string {
  const standing = (expression: string, otherwise = 'null'): string =>
    reader === 'writer'
      ? expression
      : `case when t.removed_on is null then ${expression} else ${otherwise} end`;
  return objectSql({
    id: 't.id',
    rating: 't.rating',
    created_at: instantSql('t.created_at'),
    edited_at: `case when t.edited_at is not null then ${instantSql('t.edited_at')} end`,
    proven_on: 'case when t.removed_on is null then t.proven_on end',
    removed: `case when t.removed_on is not null then json_build_object('on', t.removed_on, 'rule', t.removed_for) end`,
    author: standing('t.author_name'),
    content: standing('t.content'),
    building: standing('t.building'),
    district: standing('t.district'),
    city: standing('t.city'),
    area: standing('t.area_m2'),
    style: standing('t.style'),
    house_type: standing('t.house_type'),
    months: standing('t.months'),
    cost: standing(`json_build_object('from', t.cost_from, 'to', t.cost_to)`),
    pictures: standing(picturesSql('t.pictures', language), `'[]'`),
    reply: `case when t.reply is not null then json_build_object('content', t.reply, 'created_at', ${instantSql('t.replied_at')}) end`,
  });
}
